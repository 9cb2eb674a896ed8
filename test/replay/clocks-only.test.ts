import { describe, expect, test } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { tagOfClocks } from "../../sim/replay/clocks-only";
import { type Replay, replayGame, residualOf } from "../../sim/replay/replay";
import { gamesOf } from "./games";

function replayOf(text: string, clocks: string): Replay {
  const game = gamesOf(`1. ${clocks.split(" ").map(word).join(" ")} *`)[0];
  const { control } = parseControl(text);
  if (game === undefined || control === undefined) throw new Error(text);
  return replayGame(game, control, 1000);
}

/** `-` is a move without a clock time. */
function word(clock: string): string {
  return clock === "-" ? "--" : `-- {[%clk ${clock}]}`;
}

/** `readings exact: ply residual, …` of the outliers, in s. */
function sums({ readings, exact, outliers }: Replay): string {
  const list = outliers.map((one) => `${one.ply} ${residualOf(one) / 1000}`).join(", ");
  return `${readings} ${exact}${list === "" ? "" : `: ${list}`}`;
}

describe("clock times alone: each sets the clock for the next one", () => {
  const rows: [name: string, control: string, clocks: string, sums: string][] = [
    ["plain time", "60", "60 60 55 50 55 12", "6 6"],
    ["an increment", "60+2", "60 64 62 66 64 30", "6 6"],
    ["more than the increment brings", "60+2", "64 64 69 66 71 30", "6 5: 2 -3"],
    ["more time than there was", "60", "61 62 62 63 60 60", "6 2: 1 -2"],
    ["the first increment not granted", "180+2", "180 180 182 181", "4 4"],
    ["decimals", "60+1", "60.9 61.5 60 62.4", "4 4"],
    ["delay", "60d5", "60 60 58 60 58 11", "6 6"],
    ["Bronstein", "60b5", "65 65 64 65 64 11", "6 6"],
    ["a long delay and short thinks", "60d60", "59 60 58 60", "4 4"],
    ["a later period for both, at one side's zero", "40/60+2:1800+2", "10 60 1790 1850 1780", "5 5"],
    ["a later period after so many moves", "2/60:1800;at=moves", "50 50 1840 1830", "4 4"],
    ["a period that never came", "60+2:1800+2", "10 60 9 59 3000", "5 4: 4 -2989"],
    ["moves without a clock time", "60+2", "64 - 60 66 -", "3 3"],
    ["a game that went on after a flag", "60", "0 60 5 50", "4 3: 2 -5"],
  ];
  for (const [name, control, clocks, found] of rows) {
    test(`${name}: ${control}`, () => expect(sums(replayOf(control, clocks))).toBe(found));
  }

  test("there is nothing to add up", () => {
    expect(replayOf("60", "60 60").drift).toEqual({ whiteMs: undefined, blackMs: undefined, fallenAt: undefined });
  });
});

describe("the tag of a game with clock times alone", () => {
  const rows: [tag: string, clocks: string, control: string | undefined][] = [
    ["180+0", "180 180", "180"],
    ["600+5", "10:00 9:58", "600+5"],
    ["40/5400+30:1800+30", "1:30:56 1:30:50", "40/5400+30:1800+30"],
    ["90 min/40 moves + 30 min + 30 sec/move", "1:30:56 1:30:50", "40/5400+30:1800+30"],
    ["90+30", "1:30:56 1:30:50", "5400+30"],
    ["90+30", "2:25 2:20", "90+30"],
    ["5400+30", "0:02:00 1:30:50", "5400+30"],
    ["5400+30", "- - 1:29:00", "5400+30"],
    ["5400+30", "0:03:02 0:03:01", undefined],
    ["180+2", "0:15:00 0:15:10", undefined],
    ["-", "0:03:00", undefined],
  ];
  for (const [tag, clocks, found] of rows) {
    test(`${tag} at ${clocks}: ${found ?? "does not fit"}`, () => {
      const [game] = gamesOf(`[TimeControl "${tag}"]\n\n1. ${clocks.split(" ").map(word).join(" ")} *`);
      const control = game && tagOfClocks(game);
      expect(control && printControl(control)).toBe(found);
    });
  }
});
