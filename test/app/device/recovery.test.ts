/** The state of a clock when its power is back. */

import { describe, expect, test } from "vitest";
import { freeze } from "../../../firmware/app/device/freeze";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { leftSide } from "../../../firmware/app/model/app";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { correct } from "../../../firmware/core/correct";
import { finish } from "../../../firmware/core/game";
import { Event, Field, Mode, Side, SideField } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { swapColours } from "../acts";
import { openDesk } from "../desk";
import { recordsOf } from "../memory";
import { startedDesk, strike } from "../strokes";
import { stateOf } from "./clock-state";

describe("a clock that ran", () => {
  test("is paused: the waiting side exact, the other as of the last record", () => {
    const desk = strike(startedDesk(), "6890ms white 15890ms restart");
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 303_000, 296_000, 1, 0]);
    expect([desk.app.stage, desk.app.game.next]).toEqual([Stage.Paused, Side.Black]);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.Recent, "Restored; up to 10 s lost"]);
    expect(desk.app.clock.atMs).toBe(0);
  });

  test("goes on from there, and is recorded as before", () => {
    const desk = strike(startedDesk(), "9890ms restart 5s S 890ms white");
    expect(stateOf(desk)).toEqual([Mode.Running, Side.Black, 300_000, 304_920, 1, 0]);
    expect(recordsOf(desk.app.log).slice(2)).toEqual([
      "start 0",
      "tick 9000",
      "note 0",
      "resume white 14000",
      "white 15000",
    ]);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 300_000, 305_000, 1, 0]);
  });

  test("says so until it goes on, however often the power goes", () => {
    const desk = strike(startedDesk(), "1s");
    for (let i = 0; i < 3; i++) {
      desk.restart();
      expect(desk.app.display.memo).toBe(Memo.Recent);
    }
    expect(recordsOf(desk.app.log).slice(2)).toEqual(["start 0", "note 0", "note 0", "note 0"]);
    strike(desk, "S S restart");
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test("without heartbeats has the times of its last press", () => {
    const desk = startedDesk();
    const { log } = desk.app;
    log.hasNext = false;
    log.end = log.at + 1_000;
    strike(desk, "20s restart");
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 305_000]);
    expect(desk.app.display.memo).toBe(Memo.LastPress);
  });

  test("has a snapshot when much was recorded, which keeps the sign", () => {
    const desk = startedDesk("5400");
    for (let i = 0; i < 62; i++) desk.press(i % 2 === 0 ? "white" : "black");
    desk.restart();
    expect(recordsOf(desk.app.log).at(-1)).toBe("note 0");
    expect(desk.app.log.words).toBe(64);
    strike(desk, "S white restart");
    expect(recordsOf(desk.app.log).at(-1)).toMatch(/^block 17/);
    expect(desk.app.log.words).toBe(0);
    const state = stateOf(desk);
    desk.restart();
    expect([desk.app.display.memo, desk.app.log.words]).toEqual([Memo.Recent, 1]);
    expect(stateOf(desk)).toEqual(state);
  });
});

describe("a clock that stood", () => {
  test("is as it was: ready, with what was corrected", () => {
    const desk = openDesk({ control: "300" });
    correct(desk.app.clock, desk.nowMs, [Field.Black + SideField.Remaining, 123_000]);
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Ready, Side.White, 300_000, 123_000, 0, 0]);
    expect([desk.app.stage, desk.app.display.memo]).toEqual([Stage.Ready, Memo.Exact]);
    strike(desk, "black 890ms");
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Running, Side.White, 299_000]);
  });

  test("paused", () => {
    const desk = strike(startedDesk(), "1234ms S 60s restart");
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.White, 305_000 - 1_344, 305_000, 0, 0]);
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test("fallen, with its first flag", () => {
    const desk = strike(startedDesk("60;flag=freeze"), "100s restart");
    expect(stateOf(desk).slice(0, 4)).toEqual([Mode.Fallen, Side.White, 0, 60_000]);
    expect([desk.app.clock.firstFlag, desk.app.stage, desk.app.display.memo]).toEqual([
      Side.White,
      Stage.Fallen,
      Memo.Exact,
    ]);
  });

  test("frozen by a fault: paused at its instant", () => {
    const desk = strike(startedDesk(), "4890ms");
    freeze(desk.app, desk.nowMs);
    strike(desk, "60s restart");
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 300_000]);
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test.each(["finished", "given up"])("%s: the programs, at the one that was chosen", (how) => {
    const desk = strike(startedDesk("600"), "S");
    if (how === "finished") {
      finish(desk.app.clock, desk.nowMs);
      finishHandler(desk.app, desk.nowMs);
    } else {
      desk.app.log.snapshotReason = 0;
      desk.tap(Switch.Menu);
      while (!desk.shown(Region.Row1 + 5).startsWith("»New game") && desk.app.menu.listAt < 20) desk.tap(Switch.Plus);
      strike(desk, "S S!");
    }
    desk.restart();
    expect([desk.app.stage, desk.app.clock.mode, desk.app.programs.chosen, desk.app.display.memo]).toEqual([
      Stage.Setup,
      Mode.Setup,
      25,
      Memo.None,
    ]);
    expect(desk.shown(Region.LeftTime)).toBe("0:10:00");
    expect(desk.app.log.over).toBe(how !== "finished");
  });

  test("exchanged colours, and where the game came from", () => {
    const desk = strike(startedDesk(), "S");
    const { white, black } = structuredClone({ ...desk.app.clock, notice: undefined });
    desk.app.game.place = 6;
    swapColours(desk.app, desk.nowMs, Event.Colours);
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([leftSide(desk.app), desk.app.clock.white, desk.app.clock.black]).toEqual([Side.Black, black, white]);
    expect([desk.app.game.isAdjourned, desk.app.game.place]).toEqual([false, 6]);
    desk.app.game.isAdjourned = true;
    desk.app.log.snapshotReason = 4;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([desk.app.game.isAdjourned, desk.app.stage]).toEqual([true, Stage.Adjourned]);
  });
});

test("after the power is back only a key that lies closed is said to be stuck", () => {
  const desk = strike(startedDesk(), "S");
  desk.edge(Switch.Left, true);
  desk.restart();
  expect(desk.app.display.memo).toBe(Memo.Exact);
  desk.edge(Switch.Plus, true);
  desk.restart();
  expect(desk.app.display.memo).toBe(Memo.KeyStuck);
});
