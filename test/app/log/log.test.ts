/** Words of the log: their bytes, their times, and what happens when there is no room. */
import { describe, expect, test } from "vitest";
import { checkOfWord, Note, RecordKind } from "../../../firmware/app/log/format";
import { append, note, record } from "../../../firmware/app/log/log";
import { createLog } from "../../../firmware/app/model/log-state";
import { createBoard } from "../../../hal/virtual/board";
import { headOf, openMemory, pageBytes, recordsOf, wordOf } from "../memory";

const farMs = 32_768;

describe("a word", () => {
  test.each([
    [RecordKind.Tick, 0, 1],
    [RecordKind.PressWhite, 16_384, 1],
    [RecordKind.PressBlack, 65_535, 1],
    [RecordKind.Start, 255, 255],
    [RecordKind.Note, 256, 256],
    [RecordKind.End, 65_535, 65_535],
    [RecordKind.Block, 0x1234, 4_660],
  ])("of kind %i and value %i in page %i", (kind, value, seq) => {
    const { cells, log } = openMemory({ seq });
    expect(append(log, kind, value)).toBe(true);
    expect(pageBytes(cells, 0)).toEqual([...headOf(seq), ...wordOf(kind, value, 8, seq)]);
    expect([log.at, log.words]).toEqual([12, 1]);
  });

  test("has its place in its check", () => {
    const { cells, log } = openMemory();
    log.at = 1_024;
    append(log, RecordKind.Pause, 7);
    expect(pageBytes(cells, 0).slice(1_024)).toEqual(wordOf(RecordKind.Pause, 7, 1_024));
    expect(wordOf(RecordKind.Pause, 7, 1_024)).not.toEqual(wordOf(RecordKind.Pause, 7, 1_028));
  });

  test("is written once, and whole", () => {
    const { cells, log } = openMemory();
    for (let i = 0; i < 200; i++) append(log, RecordKind.PressWhite, i);
    expect(cells.words).toBe(202);
    expect(cells.faults).toEqual({ secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 });
  });

  test("never reads as good while a bit of it has not cleared yet", () => {
    const { log } = openMemory();
    const bits = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => 1 << n);
    for (const [kind, value] of [
      [RecordKind.PressWhite, 0],
      [RecordKind.Tick, 16_384],
      [RecordKind.End, 0x5a5a],
      [RecordKind.Skip, 65_535],
    ] as const) {
      const good = wordOf(kind, value, 400);
      const left = good.flatMap((byte, i) => bits.filter((bit) => (byte & bit) === 0).map((bit) => [i, bit] as const));
      for (let n = 1; n < 4_000; n++) {
        const torn = [...good];
        for (const [index, [i, bit]] of left.entries()) {
          const isLeft =
            n <= left.length ? index === n - 1 : ((n * 2_654_435_761 + index * 40_503 * n) >>> 7) % 2 === 1;
          if (isLeft) torn[i] = (torn[i] ?? 0) | bit;
        }
        if (torn.join() === good.join()) continue;
        const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = torn;
        expect(checkOfWord(log.store, 1, 400, b0 >> 4, b1, b2), torn.join()).not.toBe((b0 & 15) * 256 + b3);
      }
    }
  });
});

describe("the time of a record", () => {
  test.each([
    [0, 0, [16_384]],
    [1_000, 49_151, [16_384 + 48_151]],
    [0, 49_151, [65_535]],
    [0, 49_152, [16_385, 16_384 + 16_384]],
    [0, farMs * 2, [16_386, 16_384]],
    [0, 3_600_000, [16_384 + 109, 16_384 + 28_288]],
    [16_384, 0, [0]],
    [16_385, 0, [16_383, 16_384 + 16_383]],
    [2 ** 30 - 1, 4, [16_389]],
    [4, 2 ** 30 - 1, [16_379]],
    [0, 2 ** 29 - 1, [16_384 + 16_383, 16_384 + 32_767]],
    [2 ** 29, 0, [0, 16_384]],
  ])("from %i to %i", (lastMs, atMs, values) => {
    const { cells, log } = openMemory({ lastMs });
    expect(record(log, RecordKind.Pause, atMs)).toBe(true);
    const words = values.map((value, i) => {
      const isLast = i === values.length - 1;
      return wordOf(isLast ? RecordKind.Pause : RecordKind.Skip, value, 8 + 4 * i);
    });
    expect(pageBytes(cells, 0).slice(8)).toEqual(words.flat());
    expect(log.lastMs).toBe(atMs);
    expect(recordsOf(log).at(-1)).toBe(`pause ${(atMs - lastMs + 2 ** 30) % 2 ** 30}`);
  });

  test("is not lost with a record that finds no room behind its skip", () => {
    const { log } = openMemory({ end: 12 });
    expect(record(log, RecordKind.Pause, 100_000)).toBe(false);
    expect(log.lastMs).toBe(98_304);
    expect(recordsOf(log)).toEqual(["skip 16387"]);
  });

  test("stands still where nothing can be written", () => {
    const { log } = openMemory({ end: 8 });
    expect(record(log, RecordKind.Pause, 100_000)).toBe(false);
    expect(record(log, RecordKind.Pause, 5)).toBe(false);
    expect(log.lastMs).toBe(0);
  });
});

