import { describe, expect, test } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { freePlace, gameTimes, hasGame, putAway, takeUp } from "../../../firmware/app/game/adjourned-games";
import { swapColours } from "../../../firmware/app/game/colours";
import { FIRST_GAME, PLACES } from "../../../firmware/app/log/numbers";
import { Setting } from "../../../firmware/app/menu/settings-menu";
import { leftSide } from "../../../firmware/app/model/app";
import { Form, Language, List, Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { createCells } from "../../../hal/virtual/cells";
import { type Desk, openDesk, type Setting as Start } from "../desk";

// Games that are put away and taken up again [Guideline I], on the keys.

/** Paused, White to move after a move of each: White used 5 s, Black 7 s. */
function paused(setting: Start = {}): Desk {
  const desk = openDesk({ control: "5400+30", ...setting });
  desk.press("black");
  desk.wait(5000 - 110);
  desk.press("white");
  desk.wait(7000 - 110);
  desk.press("black");
  desk.tap(Switch.Start);
  expect(desk.app.stage).toBe(Stage.Paused);
  return desk;
}

/** Presses PLUS until that item of the open menu is chosen, and chooses it. */
function choose(desk: Desk, item: string): void {
  for (let i = 0; i < 20; i++) {
    if (Object.values(desk.page()).some((text) => text.startsWith(`»${item}`))) {
      desk.tap(Switch.Start);
      return;
    }
    desk.tap(Switch.Plus);
  }
  throw new Error(`no item ${item}`);
}

function openAdjourn(desk: Desk): Desk {
  desk.tap(Switch.Menu);
  choose(desk, "Adjourn");
  expect(desk.app.menu.form).toBe(Form.Adjourn);
  return desk;
}

/** As the form does it: what is due is written at the end of the handler. */
function put(desk: Desk, place: number, sealed: boolean, chargeMs: number): boolean {
  const isPut = putAway(desk.app, place, sealed, chargeMs, desk.nowMs);
  finishHandler(desk.app, desk.nowMs);
  return isPut;
}

function keptPlaces(desk: Desk): number[] {
  return [...Array(PLACES).keys()].filter((place) => hasGame(desk.app, place));
}

/** Clears a bit in the numbers of a block that lies in the first page. */
function spoil(desk: Desk, place: number): void {
  const bytes = desk.board.cells.bytes[0] ?? [];
  const at = bytes.findIndex((byte, i) => i > place + 20 && byte > 0);
  bytes[at] = 0;
}

function rows(desk: Desk): string[] {
  return [0, 1, 2, 3, 4].map((row) => desk.shown(Region.Row1 + row)).filter((text) => text !== "");
}

test("a clock without a memory cannot put a game away: it stays paused, and says why", () => {
  const desk = openAdjourn(paused({ cells: createCells(1) }));
  desk.app.display.memo = Memo.None;
  desk.hold(Switch.Start, 1100);
  expect(desk.shown(Region.Hint)).toBe("not possible now");
  desk.hold(Switch.Menu, 1100);
  expect([desk.app.stage, desk.app.clock.mode]).toEqual([Stage.Paused, Mode.Paused]);
  expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.NoMemory, "No memory: nothing is kept"]);
});

test("the times of a game are told as the clock shows them, rounded up", () => {
  const desk = openDesk({ control: "5400" });
  desk.press("black");
  desk.wait(4_300);
  desk.press("white");
  desk.wait(7_200);
  desk.tap(Switch.Start);
  const { left, right } = desk.page();
  put(desk, 0, false, 0);
  expect(gameTimes(desk.app, 0)).toBe(`${left} ${right}`);
});

