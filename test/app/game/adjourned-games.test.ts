import { describe, expect, test } from "vitest";
import { gameTimes, hasGame } from "../../../firmware/app/game/adjourned-games";
import { PLACES } from "../../../firmware/app/log/numbers";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Mode, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { createCells } from "../../../hal/virtual/cells";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { choose, openAdjourn, paused, put } from "./paused-game";

function keptPlaces(desk: Desk): number[] {
  return [...Array(PLACES).keys()].filter((place) => hasGame(desk.app, place));
}

/** Returns the clock with its game paused again, as if nobody had put it away. */
function again(desk: Desk): Desk {
  desk.app.game.isAdjourned = false;
  desk.app.stage = Stage.Paused;
  return desk;
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
  const desk = strike(openDesk({ control: "5400" }), "black 4300ms white 7200ms S");
  const { left, right } = desk.page();
  put(desk, 0, false, 0);
  expect(gameTimes(desk.app, 0)).toBe(`${left} ${right}`);
});

describe("adjourning", () => {
  test("at the first free place, not sealed, nothing charged", () => {
    const desk = openAdjourn(paused());
    expect(desk.rows()).toEqual(["Adjourn", "»Game  [1]", "Sealed  no"]);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.stage).toBe(Stage.Adjourned);
    expect(keptPlaces(desk)).toEqual([0]);
    expect(gameTimes(desk.app, 0)).toBe("1:30:55 1:30:53");
    expect(desk.app.clock.sealed).toBe(Side.None);
  });

  test("at a place of one's choice, sealed, with minutes charged to the sealer", () => {
    const desk = strike(openAdjourn(paused()), "+ + M +");
    expect(desk.rows()).toEqual(["Adjourn", "Game  3", "»Sealed  yes", "Charge min  0"]);
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
    openAdjourn(again(desk));
    expect(desk.rows()[1]).toBe("»Game  [2]");
    desk.tap(Switch.Minus);
    expect(desk.rows()).toEqual(["Adjourn", "Replaces  1:30:55 1:30:53", "»Game  [1]", "Sealed  no"]);
    desk.app.clock.white.mainMs -= 1000;
    desk.hold(Switch.Start, 1100);
    expect(gameTimes(desk.app, 0)).toBe("1:30:54 1:30:53");
  });

  test("ten places; when all are taken it begins at the first", () => {
    const desk = paused();
    for (let place = 0; place < PLACES; place++) put(desk, place, false, 0);
    expect(keptPlaces(desk)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    openAdjourn(again(desk));
    expect(desk.rows()[1]).toMatch(/^Replaces/);
    expect(desk.app.menu.values[0]).toBe(1);
    desk.tap(Switch.Minus);
    expect(desk.app.menu.values[0]).toBe(1);
    for (let i = 0; i < 12; i++) desk.tap(Switch.Plus);
    expect(desk.app.menu.values[0]).toBe(10);
  });

  test("a running clock is paused without a press", () => {
    const desk = strike(openDesk({ control: "60" }), "black 1s");
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
    choose(strike(again(desk), "M"), "Aplazar");
    strike(desk, "- M +");
    expect(desk.rows().slice(1)).toEqual([
      "Reemplaza  1:30:55 1:30:53",
      "Partida  1",
      "»Secreta  sí",
      "Descontar min  0",
    ]);
  });
});
