/** The pages of the log: how it continues, reclaims its oldest page and begins anew. Nothing is lost at any instant. */
import { describe, expect, test } from "vitest";
import { makeRoom } from "../../../firmware/app/keep/snapshot";
import { ERASES, RecordKind, seqOf } from "../../../firmware/app/log/format";
import { record } from "../../../firmware/app/log/log";
import { ALL, KEYS } from "../../../firmware/app/log/numbers";
import { keptNumbers, measure, turnPage } from "../../../firmware/app/log/pages";
import { release, renew } from "../../../firmware/app/log/reclaim";
import type { Log } from "../../../firmware/app/model/log-state";
import { createCells } from "../../../hal/virtual/cells";
import { type Desk, openDesk } from "../desk";
import { headOf, openMemory, pageBytes, recordsOf, tidyUp, writeBlock } from "../memory";

const reserve = 316;

function read(log: Log, key: number): number[] {
  return keptNumbers(log, key, 0, ALL);
}

function seqsOf({ store }: Log): number[] {
  return Array.from({ length: store.pages }, (_, page) => seqOf(store, page));
}

describe("the room for words", () => {
  test("is the whole page while another one waits", () => {
    const { log } = openMemory();
    measure(log);
    expect([log.end, log.hasNext]).toEqual([4_096, true]);
  });

  test("leaves room for a snapshot and for what is kept on the last page", () => {
    const { log } = openMemory();
    writeBlock(log, 0, [1]);
    writeBlock(log, 16, [1, 2, 3, 4]);
    log.store.write(1, 0, headOf(0));
    measure(log);
    expect([log.end, log.hasNext]).toEqual([4_096 - reserve - 12 - 16, false]);
  });
});

describe("a page is turned", () => {
  test("to the first one that is erased", () => {
    const { cells, log } = openMemory({ pages: 4, seq: 0x1ff });
    log.store.write(1, 4_092, [0, 0, 0, 0]);
    expect(turnPage(log)).toBe(true);
    expect(pageBytes(cells, 2)).toEqual(headOf(0x200));
    expect([log.page, log.seq, log.at, log.end, log.hasNext]).toEqual([2, 0x200, 8, 4_096, true]);
    expect(turnPage(log)).toBe(true);
    expect([log.page, log.hasNext, log.end]).toEqual([3, false, 4_096 - reserve]);
    expect(turnPage(log)).toBe(false);
    expect(log.page).toBe(3);
  });

  test("to another one where the head does not take", () => {
    const { cells, log } = openMemory({ pages: 3 });
    cells.worn.push(1_024);
    expect(turnPage(log)).toBe(true);
    expect([log.page, log.seq]).toEqual([2, 2]);
  });
});

describe("a page is released", () => {
  test("after what is kept there alone was copied; its head goes first", () => {
    const { cells, log } = openMemory();
    writeBlock(log, 0, [1]);
    writeBlock(log, 7, [2]);
    turnPage(log);
    writeBlock(log, 7, [3]);
    cells.cutAfter = 6;
    expect(release(log, 0)).toBe(false);
    expect(cells.isCut).toBe(true);
    expect(pageBytes(cells, 0).slice(0, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, pageBytes(cells, 0)[8]]);
    expect([read(log, 0), read(log, 7)]).toEqual([[1], [3]]);
    expect(log.at).toBe(8 + 12 + 12 + 4);
  });

  test("never before its copies take", () => {
    const { cells, log } = openMemory();
    writeBlock(log, 0, [1]);
    turnPage(log);
    for (let word = 1_024 + 2; word < 1_024 + 60; word++) cells.worn.push(word);
    log.at = 4_092;
    expect(release(log, 0)).toBe(false);
    expect(cells.erases).toEqual([0, 0]);
    expect(read(log, 0)).toEqual([1]);
  });

  test("wherever the power is cut, all that is kept can be read", () => {
    for (let cut = 0; cut < 40; cut++) {
      const { cells, log } = openMemory();
      for (let key = 0; key < 4; key++) writeBlock(log, key, [key, 70_000]);
      turnPage(log);
      writeBlock(log, 1, [99]);
      cells.cutAfter = cut;
      release(log, 0);
      const records = recordsOf(log).filter((line) => line.startsWith("block"));
      for (const key of [0, 1, 2, 3])
        expect(
          records.some((line) => line.startsWith(`block ${key} `)),
          `${cut}`,
        ).toBe(true);
      if (!cells.isCut) break;
      expect(cut).toBeLessThan(39);
    }
  });
});