describe("adjourning", () => {
  test("at the first free place, not sealed, nothing charged", () => {
    const desk = openAdjourn(paused());
    expect(rows(desk)).toEqual(["Adjourn", "»Game  [1]", "Sealed  no"]);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Adjourned);
    expect(keptPlaces(desk)).toEqual([0]);
    expect(gameTimes(desk.app, 0)).toBe("1:30:55 1:30:53");
    expect(desk.app.clock.sealed).toBe(Side.None);
  });

  test("at a place of one's choice, sealed, with minutes charged to the sealer", () => {
    const desk = openAdjourn(paused());
    desk.tap(Switch.Plus);
    desk.tap(Switch.Plus);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    expect(rows(desk)).toEqual(["Adjourn", "Game  3", "»Sealed  yes", "Charge min  0"]);
    desk.tap(Switch.Menu);
    for (let i = 0; i < 4; i++) desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Adjourned);
    expect(hasGame(desk.app, 2)).toBe(true);
    expect(desk.app.clock.sealed).toBe(Side.White);
    expect(gameTimes(desk.app, 2)).toBe("1:26:55 1:30:53");
  });

  test("what the place holds is said, and replaced", () => {
    const desk = paused();
    expect(put(desk, 0, false, 0)).toBe(true);
    desk.app.game.isAdjourned = false;
    desk.app.stage = Stage.Paused;
    openAdjourn(desk);
    expect(rows(desk)[1]).toBe("»Game  [2]");
    desk.tap(Switch.Minus);
    expect(rows(desk)).toEqual(["Adjourn", "Replaces  1:30:55 1:30:53", "»Game  [1]", "Sealed  no"]);
    desk.app.clock.white.mainMs -= 1000;
    desk.hold(Switch.Start, 1100);
    expect(gameTimes(desk.app, 0)).toBe("1:30:54 1:30:53");
  });

  test("ten places; when all are taken it begins at the first", () => {
    const desk = paused();
    for (let place = 0; place < PLACES; place++) put(desk, place, false, 0);
    expect(keptPlaces(desk)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    desk.app.game.isAdjourned = false;
    desk.app.stage = Stage.Paused;
    openAdjourn(desk);
    expect(rows(desk)[1]).toMatch(/^Replaces/);
    expect(desk.app.menu.values[0]).toBe(1);
    desk.tap(Switch.Minus);
    expect(desk.app.menu.values[0]).toBe(1);
    for (let i = 0; i < 12; i++) desk.tap(Switch.Plus);
    expect(desk.app.menu.values[0]).toBe(10);
  });

  test("a running clock is paused without a press", () => {
    const desk = openDesk({ control: "60" });
    desk.press("black");
    desk.wait(1000);
    expect(put(desk, 4, true, 0)).toBe(true);
    expect(desk.app.clock.mode).toBe(Mode.Paused);
    expect(desk.app.clock.white.presses).toBe(0);
    expect(hasGame(desk.app, 4)).toBe(true);
  });

  test("its times are told in whole seconds", () => {
    const desk = openDesk({ control: "W9-B8" });
    desk.app.settings.tenths = true;
    expect(put(desk, 0, false, 0)).toBe(true);
    expect(gameTimes(desk.app, 0)).toBe("0:00:09 0:00:08");
  });

  test("not from the programs", () => {
    const desk = openDesk();
    expect(put(desk, 0, false, 0)).toBe(false);
    expect(keptPlaces(desk)).toEqual([]);
  });

  test("in Spanish", () => {
    const desk = paused({ facts: { language: Language.Spanish } });
    put(desk, 0, false, 0);
    desk.app.game.isAdjourned = false;
    desk.app.stage = Stage.Paused;
    desk.tap(Switch.Menu);
    choose(desk, "Aplazar");
    desk.tap(Switch.Minus);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    expect(rows(desk).slice(1)).toEqual(["Reemplaza  1:30:55 1:30:53", "Partida  1", "»Secreta  sí", "Cargar min  0"]);
  });
});

