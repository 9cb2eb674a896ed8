/** Flash that fails, for the store of any back-end: no failed write or erase passes for a good one. */
import { beforeEach, describe, expect, test } from "vitest";

/** A store of two pages, and what can go wrong in its flash. Places count through both pages. */
export interface HostileStore {
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

export const word = [0x12, 0x34, 0x56, 0x78];
/** Tests a store. `open` returns one on sound flash. */
export function testStore(open: () => HostileStore): void {
  describe("programs", () => testPrograms(open));
  describe("erases", () => testErases(open));
}

function testPrograms(open: () => HostileStore): void {
  let bench: HostileStore;
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
}

function testErases(open: () => HostileStore): void {
  let bench: HostileStore;
  beforeEach(() => {
    bench = open();
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
}
