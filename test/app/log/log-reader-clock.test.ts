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
import { openMemory, recordLines, writeBlock } from "../memory";
import { ignore, played, stateOf } from "./played-log";

describe("played to a clock", () => {
  test("records without a snapshot do nothing", () => {
    const { log } = openMemory();
    record(log, RecordKind.Start, 5);
    const tape = openTape(log.store, ignore);
    expect([nextRecord(tape), play(tape), tape.clock]).toEqual([true, undefined, undefined]);
  });

  test.each<[string, string, (number | undefined)[]]>([
    ["a start", "start 5", [Mode.Running, Side.White, 62_000, 62_000, 0, 0]],
    ["time", "start 5, tick 3005", [Mode.Running, Side.White, 59_000, 62_000, 0, 0]],
    ["a press", "start 5, white 1005", [Mode.Running, Side.Black, 63_000, 62_000, 1, 0]],
    ["both", "start 5, white 1005, black 4005", [Mode.Running, Side.White, 63_000, 61_000, 1, 1]],
    ["a late one", "start 5, tick 9005, white 8005, tick 9005", [Mode.Running, Side.Black, 56_000, 61_000, 1, 0]],
    ["a flag", "start 5, flag 62005", [Mode.Fallen, Side.White, 0, 62_000, 0, 0]],
    ["a flag withdrawn", "start 5, flag 62005, white 62004", [Mode.Running, Side.Black, 2_001, 61_999, 1, 0]],
    [
      "a flag, and an edge before it",
      "start 5, flag 62005, ignored black 60000",
      [Mode.Fallen, Side.White, 0, 62_000, 0, 0],
    ],
    [
      "ignored presses",
      "start 5, ignored black 1005, ignored key 2005",
      [Mode.Running, Side.White, 60_000, 62_000, 0, 0],
    ],
    ["a pause", "start 5, pause 1005, ignored white 9005", [Mode.Paused, Side.White, 61_000, 62_000, 0, 0]],
    ["going on", "start 5, pause 1005, resume black 9005, tick 9505", [Mode.Running, Side.Black, 61_000, 61_500, 0, 0]],
    [
      "going on, White",
      "start 5, pause 1005, resume white 9005, period 9505",
      [Mode.Running, Side.White, 60_500, 62_000, 0, 0],
    ],
  ])("%s: %s", (_, records, state) => {
    const tape = played("60+2", (log) => recordLines(log, records));
    expect(stateOf(tape)).toEqual(state);
  });

  test("a snapshot stands above all before it", () => {
    const tape = played("60", (log) => {
      recordLines(log, "start 0, white 7000");
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
