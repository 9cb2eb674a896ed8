/** Flash that fails, for the stores of the virtual board and of a Pico. */
import { describe, expect, test } from "vitest";
import { createBoard } from "../../hal/virtual/board";
import { createCells, WORD_BYTES } from "../../hal/virtual/cells";
import { fake, pico } from "./fake-chip";
import { type HostileStore, testStore, word } from "./store-cases";

function virtualBench(): HostileStore {
  const cells = createCells(2);
  const { store } = createBoard(0, 0, () => {}, false, cells).hal;
  return {
    write: store.write,
    erase: store.erase,
    isErased: store.isErased,
    read: store.read,
    keep: (place) => void cells.worn.push(Math.floor(place / WORD_BYTES)),
    clear: (place) => void cells.stuck.push(Math.floor(place / WORD_BYTES)),
    fail: () => {
      cells.goodWords = 0;
    },
  };
}

const picoBase = 2 * 1024 * 1024 - 2 * 4096;

function picoBench(): HostileStore {
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

describe("the store of virtual", () => testStore(virtualBench));

test("an unreadable word of the virtual board spoils the whole read, and no other", () => {
  const cells = createCells(2);
  const { store } = createBoard(0, 0, () => {}, false, cells).hal;
  cells.unreadable.push(1_024 + 2);
  expect(store.read(1, 0, 12)).toEqual([]);
  expect([store.read(1, 0, 8).length, store.read(1, 12, 4).length, store.read(0, 8, 4).length]).toEqual([8, 4, 4]);
});

describe("the store of pico", () => {
  testStore(picoBench);

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
