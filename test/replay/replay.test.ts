import { describe, expect, test } from "vitest";
import { type Replay, replayGame, residualOf } from "../../sim/replay/replay";
import { controlOf } from "../notation/reading";
import { gamesOf } from "./games";

/** A game from moves like `55/5`: what the clock showed and the time used, in s; `-` for what is missing. */
function replayOf(control: string, moves: string, toleranceS = 1): Replay {
  const words = moves.split(" ").map((move) => {
    const [clk, emt] = move.split("/");
    const parts = [clk === "-" ? "" : `[%clk ${clk}]`, emt === "-" ? "" : `[%emt ${emt}]`];
    return `-- {${parts.join("")}}`;
  });
  // A second game with a reading, so that one without any is taken too.
  const game = gamesOf(`1. ${words.join(" ")} *\n\n[Event "x"]\n\n1. e4 {[%clk 1][%emt 1]} *`)[0];
  if (game === undefined) throw new Error("no game");
  return replayGame(game, controlOf(control), toleranceS * 1000);
}

/** `readings exact within ambiguous: ply residual, …` of the outliers, in s. */
function sums({ readings, exact, within, ambiguous, outliers }: Replay): string {
  const list = outliers.map((one) => `${one.ply} ${residualOf(one) / 1000}`).join(", ");
  return `${readings} ${exact} ${within} ${ambiguous}${list === "" ? "" : `: ${list}`}`;
}

describe("residuals", () => {
  const rows: [name: string, control: string, moves: string, sums: string][] = [
    ["all exact", "60+2", "57/7 59/5 58/1", "3 3 3 0"],
    ["ours minus read", "60+2", "58/7 57/5 58/2", "3 1 2 0: 1 2"],
    ["his clock is set to the reading, the opponent's is not", "300", "290/5 295/5 280/10 285/10", "4 3 3 0: 0 5"],
    ["a time used alone is charged and pressed, not compared", "60+2", "-/7 59/5 58/1", "2 2 2 0"],
    ["a reading alone sets the clock", "60+2", "57/- 59/5 50/9", "2 2 2 0"],
    ["neither presses, and the increment is granted", "60+2", "-/- 59/5 59/7", "2 2 2 0"],
    ["no time used at all", "60+2", "64/0 64/0 66/0 66/0", "4 4 4 0"],
    ["no time used at all, plain time", "60", "60/0 60/0 60/0 60/0 60/0", "5 5 5 0"],
    ["delay", "60d5", "60/3 58/7 60/5 58/0", "4 4 4 0"],
    ["Bronstein", "60b5", "65/3 63/7 65/5 63/0", "4 4 4 0"],
    ["first increment not granted", "60+2;first=0", "60/2 62/0 61/1", "3 3 3 0"],
    ["Armageddon", "W300-B240", "290/10 230/10", "2 2 2 0"],
    ["hourglass: what one uses the other gains", "*60", "50/10 65/5 52/3", "3 3 3 0"],
    ["byo-yomi", "10:3x5", "5/12 8/2 5/3", "3 3 3 0"],
    ["Canadian", "10:c2/60", "55/15 8/2 60/20", "3 3 3 0"],
    ["count-up", "up", "5/5 7/7 6/1", "3 3 3 0"],
    ["30 minutes for both when one crosses zero", "40/60+2:1800+2", "1792/72 1854/10 1793/1", "3 3 3 0"],
    ["30 minutes at the 2nd press under moves", "2/60:1800;at=moves", "50/10 50/10 1840/10 1840/10", "4 4 4 0"],
    ["30 minutes at his own zero", "60:1800;at=own", "1790/70 50/10", "2 2 2 0"],
    ["decimals are compared to the ms", "60", "50.250/9.75 50.2/9.75", "2 1 2 0"],
    ["whole seconds are compared as they are shown", "60", "51/9.75 50/9.75", "2 1 2 0"],
  ];
  for (const [name, control, moves, found] of rows) {
    test(`${name}: ${control}`, () => expect(sums(replayOf(control, moves))).toBe(found));
  }

  test("the tolerance decides what is an outlier, and the worst is the first of the largest", () => {
    const moves = "57/7 58/5 60/1 59/1 54/8 62/1";
    expect(sums(replayOf("60+2", moves, 0))).toBe("6 3 3 0: 1 1, 2 -2, 5 -2");
    expect(replayOf("60+2", moves, 0).worst?.ply).toBe(2);
    expect(sums(replayOf("60+2", moves, 2))).toBe("6 3 6 0");
  });
});