describe("a log begins anew", () => {
  test("with what is kept, settings and programs twice, and nothing else", () => {
    const { cells, log } = openMemory();
    for (const key of [0, 3, 6, 7, 16]) writeBlock(log, key, [key]);
    for (let i = 0; i < 30; i++) record(log, RecordKind.PressWhite, i);
    Object.assign(log, { played: true, over: true, short: true });
    renew(log);
    const blocks = [0, 3, 6, 7, 16, 0, 3, 6].map((key) => `block ${key} of 1`);
    expect(recordsOf(log)).toEqual([...blocks.slice(0, 5), `note ${ERASES}`, ...blocks.slice(5)]);
    expect([log.page, log.seq, log.at]).toEqual([1, 2, 8 + 8 * 12 + 4]);
    expect([log.played, log.over, log.short, log.hasNext]).toEqual([false, false, false, true]);
    expect(cells.erases).toEqual([1, 0]);
    expect([0, 3, 6, 7, 16, 1].map((key) => read(log, key))).toEqual([[0], [3], [6], [7], [16], []]);
  });

  test("also when both pages are full: each is erased once", () => {
    const { cells, log } = openMemory();
    writeBlock(log, 2, [5]);
    turnPage(log);
    log.at = log.end;
    renew(log);
    expect([seqsOf(log), cells.erases]).toEqual([
      [3, 2],
      [1, 0],
    ]);
    tidyUp(log);
    expect(seqsOf(log)).toEqual([3, -1]);
    expect(cells.erases).toEqual([1, 1]);
    expect(read(log, 2)).toEqual([5]);
    expect(cells.faults).toEqual({ secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 });
  });

  test("of three pages, and keeps the newest one before it", () => {
    const { cells, log } = openMemory({ pages: 3 });
    writeBlock(log, 2, [5]);
    turnPage(log);
    turnPage(log);
    renew(log);
    tidyUp(log);
    expect(seqsOf(log)).toEqual([4, -1, 3]);
    expect(cells.erases).toEqual([1, 1, 0]);
    expect(read(log, 2)).toEqual([5]);
  });
});

/** Returns a clock that is ready and whose log has `left` bytes to go. */
function nearlyFull(left: number): Desk {
  const desk = openDesk({ control: "300" });
  const { log } = desk.app;
  turnPage(log);
  log.at = log.end - left;
  return desk;
}

describe("room is made", () => {
  test.each([
    [99, true],
    [100, false],
    [101, false],
  ])("by giving up the oldest page where %i bytes are left of 100", (left, isTurned) => {
    const desk = nearlyFull(left);
    const { log } = desk.app;
    expect(makeRoom(desk.app, 100)).toBe(true);
    expect(log.seq).toBe(isTurned ? 3 : 2);
    expect(desk.board.cells.erases).toEqual(isTurned ? [1, 0] : [0, 0]);
  });

  test("a snapshot of the clock and what is kept stand behind it first", () => {
    const desk = nearlyFull(0);
    makeRoom(desk.app, 100);
    expect(recordsOf(desk.app.log)).toEqual(["block 17 of 17", "block 1 of 16", `note ${ERASES}`]);
    expect(desk.app.log.at).toBe(8);
  });

  test("for presses, too, once heartbeats had none", () => {
    const desk = nearlyFull(1_099);
    desk.app.log.short = true;
    expect(makeRoom(desk.app, 100)).toBe(true);
    expect([desk.app.log.seq, desk.app.log.short]).toEqual([3, false]);
    const other = nearlyFull(1_100);
    other.app.log.short = true;
    expect(makeRoom(other.app, 100)).toBe(true);
    expect([other.app.log.seq, other.app.log.short]).toEqual([2, true]);
  });

  test("also on the first page", () => {
    const desk = nearlyFull(0);
    const { log } = desk.app;
    renew(log);
    tidyUp(log);
    expect(log.page).toBe(0);
    turnPage(log);
    log.at = log.end;
    expect(makeRoom(desk.app, 100)).toBe(true);
    expect(log.page).toBe(0);
    log.hasNext = false;
    desk.board.cells.bytes[1] = [...headOf(log.seq - 1), 1];
    measure(log);
    log.at = log.end;
    const { erases } = desk.board.cells;
    const before = erases[1] ?? 0;
    expect(makeRoom(desk.app, 100)).toBe(true);
    expect([log.page, erases[1]]).toEqual([1, before + 1]);
  });

  test("not where there is no older page: nothing is noted or given up", () => {
    const desk = openDesk({ control: "300", cells: createCells(2) });
    const { log } = desk.app;
    desk.board.cells.worn.push(1_024);
    log.at = log.end - 500;
    log.hasNext = false;
    const { at } = log;
    log.end = at;
    expect(makeRoom(desk.app, 100)).toBe(false);
    expect(desk.board.cells.erases).toEqual([0, 0]);
    const records = recordsOf(log);
    expect(records.at(-1)).toMatch(/^block 17/);
    expect(records.filter((line) => line.startsWith("note"))).toEqual([]);
    expect(log.end).toBeLessThanOrEqual(4_096);
  });

  test("nowhere without memory", () => {
    const desk = openDesk({ control: "300" });
    desk.app.log.page = -1;
    expect(makeRoom(desk.app, 1)).toBe(false);
  });

  test("not where the oldest page is not erased: what is there stays", () => {
    const desk = nearlyFull(0);
    desk.board.cells.goodWords = 39;
    expect(makeRoom(desk.app, 100)).toBe(false);
    expect(desk.app.log.page).toBe(1);
    expect(desk.app.log.end).toBeLessThan(4_096);
  });
});

test("there is a key for the settings, six programs and ten games", () => expect(KEYS).toBe(17));
