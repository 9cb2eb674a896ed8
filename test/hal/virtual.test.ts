/** The virtual board beyond the contract: what its flash keeps of cuts and counts, and how a board begins. */
import { describe, expect, test } from "vitest";
import type { Store } from "../../hal/hal";
import { createBoard } from "../../hal/virtual/board";
import { type Cells, createCells, holds, mendCut, Tear } from "../../hal/virtual/cells";
import { createWires } from "../../hal/virtual/contacts";
import {
  busyUntil,
  counterAt,
  createCrystal,
  createTime,
  passTo,
  selectCrystal,
  trueNow,
} from "../../hal/virtual/time";

function open(): { cells: Cells; store: Store } {
  const cells = createCells(2);
  return { cells, store: createBoard(0, 0, () => {}, false, cells).hal.store };
}

const word = [0x12, 0x34, 0x56, 0x78];

describe("new parts", () => {
  test("flash is erased, sound, stable and unused", () => {
    expect(createCells(2)).toEqual({
      ...{ bytes: [[], []], writes: [[], []], erases: [0, 0], weak: [[], []] },
      ...{ goodWords: -1, cutAfter: -1, tear: Tear.None, isCut: false },
      ...{ worn: [], unreadable: [], stuck: [], weakShows: false, weakReads: 0 },
      ...{ isRunning: false, isHandlingEdge: false, words: 0, blockWrites: 0 },
      faults: { secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 },
    });
  });

  test("all contacts are open, and no wake is due", () => {
    expect(createWires()).toMatchObject({ closed: Array(8).fill(false), overflowed: false });
    expect(createCrystal(7, 3)).toMatchObject({ startMs: 7, driftPpm: 3, dueMs: -1, trimPpb: 0, powered: true });
  });
});

describe("a crystal", () => {
  const open = (driftPpm: number) => {
    const crystal = createCrystal(0, driftPpm);
    selectCrystal(crystal);
    return { crystal, time: createTime() };
  };

  const drifts = [-2_000, -3, 0, 3, 2_000];
  test.each(drifts.flatMap((drift) => [1, 499, 500_000, 3_600_000].map((ms) => [drift, ms] as const)))(
    "that drifts by %i millionths wakes as soon as it has counted %i ms",
    (drift, ms) => {
      const { crystal, time } = open(drift);
      const woken: number[] = [];
      time.onWake(() => woken.push(trueNow()));
      time.wakeIn(ms);
      passTo(crystal, 2 * ms + 10);
      const [wokenMs = 0] = woken;
      expect([woken.length, crystal.wakes]).toEqual([1, 1]);
      expect(counterAt(crystal, wokenMs)).toBeGreaterThanOrEqual(ms);
      expect(counterAt(crystal, wokenMs - 1)).toBeLessThan(ms);
    },
  );

  test("that drifts is trimmed late without a jump", () => {
    const { crystal, time } = open(500);
    passTo(crystal, 600_000);
    time.trim(-500_000);
    expect(time.now()).toBe(600_300);
    passTo(crystal, 1_200_000);
    expect(time.now()).toBe(1_200_300);
  });

  test("never goes back, when a handler takes longer than the time that passes", () => {
    const { crystal, time } = open(0);
    time.onWake(() => busyUntil(crystal, 90));
    time.wakeIn(5);
    passTo(crystal, 50);
    expect(time.now()).toBe(90);
  });
});

/** Cuts the power in the last instants of an erase, and restores it. */
function cutLate({ cells, store }: ReturnType<typeof open>): void {
  Object.assign(cells, { cutAfter: 0, tear: Tear.Late });
  expect(store.erase(0)).toBe(false);
  mendCut(cells);
}

