/** The log read from its beginning: pages in their order, words that are no good, and what is played to a clock. */
import { describe, expect, test } from "vitest";
import { NEWER_SEQ, NO_SEQ, Note, pageOf, RecordKind, SNAPSHOT, seqOf } from "../../../firmware/app/log/format";
import { append, record } from "../../../firmware/app/log/log";
import { nextRecord, openTape, play, type Tape } from "../../../firmware/app/log/log-reader";
import { turnPage } from "../../../firmware/app/log/pages";
import { Memo } from "../../../firmware/app/model/choices";
import type { Log } from "../../../firmware/app/model/log-state";
import { createClock } from "../../../firmware/core/new-clock";
import { saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { headOf, openMemory, recordsOf, wordOf, writeBlock } from "../memory";

const ignore = (): void => {};

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
    record(log, RecordKind.PressBlack, 2);
    record(log, RecordKind.PressWhite, 3);
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

  test("that another kind of word closes is none", () => {
    const { log } = openMemory();
    append(log, RecordKind.Block, 256);
    append(log, RecordKind.Note, 0);
    expect(recordsOf(log)).toEqual([]);
  });
});

/** A log that begins with a clock that is ready for `control`, and what it says when all is played. */
function played(control: string, write: (log: Log) => void): Tape {
  const { log } = openMemory();
  const parsed = parseControl(control).control;
  if (parsed === undefined) throw new Error(control);
  writeBlock(log, SNAPSHOT, [Event.Control * 4, 0, 25, 0, ...saveClock(createClock(parsed, 0, ignore))]);
  write(log);
  const tape = openTape(log.store, ignore);
  while (nextRecord(tape)) play(tape);
  if (tape.clock !== undefined) advance(tape.clock, tape.atMs);
  return tape;
}

function stateOf({ clock }: Tape): (number | undefined)[] {
  return [
    clock?.mode,
    clock?.turn,
    clock?.white.mainMs,
    clock?.black.mainMs,
    clock?.white.presses,
    clock?.black.presses,
  ];
}

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

describe("a power loss", () => {
  const lose = (log: Log, ...notes: Note[]): void => {
    record(log, RecordKind.Start, 0);
    record(log, RecordKind.Tick, 9_000);
    record(log, RecordKind.IgnoredBlack, 8_500);
    for (const note of notes) append(log, RecordKind.Note, note);
  };

  test.each([
    [[Note.PowerLost], Mode.Paused, Memo.Recent],
    [[Note.Short, Note.PowerLost], Mode.Paused, Memo.LastPress],
    [[Note.Frozen], Mode.Paused, Memo.Exact],
    [[Note.Frozen, Note.PowerLost], Mode.Paused, Memo.Exact],
    [[Note.PowerLost, Note.PowerLost], Mode.Paused, Memo.Recent],
    [[Note.BatteryLow, Note.EdgesLost, Note.KeyStuck], Mode.Running, Memo.Exact],
    [[Note.Setup], Mode.Setup, Memo.Exact],
    [[Note.Gap, Note.Erase], Mode.Running, Memo.Exact],
    [[Note.Damaged], Mode.Running, Memo.Fault],
    [[Note.Damaged, Note.PowerLost], Mode.Paused, Memo.Fault],
    [[Note.PowerLost, Note.Damaged], Mode.Paused, Memo.Fault],
  ])("notes %j", (notes, mode, lost) => {
    const tape = played("60", (log) => lose(log, ...notes));
    expect([tape.clock?.mode, tape.lost]).toEqual([mode, lost]);
  });

  test("the clock goes on from where it stood, though a record before has an earlier time", () => {
    const tape = played("60", (log) => {
      lose(log, Note.PowerLost);
      log.lastMs = 100;
      record(log, RecordKind.ResumeWhite, 101);
      record(log, RecordKind.Tick, 1_101);
    });
    expect(stateOf(tape)).toEqual([Mode.Running, Side.White, 50_500, 60_000, 0, 0]);
    expect(tape.lost).toBe(Memo.Exact);
  });

  test.each([
    [RecordKind.ResumeWhite, Memo.Exact],
    [RecordKind.ResumeBlack, Memo.Exact],
    [RecordKind.IgnoredWhite, Memo.Fault],
    [RecordKind.IgnoredKey, Memo.Fault],
    [RecordKind.PressBlack, Memo.Fault],
    [RecordKind.Pause, Memo.Fault],
  ])("that something was damaged stands until a clock starts: kind %i", (kind, lost) => {
    const tape = played("60", (log) => {
      lose(log, Note.Damaged, Note.PowerLost);
      record(log, kind, 9_000);
    });
    expect(tape.lost).toBe(lost);
  });

  test("and not when the game starts after it", () => {
    const lostAfter = (...kinds: RecordKind[]): Memo =>
      played("60", (log) => {
        append(log, RecordKind.Note, Note.Damaged);
        for (const kind of kinds) record(log, kind, 9_000);
      }).lost;
    expect([lostAfter(), lostAfter(RecordKind.Start)]).toEqual([Memo.Fault, Memo.Exact]);
  });

  test("its sign stands until a snapshot that another event made", () => {
    const list = saveClock(createClock(parseControl("300").control!, 0, ignore));
    const lostAfter = (cause: number): Memo =>
      played("60", (log) => {
        lose(log, Note.Short, Note.PowerLost);
        writeBlock(log, SNAPSHOT, [cause, 0, 1, 0, ...list]);
      }).lost;
    expect([lostAfter(Event.Power * 4), lostAfter(Event.Correct * 4)]).toEqual([Memo.LastPress, Memo.Exact]);
  });

  test("heartbeats have room again after a snapshot", () => {
    const { short } = played("60", (log) => lose(log, Note.Short));
    const list = saveClock(createClock(parseControl("300").control!, 0, ignore));
    const again = played("60", (log) => {
      lose(log, Note.Short);
      writeBlock(log, SNAPSHOT, [4, 0, 1, 0, ...list]);
    });
    expect([short, again.short]).toEqual([true, false]);
  });
});