describe("crossings of zero that whole seconds leave open", () => {
  const rows: [name: string, control: string, moves: string, sums: string][] = [
    ["a flag at the press itself, and the reading says no", "60+10", "11/70", "1 1 1 1"],
    ["a flag 1 s before the press, and the reading says no", "60+10", "11/71", "1 1 1 1"],
    ["a flag 2 s before the press is a flag", "60+10", "11/72", "1 0 0 0: 0 -11"],
    ["a flag, and the reading says so", "60+10", "0/70", "1 1 1 1"],
    ["no flag for another second, and the reading says so", "60+10", "11/69", "1 1 1 0"],
    ["no flag for another second, but the reading has one", "60+10", "0/69", "1 1 1 1"],
    ["no flag for another 2 s, but the reading has one", "60+10", "0/68", "1 0 0 0: 0 12"],
    ["a period at the press itself, and the reading says no", "60+10:600+10", "11/70", "1 1 1 1"],
    ["a period 1 s before the press, and the reading has it", "60+10:600+10", "609/71", "1 1 1 1"],
    ["a period for both within the next second, and the reading has it", "60+10:600+10", "610/69 660/20", "2 2 2 1"],
    ["a period long before the press", "60+10:600+10", "600/80", "1 1 1 0"],
    ["the loser of the doubt stays as it is: his opponent's period", "60+10:600+10", "11/70 60/20", "2 2 2 1"],
  ];
  for (const [name, control, moves, found] of rows) {
    test(name, () => expect(sums(replayOf(control, moves))).toBe(found));
  }

  test("a game that goes on after a flag is taken on", () => {
    const replay = replayOf("60+10", "40/100 55/25 35/15 50/15");
    expect(sums(replay)).toBe("4 3 3 0: 0 -40");
    expect(sums(replayOf("60", "30/100 35/25 20/10 20/15"))).toBe("4 3 3 0: 0 -30");
    expect(sums(replayOf("60+10", "0/100 55/25 0/15 50/15"))).toBe("4 4 4 0");
  });
});

describe("the second pass", () => {
  test("adds up what the first one sets right", () => {
    const replay = replayOf("60+2", "54/7 56/4 53/1 54/4");
    expect(sums(replay)).toBe("4 1 1 0: 0 3, 1 4, 2 2");
    expect(replay.drift).toEqual({ whiteMs: 3000 + 2000, blackMs: 4000, fallenAt: undefined });
  });

  test("ends where our clock falls", () => {
    const { drift } = replayOf("60", "55/5 55/5 58/50 40/15 50/8 39/1");
    expect(drift).toEqual({ whiteMs: -53000, blackMs: 0, fallenAt: 4 });
  });

  test("a side without readings has no difference", () => {
    expect(replayOf("60", "55/5 -/5").drift).toEqual({ whiteMs: 0, blackMs: undefined, fallenAt: undefined });
    expect(replayOf("60", "-/5 -/5")).toMatchObject({ readings: 0, worst: undefined });
  });

  test("moves without time do not add up to a second in a game of 999 of them", () => {
    const replay = replayOf("60", Array.from({ length: 1998 }, () => "60/0").join(" "));
    expect(sums(replay)).toBe("1998 1998 1998 0");
    expect(replay.drift).toEqual({ whiteMs: 0, blackMs: 0, fallenAt: undefined });
  });
});
