/** Checks what a press costs, how much 8 kB hold, and what the flash is rated for. */
import { describe, expect, test } from "vitest";
import { Memo } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import { PAGE_BYTES, WORD_BYTES } from "../../hal/virtual/cells";
import { type Desk, openDesk } from "../app/desk";

/** Limits of the nRF52832 (product specification, NVMC): writes in a block between two erases, and erases of a page. */
const blockBytes = 512;
const blockWritesMax = 181;
const erasesMax = 10_000;
/** The longest time that a word takes. */
const wordMs = 0.068;

/** Presses for White and Black in turn, each after `thinkMs`. */
function rally(desk: Desk, presses: number, thinkMs: number): void {
  for (let n = 0; n < presses; n++) {
    desk.wait(thinkMs - 110);
    desk.press(n % 2 === 0 ? "white" : "black");
  }
}

function started(control = "40000"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

function pressesOf({ app }: Desk): number {
  return app.clock.white.presses + app.clock.black.presses;
}

/** Pauses the game and gives it up; the next one is ready. */
function nextGame(desk: Desk): void {
  desk.tap(Switch.Start);
  desk.tap(Switch.Menu);
  for (let tries = 0; tries < 40 && !Object.values(desk.page()).includes("»New game"); tries++) desk.tap(Switch.Plus);
  desk.tap(Switch.Start);
  desk.hold(Switch.Start, 1_100);
  desk.line("set 40000");
}

test("a press is one word: 4 bytes, and less than a millisecond", () => {
  const desk = started();
  const { words } = desk.board.cells;
  rally(desk, 600, 2_000);
  const each = (desk.board.cells.words - words) / 600;
  expect(each * WORD_BYTES).toBe(4);
  expect(each * wordMs).toBeLessThan(1);
});

describe("8 kB", () => {
  test("hold 600 presses with heartbeats for two and a half hours", () => {
    const desk = started();
    const { words } = desk.board.cells;
    rally(desk, 600, 15_000);
    expect(desk.board.cells.bytes.length * PAGE_BYTES).toBe(8_192);
    expect(desk.board.cells.words - words).toBe(600 + 600 + 2);
    expect([desk.app.log.short, desk.app.display.memo]).toEqual([false, Memo.None]);
    desk.wait(9_500);
    desk.restart();
    const { white, black } = desk.app.clock;
    expect([white.presses, black.presses, desk.app.display.memo]).toEqual([300, 300, Memo.Recent]);
    expect(white.usedMs + black.usedMs).toBe(600 * 15_000 + 9_000);
  });

  test("hold 1,900 presses without a pause", () => {
    const desk = started();
    rally(desk, 1_900, 1_000);
    expect(desk.app.display.memo).toBe(Memo.None);
    desk.restart();
    expect([desk.app.clock.white.presses, desk.app.clock.black.presses]).toEqual([950, 950]);
  });

  test("are told to be short long before, to be full with the first press that is lost, and not to be sure after a cut", () => {
    const desk = started();
    const told: Memo[] = [];
    for (let n = 0; n < 1_300 && desk.app.display.memo !== Memo.NoMemory; n++) {
      rally(desk, 2, 10_000);
      desk.press("black");
      if (desk.app.display.memo !== told.at(-1)) told.push(desk.app.display.memo);
    }
    expect(told).toEqual([Memo.None, Memo.Short, Memo.NoMemory]);
    const presses = pressesOf(desk);
    desk.restart();
    expect(desk.app.display.memo).toBe(Memo.Fault);
    expect([1, 2]).toContain(presses - pressesOf(desk));
  });
});

describe("the flash", () => {
  test("takes 181 writes in 512 bytes between erases, and gets no more than one a word and two for a head", () => {
    const desk = started();
    for (let game = 0; game < 6; game++) {
      rally(desk, 1_800, 400);
      nextGame(desk);
      desk.press("black");
    }
    expect(desk.board.cells.blockWrites).toBe(blockBytes / WORD_BYTES + 2);
    expect(desk.board.cells.blockWrites).toBeLessThanOrEqual(blockWritesMax);
    expect(desk.board.cells.faults).toEqual({ secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 });
  });

  test("is rated for 10,000 games: no page is erased more often than a game begins", () => {
    const desk = started();
    const games = 30;
    for (let game = 0; game < games; game++) {
      rally(desk, 120, 12_000);
      nextGame(desk);
      desk.press("black");
    }
    const { erases } = desk.board.cells;
    expect(Math.max(...erases)).toBeLessThanOrEqual(games);
    expect(Math.max(...erases)).toBeGreaterThan(games / 3);
    expect((Math.max(...erases) / games) * 10_000).toBeLessThanOrEqual(erasesMax);
  });
});