describe("room", () => {
  test.each([RecordKind.Tick, RecordKind.IgnoredWhite, RecordKind.IgnoredBlack, RecordKind.IgnoredKey])(
    "is left to the presses by kind %i",
    (kind) => {
      const { log } = openMemory({ end: 1_012 });
      expect(append(log, kind, 1)).toBe(true);
      expect(append(log, kind, 1)).toBe(false);
      expect(log.at).toBe(12);
      expect(append(log, RecordKind.PressWhite, 1)).toBe(true);
    },
  );

  test.each([
    RecordKind.Flag,
    RecordKind.Period,
    RecordKind.PressWhite,
    RecordKind.Start,
    RecordKind.ResumeBlack,
    RecordKind.Skip,
    RecordKind.Note,
  ])("is taken to the end by kind %i", (kind) => {
    const { log } = openMemory({ end: 16 });
    expect([append(log, kind, 1), append(log, kind, 1), append(log, kind, 1)]).toEqual([true, true, false]);
    expect(log.at).toBe(16);
  });

  test("goes on in a page that waits, for heartbeats too", () => {
    const { cells, log } = openMemory({ end: 1_000 });
    log.hasNext = true;
    log.at = 996;
    expect(append(log, RecordKind.Tick, 1)).toBe(true);
    expect(log.page).toBe(0);
    expect(append(log, RecordKind.Tick, 2)).toBe(true);
    expect([log.page, log.seq, log.at, log.hasNext]).toEqual([1, 2, 12, false]);
    expect(pageBytes(cells, 1)).toEqual([...headOf(2), ...wordOf(RecordKind.Tick, 2, 8, 2)]);
  });

  test("is not looked for again where no page waits", () => {
    const { log } = openMemory({ end: 8 });
    log.hasNext = true;
    log.store.write(1, 0, [1, 2, 3, 4]);
    expect(append(log, RecordKind.Start, 1)).toBe(false);
    expect(log.hasNext).toBe(false);
    expect([log.page, log.at]).toEqual([0, 8]);
  });

  test("is nowhere without a page", () => {
    const { store } = createBoard(0, 0, () => {}, false).hal;
    const log = createLog(store, 5);
    expect([append(log, RecordKind.Start, 1), record(log, RecordKind.Start, 9)]).toEqual([false, false]);
    expect([log.played, log.over, log.short, log.hasTornWord]).toEqual([false, false, false, false]);
    expect([log.page, log.lastMs, log.dueKey, log.snapshotReason]).toEqual([-1, 5, -1, 0]);
  });

  test("is taken by the note of a gap first", () => {
    const { log } = openMemory({ end: 12 });
    log.hasTornWord = true;
    expect(append(log, RecordKind.Start, 16_384)).toBe(false);
    expect([log.at, log.hasTornWord, recordsOf(log)]).toEqual([12, false, ["note 7"]]);
  });

  test("is behind the note that is worn itself", () => {
    const { cells, log } = openMemory();
    cells.worn.push(2, 3, 4);
    expect(append(log, RecordKind.Start, 16_384)).toBe(true);
    expect([log.at, log.hasTornWord]).toEqual([28, false]);
    expect(recordsOf(log)).toEqual(["note 7", "start 0"]);
  });

  test("is behind a word that is worn", () => {
    const { cells, log } = openMemory();
    cells.worn.push(2, 3);
    expect(append(log, RecordKind.Start, 16_384)).toBe(true);
    expect([log.at, log.hasTornWord, log.words]).toEqual([24, false, 4]);
    const written = [...wordOf(RecordKind.Note, Note.Gap, 16), ...wordOf(RecordKind.Start, 16_384, 20)];
    expect(pageBytes(cells, 0).slice(16)).toEqual(written);
    expect(recordsOf(log)).toEqual(["note 7", "start 0"]);
  });
});

describe("a note", () => {
  test("stands behind the time that passed", () => {
    const { log } = openMemory({ lastMs: 50 });
    note(log, Note.EdgesLost, 1_050);
    expect(recordsOf(log)).toEqual(["tick 1000", "note 5"]);
    expect(log.lastMs).toBe(1_050);
  });

  test("needs none where none did", () => {
    const { log } = openMemory({ lastMs: 50 });
    note(log, Note.PowerLost, 50);
    expect(recordsOf(log)).toEqual(["note 0"]);
  });
});
