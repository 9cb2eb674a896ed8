/** Flash that fails, for the store of each back-end: no failed write or erase passes for a good one. */
import { beforeEach, describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { createBoard } from "../../hal/virtual/board";
import { createCells, WORD_BYTES } from "../../hal/virtual/cells";
import { Call } from "./driver";
import { openBench } from "./espruino-bench";
import { fake, pico } from "./fake-chip";

/** A store of two pages, and what can go wrong in its flash. Places count through both pages. */
interface Bench {
  write(page: number, at: number, bytes: readonly number[]): boolean;
  erase(page: number): boolean;
  isErased(page: number, at: number): boolean;
  read(page: number, at: number, count: number): readonly number[];
  /** From now on no bit of the word at a place clears. */
  keep(place: number): void;
  /** From now on some bits of a byte read as cleared. */
  clear(place: number): void;
  /** From now on no program and no erase has an effect. */
  fail(): void;
}

function virtualBench(): Bench {
  const cells = createCells(2);
  const { store } = createBoard(0, 0, () => {}, false, cells).hal;
  return {
    write: store.write,
    erase: store.erase,
    isErased: store.isErased,
    read: store.read,
    keep: (place) => void cells.worn.push(Math.floor(place / WORD_BYTES)),
    clear: (place) => void cells.stuck.push(place),
    fail: () => {
      cells.goodWords = 0;
    },
  };
}

function espruinoBench(): Bench {
  const bench = openBench(pixljs);
  const base = "(fake.storeEnd - 2 * 4096)";
  const ask = (call: Call, numbers: readonly number[]): unknown => {
    const [line = "{}"] = bench.call(call, numbers);
    return Object.values(JSON.parse(line) as Record<string, unknown>)[0];
  };
  bench.of(`
    fake.keeps = {}; fake.clears = {};
    fake.soundByte = fake.byteAt;
    fake.byteAt = function (address) { return fake.soundByte(address) & ~(fake.clears["" + address] || 0); };
    fake.soundWrite = fake.flash.write;
    fake.flash.write = function (bytes, address) {
      var kept = bytes.map(function (byte, i) { return byte | (fake.keeps["" + (address + i)] || 0); });
      fake.soundWrite(kept, address);
    };
  `);
  return {
    write: (page, at, bytes) => ask(Call.WriteBytes, [page, at, ...bytes]) === 1,
    erase: (page) => ask(Call.Erase, [page]) === 1,
    isErased: (page, at) => ask(Call.IsErased, [page, at]) === 1,
    read: (page, at, count) => ask(Call.Read, [page, at, count]) as number[],
    keep: (place) => {
      for (let i = 0; i < 4; i++) bench.of(`fake.keeps["" + (${base} + ${place} + ${i})] = 255`);
    },
    clear: (place) => void bench.of(`fake.clears["" + (${base} + ${place})] = 16`),
    fail: () => void bench.of("fake.goodWords = 0"),
  };
}

const picoBase = 2 * 1024 * 1024 - 2 * 4096;

function picoBench(): Bench {
  fake.reset();
  const store = pico.createStore({ pages: 2, flashBytes: 2 * 1024 * 1024 });
  return {
    write: store.write,
    erase: store.erase,
    isErased: store.isErased,
    read: store.read,
    keep: (place) => {
      for (let i = 0; i < 4; i++) fake.neverClear.set(picoBase + place + i, 255);
    },
    clear: (place) => void fake.alwaysClear.set(picoBase + place, 16),
    fail: () => {
      fake.goodWords = 0;
    },
  };
}

const word = [0x12, 0x34, 0x56, 0x78];
const openers = [
  ["virtual", virtualBench],
  ["espruino", espruinoBench],
  ["pico", picoBench],
] as const;

describe.each(openers)("the store of %s", (_, open) => {
  let bench: Bench;
  beforeEach(() => {
    bench = open();
  });

  test("does as it is told on sound flash", () => {
    expect(bench.write(1, 8, word)).toBe(true);
    expect(bench.read(1, 8, 4)).toEqual(word);
    expect(bench.erase(1)).toBe(true);
    expect(bench.read(1, 8, 4)).toEqual([255, 255, 255, 255]);
  });

  test("says that a program did nothing", () => {
    bench.fail();
    expect(bench.write(0, 8, word)).toBe(false);
    expect(bench.write(1, 4_092, word)).toBe(false);
    expect(bench.isErased(0, 0)).toBe(true);
  });

  test.each([0, 4, 8, 12])("says that the word at %i of four did not take", (at) => {
    bench.keep(4_096 + 400 + at);
    expect(bench.write(1, 400, [...word, ...word, ...word, ...word])).toBe(false);
    expect(bench.write(0, 400, [...word, ...word, ...word, ...word])).toBe(true);
  });

  test.each([0, 3, 15])("says that byte %i has a bit cleared that should be set", (at) => {
    bench.clear(4_096 + 800 + at);
    expect(bench.write(1, 800, Array(16).fill(0xff))).toBe(false);
    expect(bench.write(1, 816, word)).toBe(true);
  });

  test("says that an erase did nothing", () => {
    bench.write(0, 0, word);
    bench.fail();
    expect(bench.erase(0)).toBe(false);
    expect(bench.read(0, 0, 4)).toEqual(word);
  });

  test.each([0, 1, 2_047, 4_095])("says that an erase left a bit of byte %i cleared", (at) => {
    bench.clear(at);
    expect(bench.erase(0)).toBe(false);
    expect(bench.erase(1)).toBe(true);
  });

  test.each([
    [0, 0, [4, 4_092]],
    [400, 400, [404, 4_092]],
    [4_092, 4_095, []],
  ])("knows from which place on a page is erased, with byte %2$i cleared", (last, at, erasedFrom) => {
    bench.clear(4_096 + at);
    for (const from of [0, last]) expect(bench.isErased(1, from)).toBe(false);
    for (const from of erasedFrom) expect(bench.isErased(1, from)).toBe(true);
    expect([bench.isErased(0, 0), bench.isErased(0, last)]).toEqual([true, true]);
  });

  test("touches no other page, and nothing outside the pages", () => {
    bench.write(0, 4_092, word);
    bench.write(1, 0, word);
    bench.erase(0);
    expect(bench.read(1, 0, 4)).toEqual(word);
    for (const page of [-1, 2]) {
      expect(bench.write(page, 0, word)).toBe(false);
      expect(bench.erase(page)).toBe(false);
      expect(bench.isErased(page, 0)).toBe(false);
      expect(bench.read(page, 0, 4)).toEqual([]);
    }
    for (const at of [-4, 4_093, 4_096]) {
      expect(bench.write(0, at, word)).toBe(false);
      expect(bench.read(0, at, 4)).toEqual([]);
    }
    expect(bench.isErased(0, 0)).toBe(true);
    expect(bench.read(1, 0, 4)).toEqual(word);
  });
});

test("an unreadable word of the virtual board spoils the whole read, and no other", () => {
  const cells = createCells(2);
  const { store } = createBoard(0, 0, () => {}, false, cells).hal;
  cells.unreadable.push(1_024 + 2);
  expect(store.read(1, 0, 12)).toEqual([]);
  expect([store.read(1, 0, 8).length, store.read(1, 12, 4).length, store.read(0, 8, 4).length]).toEqual([8, 4, 4]);
});

describe("the store of pico", () => {
  test("has the last pages of the flash, each at its place", () => {
    fake.reset();
    const store = pico.createStore({ pages: 16, flashBytes: 2 * 1024 * 1024 });
    expect([store.pages, store.pageBytes]).toEqual([16, 4_096]);
    store.write(3, 20, word);
    store.erase(15);
    expect([fake.programs, fake.erases]).toEqual([[0x1f3014], [0x1ff000]]);
    expect([...fake.flash.subarray(0x1f3014, 0x1f3018)]).toEqual(word);
  });

  test("does not touch the flash where a call is refused", () => {
    fake.reset();
    const store = pico.createStore({ pages: 2, flashBytes: 2 * 1024 * 1024 });
    store.write(2, 0, word);
    store.write(-1, 0, word);
    store.write(0, 4_094, word);
    store.erase(2);
    store.erase(-1);
    expect([fake.programs, fake.erases]).toEqual([[], []]);
  });

  test.each([0, 1, 7, 8, 9, 64])("reads %i bytes as they are", (count) => {
    fake.reset();
    const store = pico.createStore({ pages: 2, flashBytes: 2 * 1024 * 1024 });
    for (let i = 0; i < 64; i++) fake.flash[picoBase + 100 + i] = 3 * i + 1;
    expect(store.read(0, 100, count)).toEqual(Array.from({ length: count }, (_, i) => 3 * i + 1));
  });
});