describe("an erase that was cut in its last instants", () => {
  test("reads as erased, until its bits show: then they differ from read to read", () => {
    const { cells, store } = open();
    store.write(0, 0, [0x0f, 0xff, 0xff, 0xf0]);
    cutLate({ cells, store });
    expect([store.read(0, 0, 4), store.isErased(0, 0)]).toEqual([[255, 255, 255, 255], true]);
    cells.weakShows = true;
    const reads = Array.from({ length: 6 }, () => store.read(0, 0, 1)[0]);
    expect(reads).toEqual([0x5f, 0x5f, 0xaf, 0x5f, 0x5f, 0xaf]);
    expect([store.isErased(0, 0), store.isErased(0, 4)]).toEqual([false, true]);
    expect(store.read(0, 4, 4)).toEqual([255, 255, 255, 255]);
    expect(store.erase(0)).toBe(true);
    expect([cells.weak[0], store.isErased(0, 0)]).toEqual([[], true]);
  });

  test.each([
    ["as long as", 4, [0x02, 0x34, 0x50, 0x68]],
    ["longer than", 8, [0x02, 0x34, 0x50, 0x68, 0x12, 0x34, 0x56, 0x78]],
  ])("keeps what an earlier cut left unstable, in a page %s before", (_, count, left) => {
    const { cells, store } = open();
    store.write(0, 0, [0x0f, 0x3c, 0xf0, 0xeb]);
    cutLate({ cells, store });
    store.write(0, 0, [...word, ...word].slice(0, count));
    cutLate({ cells, store });
    expect(cells.weak[0]).toEqual(left);
  });

  test("keeps what an earlier cut left unstable, in a page shorter than before", () => {
    const { cells, store } = open();
    store.write(0, 0, [...word, ...word]);
    cutLate({ cells, store });
    store.write(0, 0, [0xff, 0x0f, 0xf0, 0xff]);
    cutLate({ cells, store });
    expect(cells.weak[0]).toEqual([0x12, 0x04, 0x50, 0x78, ...word]);
    expect(cells.bytes[0]).toEqual([]);
  });
});

describe("what is counted, and what is not", () => {
  test("words that are torn do not count, and may be written again", () => {
    const { cells, store } = open();
    Object.assign(cells, { cutAfter: 1, tear: Tear.Half });
    store.write(0, 0, [...word, ...word]);
    expect([cells.words, cells.writes[0]]).toEqual([1, [1]]);
    mendCut(cells);
    store.write(0, 4, word);
    expect([cells.words, cells.faults.secondWrites]).toEqual([2, 0]);
  });

  test("the most writes of a block are kept, each block with 128 words", () => {
    const { cells, store } = open();
    store.write(0, 0, Array(4 * 129).fill(7));
    expect(cells.blockWrites).toBe(128);
    store.write(0, 1_020, word);
    expect(cells.blockWrites).toBe(128);
    store.write(0, 0, [0, 0, 0, 0]);
    expect(cells.blockWrites).toBe(129);
    store.erase(0);
    store.write(0, 0, word);
    expect([cells.blockWrites, cells.faults.partWords]).toEqual([129, 0]);
  });

  test("an endless number of good words stays endless, and a limited one ends at its limit", () => {
    const { cells, store } = open();
    for (let i = 0; i < 3; i++) store.write(0, 4 * i, word);
    expect([cells.goodWords, cells.cutAfter]).toEqual([-1, -1]);
    cells.goodWords = 1;
    expect([store.write(0, 12, word), store.write(0, 16, word), store.erase(1)]).toEqual([true, false, false]);
    expect([cells.goodWords, store.isErased(1, 0)]).toEqual([0, true]);
  });

  test("a cut ends a running clock: the next erase is no fault", () => {
    const { cells, store } = open();
    cells.isRunning = true;
    mendCut(cells);
    store.erase(0);
    expect(cells.faults.erasesWhileRunning).toBe(0);
  });
});

describe("parts of words", () => {
  test("are written without what lies behind them", () => {
    const { store } = open();
    store.write(0, 0, [255, 255, 1, 2]);
    expect(store.write(0, 8, [1, 2])).toBe(true);
    expect(store.read(0, 8, 4)).toEqual([1, 2, 255, 255]);
    expect(store.write(0, 0, [0x0f])).toBe(true);
    expect(store.read(0, 0, 4)).toEqual([0x0f, 255, 1, 2]);
  });

  test.each([0, 1, 2, 3])("byte %i of a word is one of its own, and none of its neighbours'", (place) => {
    const { cells, store } = open();
    const bytes = Array.from({ length: 4 }, (_, i) => (i === place ? 0xfe : 0xff));
    store.write(0, 8, bytes);
    expect([4, 8, 12].map((at) => holds(cells, 0, at))).toEqual([false, true, false]);
  });

  test("a stuck bit is found in a page with unstable bits", () => {
    const { cells, store } = open();
    cells.stuck.push(5);
    cells.weak[0] = [255];
    expect([store.isErased(0, 0), store.isErased(0, 24)]).toEqual([false, true]);
  });
});
