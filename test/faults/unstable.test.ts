/**
 * The power fails in the last instants of an erase: the page reads as erased, but its bits are not stable. The clock
 * erases it once more before it writes there, even if the power fails again in that erase.
 */
import { describe, expect, test } from "vitest";
import { Memo } from "../../firmware/app/model/choices";
import { Mode } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { type Cells, createCells, Tear } from "../../hal/virtual/cells";
import { type Desk, openDesk } from "../app/desk";

const control = "40000+10";

/** Begins a game that ends all games before. */
function nextGame(desk: Desk): void {
  desk.tap(Switch.Start);
  desk.line("new");
  desk.line(`set ${control}`);
  desk.wait(1_000);
}

/** Plays presses of both sides in turn, and hands over after the last one. */
function rally(desk: Desk, presses: number): void {
  for (let n = 0; n < presses; n++) {
    desk.wait(490);
    desk.press(desk.app.clock.turn === 1 ? "white" : "black");
  }
}

/** Returns a board on which a game has filled most of the pages. */
function played(pages: number, presses: number): Desk {
  const desk = openDesk({ cells: createCells(pages) });
  desk.line(`set ${control}`);
  desk.press("black");
  rally(desk, presses);
  return desk;
}

interface Case {
  name: string;
  pages: number;
  /** Presses of the game before. */
  presses: number;
  act: (desk: Desk) => void;
}

const cases: readonly Case[] = [
  { name: "of a new game", pages: 2, presses: 30, act: nextGame },
  { name: "of a new game on full pages", pages: 2, presses: 1_300, act: nextGame },
  { name: "of a new game, one of many", pages: 6, presses: 3_500, act: nextGame },
  { name: "of a very long game", pages: 2, presses: 1_700, act: (desk) => rally(desk, 300) },
];

function copyOf(cells: Cells): Cells {
  const copy = createCells(cells.bytes.length);
  copy.bytes = cells.bytes.map((bytes) => bytes.slice());
  copy.weak = cells.weak.map((bytes) => bytes.slice());
  return copy;
}

function weakPages({ weak }: Cells): number[] {
  return [...weak.keys()].filter((page) => (weak[page] ?? []).length > 0);
}

/** Returns the flash after each cut in the last instants of an erase that the act causes. */
function cutsOf({ pages, presses, act }: Case): Cells[] {
  const kept: Cells[] = [];
  const before = played(pages, presses).board.cells;
  for (let cut = 0; ; cut++) {
    const desk = openDesk({ cells: copyOf(before) });
    desk.tap(Switch.Start);
    Object.assign(desk.board.cells, { cutAfter: cut, tear: Tear.Late });
    act(desk);
    if (!desk.board.cells.isCut) return kept;
    if (weakPages(desk.board.cells).length > 0) kept.push(desk.board.cells);
    else if (cut > 200) cut += 6;
  }
}

/** Comes up, plays on until every page was used, and lets the unstable bits show. */
function playOn(cells: Cells, ...more: readonly Memo[]): void {
  cells.isCut = false;
  cells.cutAfter = -1;
  const desk = openDesk({ cells });
  desk.wait(500);
  expect(weakPages(cells)).toEqual([]);
  cells.weakShows = true;
  expect([Memo.None, Memo.Exact, Memo.Recent, Memo.LastPress, ...more]).toContain(desk.app.display.memo);
  if (desk.app.clock.mode !== Mode.Paused) {
    desk.line(`set ${control}`);
    desk.press("black");
  } else desk.tap(Switch.Start);
  rally(desk, 60);
  const { white, black } = desk.app.clock;
  desk.restart();
  const after = desk.app.clock;
  expect([after.white.presses, after.black.presses]).toEqual([white.presses, black.presses]);
  expect(desk.app.display.memo).toBe(Memo.Recent);
}

describe.each(cases)("an erase $name, cut in its last instants", (each) => {
  const cuts = cutsOf(each);

  test("is repeated before the page is written", () => {
    expect(cuts.length).toBeGreaterThan(0);
    for (const cells of cuts) playOn(copyOf(cells));
  });

  test("is repeated after the power failed in the last instants of the repeated one", () => {
    for (const cells of cuts) {
      const again = copyOf(cells);
      for (let times = 0; times < 3; times++) {
        const { erases } = again;
        const count = erases.reduce((sum, n) => sum + n);
        Object.assign(again, { isCut: false, cutAfter: -1, isRunning: false });
        cutNextErase(again);
        expect(erases.reduce((sum, n) => sum + n)).toBe(count + 1);
        expect(weakPages(again).length).toBe(1);
      }
      playOn(again);
    }
  });
});

/** Powers a board until its recovery erases a page, and cuts the power there. */
function cutNextErase(cells: Cells): void {
  for (let cut = 0; cut < 40; cut++) {
    const tried = copyOf(cells);
    Object.assign(tried, { cutAfter: cut, tear: Tear.Late });
    const desk = openDesk({ cells: tried });
    if (!tried.isCut) desk.wait(300);
    if (tried.erases.every((count) => count === 0)) continue;
    expect(tried.isCut).toBe(true);
    cells.bytes = tried.bytes;
    cells.weak = tried.weak;
    for (const [page, count] of tried.erases.entries()) cells.erases[page]! += count;
    return;
  }
}

describe("without a log", () => {
  const garbage = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  test("remains of something else are erased, and a cut in the last instants of any erase spoils nothing", () => {
    for (let cut = 0; cut < 12; cut++) {
      const cells = createCells(4);
      for (const page of cells.bytes.keys()) cells.bytes[page] = garbage.slice();
      Object.assign(cells, { cutAfter: cut, tear: Tear.Late });
      const desk = openDesk({ cells });
      for (let n = 0; n < 8; n++) desk.wait(100);
      if (!cells.isCut) {
        expect(cells.erases).toEqual([1, 1, 1, 1]);
        return;
      }
      if (weakPages(cells).length > 0) playOn(copyOf(cells), Memo.Fault);
    }
    expect.unreachable("the last cut hits nothing");
  });

  test("a board that was never used erases nothing", () => {
    const desk = openDesk({ cells: createCells(16) });
    desk.wait(1_000);
    expect(desk.board.cells.erases.every((count) => count === 0)).toBe(true);
  });
});
