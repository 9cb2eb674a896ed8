/** Adjourned games are restored exactly as they were adjourned. */

import { describe, expect, test } from "vitest";
import { freePlace, gameTimes, hasGame } from "../../../firmware/app/game/adjourned-games";
import { FIRST_GAME } from "../../../firmware/app/log/numbers";
import { leftSide } from "../../../firmware/app/model/app";
import { Form, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Setting } from "../../../firmware/app/settings/setting";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { swapColours, takeUp } from "../acts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { choose, openAdjourn, paused, put } from "./paused-game";

/** Clears a bit in the numbers of a block in the first page. */
function spoil(desk: Desk, place: number): void {
  const bytes = desk.board.cells.bytes[0] ?? [];
  const at = bytes.findIndex((byte, i) => i > place + 20 && byte > 0);
  bytes[at] = 0;
}

describe("restoring", () => {
  /** Returns a clock that is ready with another control. Places 2 (White sealed) and 5 hold adjourned games. */
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
    strike(desk, "S M");
    choose(desk, "Restore");
    expect(desk.app.menu.list).toBe(List.Games);
    const before = ["»Game 1  - empty -", "Game 2  1:30:55 1:30:53", "Game 3  - empty -", "Game 4  - empty -"];
    expect(desk.rows()).toEqual([...before, "Game 5  1:30:55 1:29:53", "Game 6  - empty -"]);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Listing);
    for (let i = 0; i < 4; i++) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.form).toBe(Form.Restore);
    expect(desk.rows()).toEqual(["Restore", "Game 5  1:30:55 1:29:53"]);
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
    strike(desk, "+ S S!");
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
    strike(desk, "3s S");
    openAdjourn(desk);
    expect(desk.rows().slice(0, 3)).toEqual(["Adjourn", "Replaces  1:30:55 1:29:53", "»Game  [5]"]);
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
    strike(desk, "S S S");
    openAdjourn(desk);
    expect(desk.rows()[1]).toBe("»Game  [1]");
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
    strike(desk, "S S");
    expect(desk.app.stage).toBe(Stage.Running);
    expect(takeUp(desk.app, 0, desk.nowMs)).toBe(false);
  });

  test("no games: an empty menu, where nothing can be chosen", () => {
    const desk = strike(openDesk(), "M");
    while (desk.app.menu.listAt < Setting.Games) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.list).toBe(List.Games);
    expect(desk.rows()).toEqual(["- empty -"]);
    strike(desk, "+ S");
    expect(desk.app.stage).toBe(Stage.Listing);
    desk.tap(Switch.Menu);
    expect(desk.app.stage).toBe(Stage.Setup);
  });
});
