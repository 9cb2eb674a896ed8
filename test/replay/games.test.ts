import { basename } from "node:path";
import { describe, expect } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { compareReadings } from "../../sim/replay/compare";
import { type Inference, inferControl } from "../../sim/replay/infer";
import { type Replay, replayGame, residualOf } from "../../sim/replay/replay";
import { gameFiles, gameIn, testWithGames } from "./games";

/** The table in the README of the games: file, control, readings, within ±1 s, outliers (ply, s), ambiguous plies. */
const expected: [string, string, number, number, [number, number][], number][] = [
  ["idchess-5400p30", "5400+30;first=0", 75, 75, [], 0],
  ["stlouis-2018-delay", "1800d10", 50, 49, [[23, 2]], 0],
  ["wc2025-10p10", "600+10", 113, 113, [], 0],
  ["wc2025-15p10", "900+10", 139, 139, [], 1],
  ["wc2025-3p2", "180+2", 107, 107, [], 1],
  ["wc2025-5p3", "300+3", 140, 139, [[92, -7]], 0],
  ["wc2025-classical-1", "40/5400+30:1800+30", 158, 158, [], 0],
  [
    "wc2025-classical-2",
    "40/5400+30:1800+30",
    151,
    149,
    [
      [0, 8],
      [1, -9],
    ],
    0,
  ],
  ["wc2025-classical-4", "40/5400+30:1800+30", 126, 126, [], 0],
  ["wc2025-classical-6", "40/5400+30:1800+30", 126, 125, [[122, -3]], 0],
];

function fileOf(name: string): string {
  const file = gameFiles.find((path) => basename(path).startsWith(name));
  if (file === undefined) throw new Error(`no file ${name}…`);
  return file;
}

function canonical(text: string): string {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(text);
  return printControl(control);
}

function controlText(inference: Inference | undefined): string | undefined {
  return inference && printControl(inference.control);
}

function replayed(name: string, text: string): Replay {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(text);
  return replayGame(gameIn(fileOf(name)), control, 1000);
}

describe("real games", () => {
  for (const [name, text, readings, within, outliers, ambiguous] of expected) {
    testWithGames(`${name}: ${within} of ${readings} readings within ±1 s, and the outliers of its README`, () => {
      const replay = replayed(name, text);
      expect({ ...replay, outliers: replay.outliers.map((one) => [one.ply, residualOf(one) / 1000]) }).toMatchObject({
        readings,
        within,
        outliers,
        ambiguous,
      });
    });

    testWithGames(`${name}: the control is inferred, not told by its tag`, () => {
      const game = gameIn(fileOf(name));
      for (const tag of [game.tag, undefined, "300+3", "40/5400+30:1800+30"]) {
        const inference = inferControl({ ...game, tag });
        expect(inference && printControl(inference.control)).toBe(canonical(text));
      }
    });
  }

  testWithGames("1,056 of 1,060 World Cup readings are within ±1 s, two of them ambiguous", () => {
    const cup = expected.filter(([name]) => name.startsWith("wc2025")).map(([name, text]) => replayed(name, text));
    const sum = (count: (replay: Replay) => number) => cup.reduce((total, replay) => total + count(replay), 0);
    expect(sum((replay) => replay.readings)).toBe(1060);
    expect(sum((replay) => replay.within)).toBe(1056);
    expect(sum((replay) => replay.ambiguous)).toBe(2);
  });

  testWithGames("the control of a game that broke off early is inferred too", () => {
    for (const [name, text] of expected) {
      const game = gameIn(fileOf(name));
      const begun = { ...game, plies: game.plies.slice(0, 24) };
      // Its tag tells how it would have gone on; without the tag nothing does.
      expect(controlText(inferControl(begun)), name).toBe(canonical(text));
      const untold = text.replace("40/5400+30:1800+30", "5400+30");
      expect(controlText(inferControl({ ...begun, tag: undefined })), name).toBe(canonical(untold));
    }
  });

  testWithGames("both clocks of a classical game get 30 minutes when one reaches zero", () => {
    const { control } = parseControl("5400+30");
    if (control === undefined) throw new Error();
    const replay = replayGame(gameIn(fileOf("wc2025-classical-2")), control, 1000);
    expect(replay.outliers.map((one) => one.ply)).toEqual([0, 1, 80, 81]);
  });

  testWithGames("the ambiguous readings are those with a flag within a second that had not fallen", () => {
    const ambiguous = (name: string, text: string) => {
      const { control } = parseControl(text);
      if (control === undefined) throw new Error(text);
      const readings = compareReadings(gameIn(fileOf(name)).plies, control);
      return readings
        .filter((one) => one.ambiguous)
        .map(({ ply, shownMs, readMs }) => [ply, shownMs / 1000, readMs / 1000]);
    };
    expect(ambiguous("wc2025-15p10", "900+10")).toEqual([[137, 11, 11]]);
    expect(ambiguous("wc2025-3p2", "180+2")).toEqual([[77, 3, 4]]);
  });
});
