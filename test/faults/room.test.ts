/** Checks what a press costs, how much 8 kB hold, and what the flash is rated for. */
import { describe, expect, test } from "vitest";
import { Memo } from "../../firmware/app/model/choices";
import { Mode, Side } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { createCells, PAGE_BYTES, WORD_BYTES } from "../../hal/virtual/cells";
import { type Desk, openDesk } from "../app/desk";

/** Limits of the nRF52832 (product specification, NVMC): writes in a block between two erases, and erases of a page. */
const blockBytes = 512;
const blockWritesMax = 181;
const erasesMax = 10_000;
/** The longest time that a word takes. */
const wordMs = 0.068;
/** The words of the snapshot, and of the head, with which the last page of a game begins. */
const snapshotWords = 21;

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
  desk.wait(1_000);
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
    expect(desk.board.cells.words - words).toBe(600 + 600 + 2 + snapshotWords);
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

  test("are told to be short before presses alone are kept, and never to be full", () => {
    const desk = started();
    const told: Memo[] = [];
    for (let n = 0; n < 1_300; n++) {
      rally(desk, 2, 10_000);
      if (desk.app.display.memo !== told.at(-1)) told.push(desk.app.display.memo);
    }
    expect(told.slice(0, 4)).toEqual([Memo.None, Memo.Short, Memo.None, Memo.Short]);
    expect(new Set(told)).toEqual(new Set([Memo.None, Memo.Short]));
    desk.restart();
    expect([Memo.Recent, Memo.LastPress]).toContain(desk.app.display.memo);
    expect(pressesOf(desk)).toBe(2_600);
  });
});

describe("a game that outgrows the log without a pause", () => {
  /** Returns everything that is never given up: times, counters, turn, periods and control. */
  function stateOf({ app: { clock } }: Desk): unknown {
    const { white, black, turn, firstFlag, control } = clock;
    return { white, black, turn, firstFlag, control };
  }

  test.each([2, 3, 6])("on %i pages keeps its state to the ms at every press", (pages) => {
    const desk = openDesk({ control: "40/7200+30:3600+30", cells: createCells(pages) });
    desk.press("black");
    const begun = desk.board.cells.erases.reduce((sum, count) => sum + count);
    for (let n = 0; n < 27 * pages; n++) {
      rally(desk, 90, 700);
      desk.press("black");
      desk.press("white");
      const before = stateOf(desk);
      const kept = createCells(pages);
      kept.bytes = desk.board.cells.bytes.map((bytes) => bytes.slice());
      const other = openDesk({ cells: kept });
      expect({ n, memo: other.app.display.memo, mode: other.app.clock.mode }).toEqual({
        n,
        memo: Memo.Recent,
        mode: Mode.Paused,
      });
      const { white, black } = other.app.clock;
      expect([white.presses, black.presses]).toEqual([desk.app.clock.white.presses, desk.app.clock.black.presses]);
      const [waiting, live] = [other.app.clock.turn === Side.White ? black : white, desk.app.clock];
      expect(waiting).toEqual(live.turn === Side.White ? live.black : live.white);
      expect(stateOf(desk)).toEqual(before);
    }
    const { cells } = desk.board;
    expect(cells.erases.reduce((sum, count) => sum + count) - begun).toBeGreaterThan(pages / 2);
    expect(cells.faults).toEqual({ secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 });
  });

  test("erases in the handler of a press alone, and once there", () => {
    const desk = started();
    const erases = () => desk.board.cells.erases.reduce((sum, count) => sum + count);
    let most = 0;
    for (let n = 0; n < 4_000; n++) {
      desk.wait(590);
      const before = erases();
      desk.press(n % 2 === 0 ? "white" : "black");
      most = Math.max(most, erases() - before);
    }
    expect(most).toBe(1);
    expect(erases()).toBeGreaterThan(2);
    expect(desk.board.cells.faults.erasesWhileRunning).toBe(0);
  });

  test("counts on where no page can be erased, and says that nothing is kept", () => {
    const desk = started();
    rally(desk, 1_000, 600);
    for (let word = 0; word < 2; word++) desk.board.cells.worn.push(word);
    const { cells } = desk.board;
    cells.goodWords = 900;
    rally(desk, 1_600, 600);
    expect([pressesOf(desk), desk.app.display.memo]).toEqual([2_600, Memo.NoMemory]);
  });
});

test("a game after a very long one needs many erases: each handler does one", () => {
  const desk = openDesk({ control: "40000", cells: createCells(16) });
  const erases = () => desk.board.cells.erases.reduce((sum, count) => sum + count);
  for (let game = 0; game < 16; game++) {
    desk.press("black");
    rally(desk, 4, 1_000);
    nextGame(desk);
  }
  desk.press("black");
  rally(desk, 7_500, 300);
  desk.tap(Switch.Start);
  desk.line("new");
  const before = erases();
  let most = 0;
  let last = before;
  desk.line("set 40000");
  for (let ms = 0; ms < 2_000; ms++) {
    most = Math.max(most, erases() - last);
    last = erases();
    desk.wait(1);
  }
  expect(most).toBe(1);
  expect(erases() - before).toBeGreaterThan(5);
  expect(desk.app.log.isUntidy).toBe(false);
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
