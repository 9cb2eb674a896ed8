/** A game written as PGN and replayed is the same game. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Field, Penalty, Side, SideField } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { inferControl } from "../../sim/replay/infer";
import { tracePgn } from "../../sim/replay/write";
import { gamesOf } from "./games";
import { type Move, pressesAfter, replayed, seconds, traceOf } from "./written";

describe("there and back", () => {
  const games: [name: string, control: string, moves: Move[], presses: number][] = [
    ["increment", "180+2", pressesAfter(seconds(7, 5, 1, 30, 12)), 5],
    ["two periods", "40/60+2:30+2", pressesAfter(seconds(50, 5, 20, 10, 1)), 5],
    ["a period at the press", "60+2:30+2", pressesAfter(seconds(62, 62, 20, 10, 1)), 5],
    ["delay", "60d5", pressesAfter(seconds(7, 5, 1, 30, 12)), 5],
    ["Bronstein", "60b5", pressesAfter(seconds(7, 5, 1, 30, 12)), 5],
    ["hourglass", "*60", pressesAfter(seconds(7, 5, 1, 30, 12)), 5],
    ["byo-yomi", "10:3x5", pressesAfter(seconds(7, 12, 8, 4, 4)), 5],
    ["Canadian", "10:c2/30", pressesAfter(seconds(7, 12, 8, 4, 4, 20)), 6],
    ["count-up", "up", pressesAfter(seconds(7, 12, 8, 4, 4, 20)), 6],
    [
      "gong: a turn that passes by itself is a move too",
      "gong10",
      [...pressesAfter(seconds(7, 5)), [Verb.Press, 25000, [Side.Black, 25000]]],
      4,
    ],
    ["moves", "2/60:60;at=moves", pressesAfter(seconds(7, 5, 1, 30, 12, 80)), 6],
    ["a flag that runs on", "10", pressesAfter(seconds(7, 5, 4, 2, 3)), 5],
    [
      "a pause",
      "60",
      [
        [Verb.Pause, 3000],
        [Verb.Resume, 63000, [Side.White]],
        [Verb.Press, 65000, [Side.White, 65000]],
      ],
      1,
    ],
    [
      "an undone press",
      "60+2",
      [
        [Verb.Press, 5000, [Side.White, 5000]],
        [Verb.Pause, 9000],
        [Verb.Undo, 9000, [0]],
        [Verb.Resume, 9000, [Side.White]],
        [Verb.Press, 12000, [Side.White, 12000]],
        [Verb.Press, 15000, [Side.Black, 15000]],
      ],
      2,
    ],
    [
      "an illegal move that was pressed",
      "60+2",
      [
        [Verb.Press, 5000, [Side.White, 5000]],
        [Verb.Pause, 9000],
        [Verb.Penalty, 9000, [Penalty.IllegalMove, Side.White, 0, 0]],
        [Verb.Resume, 9000, [Side.White]],
        [Verb.Press, 12000, [Side.White, 12000]],
      ],
      1,
    ],
    [
      "a late edge that takes a flag back",
      "10+2",
      [
        [Verb.Advance, 12500],
        [Verb.Press, 12500, [Side.White, 11000]],
        [Verb.Press, 14000, [Side.Black, 14000]],
      ],
      2,
    ],
    ["milliseconds", "60+2", pressesAfter([1, 1234, 999, 30001, 1]), 5],
  ];
  for (const [name, control, moves, presses] of games) {
    test(`${name}: no difference at any press`, async () => {
      const replay = replayed(tracePgn(await traceOf(control, moves)));
      expect(replay).toMatchObject({ readings: presses, exact: presses, outliers: [] });
    });
  }

  test("corrected times stand in the file, with a note where they were corrected", async () => {
    const moves: Move[] = [
      [Verb.Press, 5000, [Side.White, 5000]],
      [Verb.Pause, 9000],
      [Verb.Correct, 9000, [Field.Black + SideField.Remaining, 100000]],
      [Verb.Resume, 9000, [Side.Black]],
      [Verb.Press, 10000, [Side.Black, 10000]],
    ];
    const pgn = tracePgn(await traceOf("60", moves));
    expect(pgn).toContain("[%emt 0:00:05] correct}");
    expect(replayed(pgn)).toMatchObject({ readings: 2, exact: 1, outliers: [{ ply: 1, readMs: 99000 }] });
  });

  test("an undone correction takes no press away, though a counter was lowered before", async () => {
    const moves: Move[] = [
      ...pressesAfter(seconds(5, 5, 5, 5, 5)),
      [Verb.Pause, 26000],
      [Verb.Correct, 26000, [Field.White + SideField.Presses, 1]],
      [Verb.Correct, 26000, [Field.Black + SideField.Remaining, 100000]],
      [Verb.Undo, 26000],
    ];
    const lowered = tracePgn(await traceOf("60", moves));
    expect(lowered.match(/%emt 0:00:05/g)).toHaveLength(5);
    const undone = tracePgn(await traceOf("60", [...moves, [Verb.Undo, 26000], [Verb.Undo, 26000]]));
    expect(undone.match(/%emt 0:00:05/g)).toHaveLength(4);
  });

  test("1,000 presses, to the second and to the millisecond, set and never set", async () => {
    for (const unitMs of [1000, 1]) {
      const thinks = Array.from({ length: 1000 }, (_, i) => (1 + ((i * 7919) % 37)) * unitMs);
      const replay = replayed(tracePgn(await traceOf("5400+30", pressesAfter(thinks))));
      expect(replay).toMatchObject({ readings: 1000, exact: 1000, ambiguous: 0 });
      expect(replay.drift).toEqual({ whiteMs: 0, blackMs: 0, fallenAt: undefined });
    }
  });

  test("any game of whole seconds, under any control, with the press of the side to move", async () => {
    const controls = "60 60+2 30d5 30b5 20:10 20+1:10+1 2/20:10;at=moves 20:3x5 20:c3/30 *40 up".split(" ");
    const game = fc.tuple(fc.constantFrom(...controls), fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(game, async ([control, thinks]) => {
        const lines = await traceOf(control, pressesAfter(seconds(...thinks)));
        if (lines.filter((line) => line.includes('"event":"press"')).length === 0) return;
        expect(replayed(tracePgn(lines)).outliers).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test("the control is inferred from the readings of simulated games", async () => {
    const controls = "300+3 900+10 5400+30;first=0 1500d5 1500b10 600 W300-B240 1260+7 40/7200:1800+30".split(" ");
    for (const control of controls) {
      const thinks = Array.from({ length: 60 }, (_, i) => 1 + ((i * 7919) % 29));
      const game = gamesOf(tracePgn(await traceOf(control, pressesAfter(seconds(...thinks)))))[0];
      const inference = game && inferControl({ ...game, tag: undefined });
      const begun = control === "40/7200:1800+30" ? "7200" : control;
      expect(inference && printControl(inference.control)).toBe(begun.replace("first=0", "from=2"));
    }
  });
});
