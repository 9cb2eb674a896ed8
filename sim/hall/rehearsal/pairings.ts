/** The players of a rehearsal, and their pairings as a pairing program writes them. */
import { resultLetters, type Score } from "../model/choices";

const names = [
  ...["Núñez, Álvaro", "Öztürk, Ayşe", "Иванова, Анна", "Žukauskas, Jonas", "García, Lucía", "Müller, Jörg"],
  ...["Łukasz, Żaneta", "Ferreira, João", "Nagy, Erzsébet", "Sørensen, Bjørn", "Dvořák, Jiří", "O'Neill, Sinéad"],
  ...["Đorđević, Vuk", "Ibáñez, Íñigo", "Kováč, Ľubica", "Åström, Märta"],
];

/** Returns the names of so many players. */
export function playersFor(count: number, given: readonly string[] | undefined): readonly string[] {
  return given ?? Array.from({ length: count }, (_, at) => nameAt(names, at));
}

/** Returns one of some invented names. They begin again with a number where there are not enough. */
export function nameAt(invented: readonly string[], at: number): string {
  const again = Math.floor(at / invented.length);
  return `${invented[at % invented.length]}${again === 0 ? "" : ` ${again + 1}`}`;
}

/** Two players by their rank, from 1. */
export interface Pair {
  readonly white: number;
  readonly black: number;
}

/** Pairs everybody with everybody else once, by the method of the circle. Rounds count from 1. */
export function pairsOf(players: number, round: number): readonly Pair[] {
  const circle = Array.from({ length: players - 1 }, (_, at) => ((at + round - 1) % (players - 1)) + 1);
  const seats = [players, ...circle];
  return Array.from({ length: players / 2 }, (_, at) => {
    const [one = 0, two = 0] = [seats[at], seats[players - 1 - at]];
    return (at === 0 ? round % 2 === 1 : at % 2 === 1) ? { white: one, black: two } : { white: two, black: one };
  });
}

/** A round with the results of its pairs, as far as there are any. */
export interface PairedRound {
  readonly pairs: readonly Pair[];
  /** The rank of White is the key. */
  readonly scores: ReadonlyMap<number, Score>;
}

const letters: Readonly<Record<Score, readonly [white: string, black: string]>> = { ...resultLetters, "*": [" ", " "] };

/** Writes the report with all rounds so far, in the columns of FIDE's TRF. */
export function reportText(
  tournament: string,
  control: string,
  players: readonly string[],
  rounds: readonly PairedRound[],
): string {
  const lines = players.map((name, at) => playerLine(at + 1, name, rounds));
  return `${[`012 ${tournament}`, `222 ${control}`, ...lines].join("\n")}\n`;
}

const firstElo = 2400;

function playerLine(rank: number, name: string, rounds: readonly PairedRound[]): string {
  let points = 0;
  const cells = rounds.map(({ pairs, scores }) => {
    const pair = pairs.find(({ white, black }) => white === rank || black === rank);
    if (pair === undefined) return " ".repeat(10);
    const isWhite = pair.white === rank;
    const score = letters[scores.get(pair.white) ?? "*"][isWhite ? 0 : 1];
    points += "1+".includes(score) ? 1 : score === "=" ? 0.5 : 0;
    return `  ${String(isWhite ? pair.black : pair.white).padStart(4)} ${isWhite ? "w" : "b"} ${score}`;
  });
  const letter = Array.from(name).slice(0, 33).join("");
  const known = `001 ${String(rank).padStart(4)}      ${letter}`.padEnd(48) + String(firstElo - rank).padStart(4);
  return `${known.padEnd(80)}${points.toFixed(1).padStart(4)} ${String(rank).padStart(4)}${cells.join("")}`.trimEnd();
}
