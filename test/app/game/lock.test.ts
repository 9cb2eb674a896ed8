import { describe, expect, test } from "vitest";
import { isCode } from "../../../firmware/app/game/lock";
import { List, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { chooseLock, isAsked, locked, paused } from "./locked-desk";

describe("behind the lock", () => {
  test("resume", () => {
    const desk = strike(paused(), "S");
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.clock.mode).toBe(Mode.Paused);
  });

  test("the menu", () => expect(isAsked(strike(paused(), "M"))).toBe(true));

  test("the choice of the side to start", () => {
    for (const key of [Switch.Minus, Switch.Plus]) {
      const desk = paused();
      expect(desk.app.game.next).toBe(Side.White);
      desk.tap(key);
      expect(isAsked(desk)).toBe(true);
      expect(desk.app.game.next).toBe(Side.White);
    }
  });

  test("the menu before the start, and the way back to the programs", () => {
    const desk = strike(locked(), "M");
    expect(isAsked(desk)).toBe(true);
    desk.hold(Switch.Menu, 1100);
    expect(desk.app.stage).toBe(Stage.Ready);
    desk.hold(Switch.Menu, 1100);
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.clock.mode).toBe(Mode.Ready);
  });

  test("the menu of a game that has fallen", () => {
    const desk = strike(locked({ control: "1+1" }), "black 3s");
    expect(desk.app.stage).toBe(Stage.Fallen);
    desk.tap(Switch.Menu);
    expect(isAsked(desk)).toBe(true);
  });

  test("the lock itself, also among the programs", () => {
    expect(isAsked(chooseLock(locked({})))).toBe(true);
  });
});

describe("never behind the lock", () => {
  test("pause [6.11.2]", () => expect(paused().app.clock.mode).toBe(Mode.Paused));

  test("the start of White's clock, and information", () => {
    const desk = strike(locked(), "S");
    expect(desk.app.stage).toBe(Stage.Running);
    desk.tap(Switch.Menu);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.display.info).toBe(1);
  });

  test("programs and settings while no game is on", () => {
    const desk = strike(locked({}), "M");
    expect(desk.app.menu.list).toBe(List.Settings);
    strike(desk, "M +");
    expect(desk.app.programs.chosen).toBe(2);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Ready);
  });
});

describe("after five wrong codes", () => {
  function silenced(counterStart = 0): Desk {
    const desk = strike(locked({ control: "60", counterStart }), "M");
    for (let i = 0; i < 5; i++) {
      expect(desk.shown(Region.Row1 + 1)).not.toBe("wait a minute");
      desk.hold(Switch.Start, 1100);
    }
    expect(desk.shown(Region.Row1 + 1)).toBe("wait a minute");
    return desk;
  }

  /** The time from the fifth wrong code, 130 ms ago, to the end of the next hold of one second. */
  const SINCE_MS = 130 + 1000;

  test.each([
    [0, 1, false],
    [0, 0, true],
    [1073741824 - 20000, 1, false],
    [1073741824 - 20000, 0, true],
  ])(
    "none is heard for a minute, then one is (counter from %i, %i ms before its end): %s",
    (counterStart, ms, isOpen) => {
      const desk = silenced(counterStart);
      desk.app.menu.values[0] = 1234;
      desk.wait(60000 - SINCE_MS - ms);
      desk.hold(Switch.Start, 1000);
      expect(desk.app.lock.isOpen).toBe(isOpen);
      if (!isOpen) expect(desk.shown(Region.Row1 + 1)).toBe("wait a minute");
    },
  );

  test("what is tried in that minute does not make it longer", () => {
    const desk = strike(silenced(), "30s S! 30s");
    desk.app.menu.values[0] = 1234;
    desk.hold(Switch.Start, 1100);
    expect(desk.app.lock.isOpen).toBe(true);
  });

  test("not even the right one at the very instant of the fifth", () => {
    const { app } = locked();
    const codes = [1, 2, 3, 4, 5, 1234];
    expect(codes.map((code) => isCode(app, code, 7000))).toEqual(codes.map(() => false));
  });

  test("five more may be tried after it", () => {
    const desk = strike(silenced(), "60s");
    for (let i = 0; i < 4; i++) desk.hold(Switch.Start, 1100);
    expect(desk.shown(Region.Row1 + 1)).toBe("wrong code");
    desk.hold(Switch.Start, 1100);
    expect(desk.shown(Region.Row1 + 1)).toBe("wait a minute");
  });

  test("days later it is over, wherever the counter is", () => {
    const desk = silenced();
    desk.app.lock.wrongAtMs = 300000000;
    desk.app.menu.values[0] = 1234;
    desk.hold(Switch.Start, 1100);
    expect(desk.app.lock.isOpen).toBe(true);
  });
});

describe("a clock that starts closes what is open", () => {
  test.each([
    ["the menu", (desk: Desk) => desk.tap(Switch.Menu)],
    [
      "a form",
      (desk: Desk) => {
        desk.app.settings.lockCode = 1;
        desk.tap(Switch.Menu);
      },
    ],
  ])("%s", (_name, open) => {
    const desk = openDesk({ control: "60" });
    open(desk);
    expect(desk.app.stage).toBeGreaterThan(Stage.Adjourned);
    desk.press("black");
    expect(desk.app.stage).toBe(Stage.Running);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Paused);
  });
});
