/** The flash of the virtual board, beyond the contract. Every simulated fault depends on it. */
import { describe, expect, test } from "vitest";
import type { Store } from "../../hal/hal";
import { createBoard, cutPower, pass, restorePower } from "../../hal/virtual/board";
import { type Cells, createCells, Tear } from "../../hal/virtual/cells";

function open(pages = 2): { cells: Cells; store: Store } {
  const cells = createCells(pages);
  return { cells, store: createBoard(0, 0, () => {}, false, cells).hal.store };
}

const word = [0x12, 0x34, 0x56, 0x78];

describe("a cut of the power", () => {
  test.each<[Tear, number[]]>([
    [Tear.None, [255, 255, 255, 255]],
    [Tear.Half, [0x12, 0x34, 255, 255]],
    [Tear.EvenBits, word.map((byte) => byte | 0xaa)],
    [Tear.OddBits, word.map((byte) => byte | 0x55)],
    [Tear.Whole, word],
  ])("in a word leaves it as tear %i says", (tear, left) => {
    const { cells, store } = open();
    Object.assign(cells, { cutAfter: 1, tear });
    expect(store.write(0, 0, word)).toBe(true);
    expect(cells.isCut).toBe(false);
    expect(store.write(0, 4, word)).toBe(tear === Tear.Whole);
    expect(cells.isCut).toBe(true);
    expect(store.read(0, 4, 4)).toEqual(left);
    expect([store.write(0, 8, word), store.erase(0)]).toEqual([false, false]);
    expect(store.read(0, 0, 12)).toEqual([...word, ...left, 255, 255, 255, 255]);
  });

  test.each<[Tear, number[]]>([
    [Tear.None, [...word, ...word]],
    [Tear.Half, [255, 255, 255, 255, ...word]],
    [Tear.EvenBits, [...word, ...word].map((byte) => byte | 0x55)],
    [Tear.OddBits, [...word, ...word].map((byte) => byte | 0xaa)],
    [Tear.Whole, []],
  ])("in an erase leaves the page as tear %i says", (tear, left) => {
    const { cells, store } = open();
    store.write(0, 0, [...word, ...word]);
    Object.assign(cells, { cutAfter: 0, tear });
    expect(store.erase(0)).toBe(tear === Tear.Whole);
    expect(cells.bytes[0]).toEqual(left);
  });

  test("is over when the power is back", () => {
    const { cells } = open();
    const board = createBoard(0, 0, () => {}, false, cells);
    cells.cutAfter = 0;
    board.hal.store.write(0, 0, word);
    board.wires.closed[1] = true;
    board.cell.mv = 2_500;
    cutPower(board, 70_000);
    pass(board, 80_000);
    const again = restorePower(board, 90_000);
    expect([cells.isCut, cells.cutAfter, again.cells]).toEqual([false, -1, cells]);
    expect([again.hal.time.now(), again.crystal.trueMs]).toEqual([0, 90_000]);
    expect([again.hal.contacts.isClosed(1), again.hal.battery.supplyMv()]).toEqual([true, 2_500]);
    expect(again.hal.store.write(0, 0, word)).toBe(true);
  });
});

describe("words and pages", () => {
  test("that are worn stay as they are; those that cannot be read are nothing", () => {
    const { cells, store } = open();
    cells.worn.push(1_025);
    cells.unreadable.push(2);
    expect(store.write(1, 0, [...word, ...word, ...word])).toBe(false);
    expect(store.read(1, 0, 12)).toEqual([...word, 255, 255, 255, 255, ...word]);
    expect([
      store.read(0, 8, 1),
      store.read(0, 11, 1),
      store.read(0, 4, 8),
      store.read(0, 7, 1),
      store.read(0, 12, 1),
    ]).toEqual([[], [], [], [255], [255]]);
  });

  test("are counted", () => {
    const { cells, store } = open();
    store.write(0, 0, [...word, ...word]);
    store.write(1, 8, word);
    store.erase(1);
    store.erase(1);
    expect([cells.words, cells.erases, cells.writes]).toEqual([3, [0, 2], [[1, 1], []]]);
  });

  test("an erase keeps the board busy", () => {
    const cells = createCells(2);
    const board = createBoard(7, 0, () => {}, false, cells);
    pass(board, 1_000);
    board.hal.store.erase(1);
    expect(board.hal.time.now()).toBe(1_092);
  });
});

describe("what the firmware must never do is counted", () => {
  test("a word written twice, but not one that is cleared", () => {
    const { cells, store } = open();
    store.write(0, 0, word);
    store.write(0, 0, [0, 0, 0, 0]);
    expect(cells.faults.secondWrites).toBe(0);
    store.write(0, 0, [0, 0, 0, 1]);
    expect(cells.faults.secondWrites).toBe(1);
    store.erase(0);
    store.write(0, 0, word);
    expect(cells.faults.secondWrites).toBe(1);
  });

  test("more than 181 writes in a block of 512 bytes", () => {
    const { cells, store } = open();
    const whole = Array(512).fill(1);
    store.write(0, 512, whole);
    for (let i = 0; i < 53; i++) store.write(0, 512 + 4 * i, [0, 0, 0, 0]);
    expect(cells.faults.crowdedBlocks).toBe(0);
    store.write(0, 512 + 4 * 53, [0, 0, 0, 0]);
    expect(cells.faults.crowdedBlocks).toBe(1);
  });

  test("a write that is not of whole words", () => {
    const { cells, store } = open();
    store.write(0, 2, word);
    store.write(0, 8, [1, 2]);
    expect(cells.faults.partWords).toBe(2);
  });

  test("an erase while a clock runs", () => {
    const cells = createCells(2);
    const { hal } = createBoard(0, 0, () => {}, false, cells);
    hal.flags.run(false, true);
    hal.store.erase(0);
    hal.flags.run(true, false);
    hal.store.erase(0);
    hal.flags.run(false, false);
    hal.store.erase(0);
    expect(cells.faults.erasesWhileRunning).toBe(2);
  });
});

test("other numbers of pages", () => {
  for (const pages of [0, 1, 3]) {
    const { store } = open(pages);
    expect([store.pages, store.erase(pages), store.erase(pages - 1)]).toEqual([pages, false, pages > 0]);
  }
});
