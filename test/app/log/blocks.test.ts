/** Records of several words: how the clock writes and reads them, and flash that does not keep them. */
import { describe, expect, test } from "vitest";
import { putBlock } from "../../../firmware/app/log/blocks";
import { RecordKind } from "../../../firmware/app/log/format";
import { record } from "../../../firmware/app/log/log";
import { ALL, KEYS, packed, unpacked } from "../../../firmware/app/log/numbers";
import { keptNumbers } from "../../../firmware/app/log/pages";
import type { Log } from "../../../firmware/app/model/log-state";
import { crc32, openMemory, pageBytes, recordsOf, wordOf, writeBlock } from "../memory";

function read(log: Log, key: number, most = ALL): number[] {
  return keptNumbers(log, key, 0, most);
}

test.each([
  [[], 12],
  [[1], 12],
  [[1, 2, 3], 12],
  [[1, 2, 3, 4], 16],
  [[127], 12],
  [[128, 0], 12],
  [[16_383, 0], 12],
  [[16_384, 0], 16],
  [[2 ** 21 - 1], 12],
  [[2 ** 21], 16],
  [[2 ** 28], 16],
  [[2 ** 30 - 1], 16],
  [Array(126).fill(1), 8 + 128],
  [Array(127).fill(1), 8 + 128],
  [Array(128).fill(1), 8 + 132],
])("%j takes %i bytes, and so much is written", (list, bytes) => {
  const { log } = openMemory();
  expect(packed(list).length).toBe(bytes - 8);
  expect(unpacked(packed(list), 0, ALL)).toEqual(list);
  expect(writeBlock(log, 3, list)).toBe(true);
  expect(log.at).toBe(8 + bytes);
  expect(read(log, 3)).toEqual(list);
  expect(recordsOf(log)).toEqual([`block 3 of ${bytes / 4 - 2}`]);
});

test.each([
  [0, 0, []],
  [0, 1, [5]],
  [1, 1, [200]],
  [1, 2, [200, 0]],
  [2, ALL, [0, 70_000]],
  [3, ALL, [70_000]],
  [4, ALL, []],
  [9, ALL, []],
])("of its numbers those from place %i on, %i at most: %j", (from, most, numbers) => {
  expect(unpacked(packed([5, 200, 0, 70_000]), from, most)).toEqual(numbers);
});

test("its bytes: the count, the numbers, the check of them all", () => {
  const { cells, log } = openMemory({ seq: 9 });
  expect(writeBlock(log, 2, [1, 300, 5, 6])).toBe(true);
  const words = [
    [4, 1, 0xac, 2],
    [5, 6, 0, 0],
  ];
  const check = crc32(words.flat()) & 65_535;
  const bytes = [wordOf(RecordKind.Block, 2 * 256 + 2, 8, 9), ...words, wordOf(RecordKind.End, check, 20, 9)];
  expect(pageBytes(cells, 0).slice(8)).toEqual(bytes.flat());
  expect(log.places).toEqual([-1, -1, 8, ...Array(KEYS - 3).fill(-1)]);
});

test("the first numbers alone can be read", () => {
  const { log } = openMemory();
  writeBlock(log, 0, [7, 2 ** 29, 9]);
  expect([read(log, 0, 0), read(log, 0, 1), read(log, 0, 2), read(log, 0, 3)]).toEqual([
    [],
    [7],
    [7, 2 ** 29],
    [7, 2 ** 29, 9],
  ]);
});

test("the newest one of a key counts, and a snapshot has no place", () => {
  const { log } = openMemory();
  writeBlock(log, 5, [1]);
  writeBlock(log, KEYS, [9]);
  writeBlock(log, 5, [2]);
  expect(read(log, 5)).toEqual([2]);
  expect(log.places.length).toBe(KEYS);
  expect(recordsOf(log)).toEqual(["block 5 of 1", "block 17 of 1", "block 5 of 1"]);
});

describe("room", () => {
  test("ends exactly behind the block", () => {
    for (const [end, takes] of [
      [23, false],
      [24, true],
    ] as const) {
      const { log } = openMemory({ end });
      expect(writeBlock(log, 1, [1, 2, 3, 4])).toBe(takes);
      expect(log.at).toBe(takes ? 24 : 8);
      expect(log.places[1]).toBe(takes ? 8 : -1);
    }
  });

  test("is for the note of a gap, too", () => {
    for (const [end, takes] of [
      [27, false],
      [28, true],
    ] as const) {
      const { log } = openMemory({ end });
      log.hasTornWord = true;
      expect(writeBlock(log, 1, [1, 2, 3, 4])).toBe(takes);
      expect(recordsOf(log)).toEqual(takes ? ["note 7", "block 1 of 2"] : []);
    }
  });

  test("is nowhere without a page", () => {
    const { log } = openMemory();
    log.page = -1;
    expect(writeBlock(log, 1, [1])).toBe(false);
  });
});

describe("a worn word", () => {
  test.each([
    ["the begin", 2, ["note 7", "block 1 of 2"], 32],
    ["the first numbers", 3, ["note 7", "block 1 of 2"], 44],
    ["the last numbers", 4, ["note 7", "block 1 of 2"], 44],
    ["the end", 5, ["note 7", "block 1 of 2"], 48],
  ])("at %s: it is noted, and written again behind", (_, word, records, at) => {
    const { cells, log } = openMemory();
    cells.worn.push(word);
    expect(writeBlock(log, 1, [1, 2, 3, 4])).toBe(true);
    expect(read(log, 1)).toEqual([1, 2, 3, 4]);
    record(log, RecordKind.Pause, 60);
    expect(recordsOf(log).filter((line) => !line.startsWith("end"))).toEqual([...records, "pause 60"]);
    expect(log.at).toBe(at + 4);
  });

  test("four times: it is given up, and what was kept stays", () => {
    const { cells, log } = openMemory();
    writeBlock(log, 1, [5]);
    const place = log.places[1];
    for (let i = 0; i < 4; i++) cells.worn.push(6 + 4 * i);
    expect(writeBlock(log, 1, [6])).toBe(false);
    expect(log.places[1]).toBe(place);
    expect([log.at, log.hasTornWord]).toEqual([20 + 12 + 3 * 16, true]);
    record(log, RecordKind.Start, 1);
    expect(recordsOf(log)).toEqual(["block 1 of 1", "note 7", "note 7", "note 7", "note 7", "start 1"]);
  });
});

test("one that cannot be read any more is none", () => {
  const { cells, log } = openMemory();
  writeBlock(log, 4, [1, 2, 3, 4, 5]);
  cells.unreadable.push(2);
  expect(read(log, 4)).toEqual([]);
  cells.unreadable[0] = 4;
  expect(read(log, 4)).toEqual([]);
});

test("bytes go as they are", () => {
  const { log } = openMemory();
  Object.assign(log, { page: 1, seq: 2 });
  expect(putBlock(log, 4, [2, 7, 129, 1])).toBe(true);
  expect(log.places[4]).toBe(4_096 + 8);
  expect(read(log, 4)).toEqual([7, 129]);
});
