/** How the clock reads the log from its beginning: the order of pages, bad words and blocks. */
import { describe, expect, test } from "vitest";
import { NEWER_SEQ, NO_SEQ, pageOf, RecordKind, seqOf } from "../../../firmware/app/log/format";
import { append, record } from "../../../firmware/app/log/log";
import { nextRecord, openTape } from "../../../firmware/app/log/log-reader";
import { turnPage } from "../../../firmware/app/log/pages";
import type { Log } from "../../../firmware/app/model/log-state";
import { headOf, openMemory, recordLines, recordsOf, wordOf, writeBlock } from "../memory";
import { ignore } from "./played-log";

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
