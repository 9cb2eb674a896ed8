/** Forty boards in the middle of a round, with everything that an arbiter wants to see. */
import type { Played } from "./played-clock";

const surnames =
  "Aguirre Alekseeva Anand Aronian Bacrot Benítez Bološ Bruzón Caruana Castro Domínguez Dubov Duda Eljanov Esipenko Fedoseev Firouzja Fressinet García Gelfand Giri González Goryachkina Grischuk Gukesh Harikrishna Hernández Hou Iturrizaga Ivanchuk Jobava Ju Kamsky Karjakin Kosteniuk Koneru Kramnik Lagno Leko Lê Maghsoodloo Mamedyarov Martínez Muzychuk Nakamura Navara Nepomniachtchi Nihal Paehtz Pérez Polgár Praggnanandhaa Quesada Radjabov Rapport Robson Sargissian Shankland Short Shirov So Sokolov Stefanova Svidler Tabatabaei Tan Topalov Ushenina Vachier-Lagrave Vaishali Vallejo Van_Foreest Vidit Vitiugov Wang Wei Wojtaszek Xiong Yu Zhukova"
    .split(" ")
    .map((name) => name.replace("_", " "));

/** Returns whole numbers from 0 to below `below`, the same ones each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const special: Readonly<Record<number, Partial<Played>>> = {
  3: { running: null, mode: "paused", line: "41:12.4 paused 38:02.9" },
  7: { running: "black", blackMs: 0, firstFlag: "black", mode: "fallen", line: "flag fallen: Black" },
  11: { whiteMs: 5_400_000, blackMs: 5_400_000, presses: [0, 0], line: "Default time 12 min" },
  14: { presence: "lost" },
  18: { isBatteryLow: true },
  21: { whiteMs: 187_000 },
  22: { isWhiteRight: true },
  26: { missing: 3 },
  29: { lock: "closed" },
  33: { running: null, mode: "finished" },
  36: { whiteMs: 5_400_000, blackMs: 5_400_000, presses: [0, 0] },
  38: { blackMs: 42_000, running: "black" },
};

export function roundInPlay(count = 40): Played[] {
  const roll = dice(7);
  return Array.from({ length: count }, (_, at): Played => {
    const number = at + 1;
    const moves = 12 + roll(24);
    const running = roll(2) === 0 ? "white" : "black";
    const white = surnames[(at * 2) % surnames.length] ?? "";
    const black = surnames[(at * 2 + 1) % surnames.length] ?? "";
    return {
      number,
      players: [white, black],
      whiteMs: (900 + roll(3600)) * 1000,
      blackMs: (900 + roll(3600)) * 1000,
      presses: [moves, running === "white" ? moves : moves - 1],
      running,
      ...special[number],
    };
  });
}
