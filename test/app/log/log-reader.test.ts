/** How the clock reads the log: the order of pages, bad words and blocks, and the game that the records make again. */
import { describe, expect, test } from "vitest";
import { NEWER_SEQ, NO_SEQ, pageOf, RecordKind, SNAPSHOT, seqOf } from "../../../firmware/app/log/format";
import { append, record } from "../../../firmware/app/log/log";
import { nextRecord, openTape } from "../../../firmware/app/log/log-reader";
import { play } from "../../../firmware/app/log/log-replay";
import { turnPage } from "../../../firmware/app/log/pages";
import type { Log } from "../../../firmware/app/model/log-state";
import { createClock } from "../../../firmware/core/new-clock";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { headOf, openMemory, recordLines, recordsOf, wordOf, writeBlock } from "../memory";
import { ignore, played, stateOf } from "./played-log";

describe("the head of a page", () => {
  test.each([
    ["its number", headOf(1), 1],
    ["both bytes of it", headOf(0xabcd), 0xabcd],
    ["an older version", headOf(7, 0), 7],
    ["a newer version", headOf(7, 2), NEWER_SEQ],
    ["nothing", [255, 255, 255, 255, 255, 255, 255, 255], NO_SEQ],
    ["cleared", [0, 0, 0, 0, 0, 0, 0, 0], NO_SEQ],
    ["another letter", [71, ...headOf(1).slice(1, 4), 184, ...headOf(1).slice(5)], NO_SEQ],
    ...[4, 5, 6, 7].map((at): [string, number[], number] => {
      const torn = headOf(0x102);
      torn[at] = (torn[at] ?? 0) ^ 1;
      return [`byte ${at} wrong`, torn, NO_SEQ];
    }),
  ])("%s", (_, head, seq) => {
    const { log } = openMemory();
    log.store.write(1, 0, head);
    expect(seqOf(log.store, 1)).toBe(seq);
  });

  test("cannot be read", () => {
    const { cells, log } = openMemory();
    cells.unreadable.push(1);
    expect(seqOf(log.store, 0)).toBe(NO_SEQ);
  });

  test("is found by its number", () => {
    const { log } = openMemory({ pages: 3, seq: 5 });
    log.store.write(2, 0, headOf(6));
    expect([4, 5, 6, 7].map((seq) => pageOf(log.store, seq))).toEqual([-1, 0, 2, -1]);
  });
});

describe("a tape", () => {
  test("of no page has nothing", () => {
    const { cells, log } = openMemory();
    cells.bytes[0] = [];
    const tape = openTape(log.store, ignore);
    expect([tape.page, tape.seq, nextRecord(tape)]).toEqual([-1, -1, false]);
    expect([tape.clock, tape.snapshot, tape.bytes]).toEqual([undefined, [], []]);
    expect([tape.short, tape.hasTornWord, tape.damaged]).toEqual([false, false, false]);
  });

  test("may begin with page number 0", () => {
    const { log } = openMemory({ seq: 0 });
    record(log, RecordKind.Start, 5);
    const tape = openTape(log.store, ignore);
    expect([tape.page, tape.seq, nextRecord(tape), tape.atMs]).toEqual([0, 0, true, 5]);
  });

  test("goes on in the first page, too", () => {
    const { log } = openMemory();
    log.store.write(1, 0, headOf(0));
    Object.assign(log, { page: 1, seq: 0 });
    record(log, RecordKind.Start, 1);
    Object.assign(log, { page: 0, seq: 1, at: 8 });
    record(log, RecordKind.Pause, 5);
    expect(recordsOf(log)).toEqual(["start 1", "pause 5"]);
  });

  test("goes from the oldest page of an unbroken row to the newest, and stands where one can write", () => {
    const { log } = openMemory({ pages: 4, seq: 3 });
    record(log, RecordKind.Start, 5);
    Object.assign(log, { page: 3, seq: 4, at: 8 });
    log.store.write(3, 0, headOf(4));
    log.store.write(1, 0, headOf(1));
    record(log, RecordKind.Pause, 9);
    const tape = openTape(log.store, ignore);
    expect([tape.page, tape.seq]).toEqual([0, 3]);
    expect([nextRecord(tape), tape.atMs, nextRecord(tape), tape.atMs, nextRecord(tape)]).toEqual([
      true,
      5,
      true,
      9,
      false,
    ]);
    expect([tape.page, tape.seq, tape.at]).toEqual([3, 4, 12]);
  });

  test("ends in a page that is full to its last word", () => {
    const { log } = openMemory();
    log.at = 4_092;
    append(log, RecordKind.Start, 16_384);
    const tape = openTape(log.store, ignore);
    while (nextRecord(tape)) {}
    expect(tape.at).toBe(4_096);
  });

  test("passes over what is no good: torn, worn, unreadable, of another place", () => {
    const { cells, log } = openMemory();
    record(log, RecordKind.Start, 1);
    log.store.write(0, 12, wordOf(RecordKind.PressWhite, 16_384, 16));
    log.at = 16;
    recordLines(log, "black 2, white 3");
    cells.unreadable.push(5);
    log.at = 28;
    record(log, RecordKind.Pause, 4);
    expect(recordsOf(log)).toEqual(["start 1", "black 2", "pause 3"]);
  });
});

describe("a block", () => {
  function twoBlocks(): { log: Log; cells: ReturnType<typeof openMemory>["cells"] } {
    const memory = openMemory();
    writeBlock(memory.log, 1, [1, 2, 3, 4]);
    record(memory.log, RecordKind.Start, 7);
    return memory;
  }

  test.each([
    ["its first word", 12],
    ["its second", 16],
    ["its end", 20],
  ])("is passed over as a whole when %s is spoilt", (_, at) => {
    const { log, cells } = twoBlocks();
    const bytes = cells.bytes[0] ?? [];
    bytes[at + 1] = (bytes[at + 1] ?? 0) ^ 1;
    expect(recordsOf(log)).toEqual(["start 7"]);
  });

  test.each([3, 4, 5])("and when its word %i cannot be read", (word) => {
    const { log, cells } = twoBlocks();
    cells.unreadable.push(word);
    expect(recordsOf(log)).toEqual(["start 7"]);
  });

  test("cut by the power keeps its place; the log goes on behind", () => {
    const { cells, log } = openMemory();
    cells.cutAfter = 2;
    writeBlock(log, 1, [1, 2, 3, 4]);
    const tape = openTape(log.store, ignore);
    expect([nextRecord(tape), tape.at]).toEqual([false, 24]);
  });

  test("never leads out of its page", () => {
    const { log } = openMemory();
    log.at = 4_084;
    append(log, RecordKind.Block, 200);
    const tape = openTape(log.store, ignore);
    expect([nextRecord(tape), tape.at]).toEqual([false, 4_096]);
  });

  test.each([
    ["that another kind of word closes", RecordKind.Note],
    ["without a word in it", RecordKind.End],
  ])("%s is none", (_, kind) => {
    const { log } = openMemory();
    append(log, RecordKind.Block, 256);
    append(log, kind, 0);
    expect(recordsOf(log)).toEqual([]);
  });
});

test("a page that was turned is read on", () => {
  const { log } = openMemory();
  record(log, RecordKind.Start, 1);
  turnPage(log);
  record(log, RecordKind.Pause, 5);
  expect(recordsOf(log)).toEqual(["start 1", "pause 5"]);
});

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
