/** Checks what the reader of the log makes of a power cut and of words that cannot be right. */
import { describe, expect, test } from "vitest";
import { Note, RecordKind, SNAPSHOT } from "../../../firmware/app/log/format";
import { append, record } from "../../../firmware/app/log/log";
import { nextRecord, openTape } from "../../../firmware/app/log/log-reader";
import { Memo } from "../../../firmware/app/model/choices";
import type { Log } from "../../../firmware/app/model/log-state";
import { createClock } from "../../../firmware/core/new-clock";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { openMemory, recordLines, writeBlock } from "../memory";
import { ignore, played, stateOf } from "./played-log";

describe("a power loss", () => {
  const lose = (log: Log, ...notes: Note[]): void => {
    recordLines(log, "start 0, tick 9000, ignored black 8500");
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
      recordLines(log, "resume white 101, tick 1101");
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
  /** Returns whether the reader finds damage in what `write` leaves, and whether the last words are missing. */
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
