/** The records of a log, played to a clock, make the game again. */
import { describe, expect, test } from "vitest";
import { RecordKind, SNAPSHOT } from "../../../firmware/app/log/format";
import { record } from "../../../firmware/app/log/log";
import { nextRecord, openTape } from "../../../firmware/app/log/log-reader";
import { play } from "../../../firmware/app/log/log-replay";
import { createClock } from "../../../firmware/core/new-clock";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { openMemory, writeBlock } from "../memory";
import { ignore, played, stateOf } from "./played-log";

describe("played to a clock", () => {
  test("records without a snapshot do nothing", () => {
    const { log } = openMemory();
    record(log, RecordKind.Start, 5);
    const tape = openTape(log.store, ignore);
    expect([nextRecord(tape), play(tape), tape.clock]).toEqual([true, undefined, undefined]);
  });

  test.each<[string, [RecordKind, number][], (number | undefined)[]]>([
    ["a start", [[RecordKind.Start, 5]], [Mode.Running, Side.White, 62_000, 62_000, 0, 0]],
    [
      "time",
      [
        [RecordKind.Start, 5],
        [RecordKind.Tick, 3_005],
      ],
      [Mode.Running, Side.White, 59_000, 62_000, 0, 0],
    ],
    [
      "a press",
      [
        [RecordKind.Start, 5],
        [RecordKind.PressWhite, 1_005],
      ],
      [Mode.Running, Side.Black, 63_000, 62_000, 1, 0],
    ],
    [
      "both",
      [
        [RecordKind.Start, 5],
        [RecordKind.PressWhite, 1_005],
        [RecordKind.PressBlack, 4_005],
      ],
      [Mode.Running, Side.White, 63_000, 61_000, 1, 1],
    ],
    [
      "a late one",
      [
        [RecordKind.Start, 5],
        [RecordKind.Tick, 9_005],
        [RecordKind.PressWhite, 8_005],
        [RecordKind.Tick, 9_005],
      ],
      [Mode.Running, Side.Black, 56_000, 61_000, 1, 0],
    ],
    [
      "a flag",
      [
        [RecordKind.Start, 5],
        [RecordKind.Flag, 62_005],
      ],
      [Mode.Fallen, Side.White, 0, 62_000, 0, 0],
    ],
    [
      "a flag withdrawn",
      [
        [RecordKind.Start, 5],
        [RecordKind.Flag, 62_005],
        [RecordKind.PressWhite, 62_004],
      ],
      [Mode.Running, Side.Black, 2_001, 61_999, 1, 0],
    ],
    [
      "a flag, and an edge before it",
      [
        [RecordKind.Start, 5],
        [RecordKind.Flag, 62_005],
        [RecordKind.IgnoredBlack, 60_000],
      ],
      [Mode.Fallen, Side.White, 0, 62_000, 0, 0],
    ],
    [
      "ignored presses",
      [
        [RecordKind.Start, 5],
        [RecordKind.IgnoredBlack, 1_005],
        [RecordKind.IgnoredKey, 2_005],
      ],
      [Mode.Running, Side.White, 60_000, 62_000, 0, 0],
    ],
    [
      "a pause",
      [
        [RecordKind.Start, 5],
        [RecordKind.Pause, 1_005],
        [RecordKind.IgnoredWhite, 9_005],
      ],
      [Mode.Paused, Side.White, 61_000, 62_000, 0, 0],
    ],
    [
      "going on",
      [
        [RecordKind.Start, 5],
        [RecordKind.Pause, 1_005],
        [RecordKind.ResumeBlack, 9_005],
        [RecordKind.Tick, 9_505],
      ],
      [Mode.Running, Side.Black, 61_000, 61_500, 0, 0],
    ],
    [
      "going on, White",
      [
        [RecordKind.Start, 5],
        [RecordKind.Pause, 1_005],
        [RecordKind.ResumeWhite, 9_005],
        [RecordKind.Period, 9_505],
      ],
      [Mode.Running, Side.White, 60_500, 62_000, 0, 0],
    ],
  ])("%s", (_, records, state) => {
    const tape = played("60+2", (log) => {
      for (const [kind, atMs] of records) record(log, kind, atMs);
    });
    expect(stateOf(tape)).toEqual(state);
  });

  test("a snapshot stands above all before it", () => {
    const tape = played("60", (log) => {
      record(log, RecordKind.Start, 0);
      record(log, RecordKind.PressWhite, 7_000);
      const clock = createClock(parseControl("300").control!, 0, ignore);
      writeBlock(log, SNAPSHOT, [Event.Correct * 4 + 1, 3, 9, 5, ...saveClock(clock)]);
    });
    expect(stateOf(tape)).toEqual([Mode.Ready, Side.White, 300_000, 300_000, 0, 0]);
    expect(tape.snapshot.slice(0, 4)).toEqual([37, 3, 9, 5]);
    expect(tape.clock?.atMs).toBe(7_000);
  });

  test("a snapshot of another version does not count", () => {
    const tape = played("60", (log) => {
      const list = saveClock(createClock(parseControl("300").control!, 0, ignore));
      writeBlock(log, SNAPSHOT, [37, 0, 9, 0, 2, ...list.slice(1)]);
    });
    expect(stateOf(tape).slice(2, 4)).toEqual([60_000, 60_000]);
    expect(tape.snapshot[0]).toBe(Event.Control * 4);
  });

  test("another block is none, whatever it holds", () => {
    const clock = createClock(parseControl("300").control!, 0, ignore);
    const tape = played("60", (log) => void writeBlock(log, 3, [Event.Control * 4, 0, 25, 0, ...saveClock(clock)]));
    expect(stateOf(tape).slice(0, 3)).toEqual([Mode.Ready, Side.White, 60_000]);
  });
});