describe("words that are no good", () => {
  /** Whether what `write` leaves is taken for damage, and whether the last words are missing. */
  function found(write: (log: Log, cells: ReturnType<typeof openMemory>["cells"]) => void): [boolean, boolean] {
    const { log, cells } = openMemory();
    record(log, RecordKind.Start, 1);
    write(log, cells);
    const tape = openTape(log.store, ignore);
    while (nextRecord(tape)) {}
    return [tape.damaged, tape.hasTornWord];
  }

  test("are damaged when another record stands behind them", () => {
    expect(found((log) => void record(log, RecordKind.Pause, 2))).toEqual([false, false]);
    const skipped = (log: Log): void => {
      log.at += 4;
      record(log, RecordKind.Pause, 2);
    };
    expect(found(skipped)).toEqual([true, false]);
  });

  test("were never whole when a note says so", () => {
    const noted = (which: Note) => (log: Log) => {
      log.at += 4;
      append(log, RecordKind.Note, which);
      record(log, RecordKind.Pause, 2);
    };
    expect([found(noted(Note.Gap)), found(noted(Note.Erase)), found(noted(Note.PowerLost))]).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  test("are damaged though some before them were noted", () => {
    const twice = (log: Log): void => {
      log.at += 4;
      append(log, RecordKind.Note, Note.Gap);
      log.at += 4;
      record(log, RecordKind.Pause, 2);
    };
    expect(found(twice)).toEqual([true, false]);
  });

  test("may have been torn at the end of all", () => {
    expect(found((log) => void log.store.write(0, log.at, [1, 2, 3, 4]))).toEqual([false, true]);
    const torn = (log: Log): void => void append(log, RecordKind.Block, 3 * 256 + 4);
    expect(found(torn)).toEqual([false, true]);
  });

  test("are damaged in a block that was ended", () => {
    const spoilt = (at: number) => (log: Log, cells: ReturnType<typeof openMemory>["cells"]) => {
      writeBlock(log, 3, [1, 2, 3, 4]);
      const bytes = cells.bytes[0] ?? [];
      bytes[at] = (bytes[at] ?? 0) ^ 4;
    };
    expect([found(spoilt(18)), found(spoilt(22)), found(spoilt(26)), found(spoilt(13))]).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  test("are damaged where a block that was ended cannot be read", () => {
    const unread = (word: number) => (log: Log, cells: ReturnType<typeof openMemory>["cells"]) => {
      writeBlock(log, 3, [1, 2, 3, 4]);
      cells.unreadable.push(word);
    };
    expect([found(unread(4)), found(unread(5)), found(unread(6))]).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
  });
});

test("a page that was turned is read on", () => {
  const { log } = openMemory();
  record(log, RecordKind.Start, 1);
  turnPage(log);
  record(log, RecordKind.Pause, 5);
  expect(recordsOf(log)).toEqual(["start 1", "pause 5"]);
});