describe("restoring", () => {
  /** Two games put away: 2 (White sealed) and 5; then another control, ready. */
  function kept(): Desk {
    const desk = paused();
    desk.app.clock.black.mainMs -= 60000;
    put(desk, 4, false, 0);
    desk.app.clock.black.mainMs += 60000;
    put(desk, 1, true, 0);
    desk.line("set 300");
    return desk;
  }

  function newGame(desk: Desk): void {
    desk.app.stage = Stage.Adjourned;
    desk.tap(Switch.Menu);
    choose(desk, "New game");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Setup);
  }

  test("the menu has the games that are kept, with their times", () => {
    const desk = kept();
    newGame(desk);
    desk.tap(Switch.Start);
    desk.tap(Switch.Menu);
    choose(desk, "Restore");
    expect(desk.app.menu.list).toBe(List.Games);
    const before = ["»Game 1  - empty -", "Game 2  1:30:55 1:30:53", "Game 3  - empty -", "Game 4  - empty -"];
    expect(rows(desk)).toEqual([...before, "Game 5  1:30:55 1:29:53"]);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Listing);
    for (let i = 0; i < 4; i++) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.form).toBe(Form.Restore);
    expect(rows(desk)).toEqual(["Restore", "Game 5  1:30:55 1:29:53"]);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.shown(Region.LeftTime)).toBe("1:30:55");
    expect(desk.shown(Region.RightTime)).toBe("1:29:53");
    expect(desk.app.game.next).toBe(Side.White);
  });

  test("from the settings among the programs", () => {
    const desk = kept();
    newGame(desk);
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Games) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.list).toBe(List.Games);
    desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.app.clock.white.presses).toBe(1);
  });

  test("the opponent of the player who sealed is to be started; then the sealed move counts", () => {
    const desk = kept();
    newGame(desk);
    desk.tap(Switch.Start);
    expect(takeUp(desk.app, 1, desk.nowMs)).toBe(true);
    desk.tap(Switch.Left);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.app.game.next).toBe(Side.Black);
    expect(desk.shown(Region.Bar)).toBe("(right)");
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.turn).toBe(Side.Black);
    expect(desk.app.clock.white.presses).toBe(2);
  });

  test("exactly as it was put away", () => {
    const desk = paused();
    put(desk, 9, false, 0);
    const saved = saveClock(desk.app.clock);
    newGame(desk);
    expect(takeUp(desk.app, 9, desk.nowMs)).toBe(true);
    expect(saveClock(desk.app.clock)).toEqual(saved);
  });

  test("over another game it is one act, and can be put away at the first place again", () => {
    const desk = paused();
    put(desk, 0, false, 0);
    put(desk, 1, false, 0);
    const acts = desk.app.clock.actCount;
    expect(takeUp(desk.app, 0, desk.nowMs)).toBe(true);
    expect(desk.app.clock.actCount).toBe(acts + 1);
    expect(freePlace(desk.app)).toBe(0);
  });

  test("it stays in its place, and is put away there again", () => {
    const desk = kept();
    newGame(desk);
    desk.tap(Switch.Start);
    takeUp(desk.app, 4, desk.nowMs);
    desk.tap(Switch.Left);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(hasGame(desk.app, 4)).toBe(true);
    desk.wait(3000);
    desk.tap(Switch.Start);
    openAdjourn(desk);
    expect(rows(desk).slice(0, 3)).toEqual(["Adjourn", "Replaces  1:30:55 1:29:53", "»Game  [5]"]);
    desk.hold(Switch.Start, 1100);
    expect(gameTimes(desk.app, 4)).toBe("1:30:52 1:29:53");
  });

  test("another game begins at a free place again", () => {
    const desk = kept();
    newGame(desk);
    desk.tap(Switch.Start);
    takeUp(desk.app, 4, desk.nowMs);
    desk.tap(Switch.Left);
    newGame(desk);
    desk.tap(Switch.Start);
    desk.tap(Switch.Start);
    desk.tap(Switch.Start);
    openAdjourn(desk);
    expect(rows(desk)[1]).toBe("»Game  [1]");
  });

  test("of colours that were exchanged each has its clock again, where its lever is", () => {
    const desk = paused();
    const { white, black } = structuredClone({ ...desk.app.clock, notice: undefined });
    swapColours(desk.app, desk.nowMs, Event.Colours);
    put(desk, 0, false, 0);
    newGame(desk);
    takeUp(desk.app, 0, desk.nowMs);
    expect([leftSide(desk.app), desk.app.clock.white, desk.app.clock.black]).toEqual([Side.Black, black, white]);
  });

  test("what was kept badly is refused and changes nothing", () => {
    const desk = paused();
    put(desk, 0, false, 0);
    const saved = saveClock(desk.app.clock);
    spoil(desk, desk.app.log.places[FIRST_GAME] ?? 0);
    expect(takeUp(desk.app, 0, desk.nowMs)).toBe(false);
    expect(saveClock(desk.app.clock)).toEqual(saved);
    expect(desk.app.game.place).toBe(-1);
  });

  test("not while a clock runs", () => {
    const desk = paused();
    put(desk, 0, false, 0);
    newGame(desk);
    desk.tap(Switch.Start);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(takeUp(desk.app, 0, desk.nowMs)).toBe(false);
  });

  test("no games: an empty menu, where nothing can be chosen", () => {
    const desk = openDesk();
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Games) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.list).toBe(List.Games);
    expect(rows(desk)).toEqual(["- empty -"]);
    desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Listing);
    desk.tap(Switch.Menu);
    expect(desk.app.stage).toBe(Stage.Setup);
  });
});
