/** How the code of the lock is entered, set and cleared. */

import { describe, expect, test } from "vitest";
import { Form, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Setting } from "../../../firmware/app/settings/setting";
import { Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { chooseLock, isAsked, locked, paused } from "./locked-desk";

/** Enters a code digit by digit, beginning at 0000, and holds START. */
function give(desk: Desk, code: string): void {
  for (const [i, digit] of [...code].entries()) {
    if (i > 0) desk.tap(Switch.Start);
    for (let n = 0; n < Number(digit); n++) desk.tap(Switch.Plus);
  }
  desk.hold(Switch.Start, 1100);
}

describe("the code", () => {
  test("opens everything until a clock starts", () => {
    const desk = strike(paused(), "M");
    give(desk, "1234");
    expect(desk.app.stage).toBe(Stage.Paused);
    desk.tap(Switch.Menu);
    expect(desk.app.menu.list).toBe(List.Arbiter);
    expect(desk.app.stage).toBe(Stage.Listing);
    strike(desk, "M +");
    expect(desk.app.game.next).toBe(Side.Black);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.turn).toBe(Side.Black);
    strike(desk, "S S");
    expect(isAsked(desk)).toBe(true);
  });

  test("a start by a lever locks as well", () => {
    const desk = locked();
    desk.app.lock.isOpen = true;
    desk.press("black");
    expect(desk.app.lock.isOpen).toBe(false);
  });

  test("only the digit under the cursor is seen", () => {
    const desk = strike(paused(), "M");
    expect(desk.shown(Region.Row1)).toBe("Unlock");
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  [0]***");
    desk.tap(Switch.Minus);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  [9]***");
    desk.tap(Switch.Start);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  *[0]**");
  });

  test("0000 is a code", () => {
    const desk = strike(locked({ control: "60" }, 0), "M");
    expect(isAsked(desk)).toBe(true);
    give(desk, "0000");
    expect(desk.app.lock.isOpen).toBe(true);
  });

  test("a wrong one says so and stays", () => {
    const desk = strike(paused(), "M");
    give(desk, "1235");
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.lock.isOpen).toBe(false);
    expect(desk.shown(Region.Row1 + 1)).toBe("wrong code");
    strike(desk, "M! M");
    expect(desk.shown(Region.Row1 + 1)).toBe("wrong code");
    give(desk, "1234");
    expect(desk.app.lock.isOpen).toBe(true);
    desk.hold(Switch.Menu, 1100);
  });

  test("a right one makes the wrong ones before it forgotten", () => {
    const desk = strike(paused(), "M");
    for (let i = 0; i < 4; i++) desk.hold(Switch.Start, 1100);
    give(desk, "1234");
    expect(desk.app.lock.isOpen).toBe(true);
    expect(desk.app.lock.wrongCodes).toBe(0);
  });

  test("in Spanish", () => {
    const desk = strike(locked({ control: "60", facts: { language: Language.Spanish } }), "M");
    expect(desk.shown(Region.Row1)).toBe("Desbloquear");
    expect(desk.shown(Region.Row1 + 1)).toBe("»Código  [0]***");
    for (let i = 0; i < 5; i++) {
      desk.hold(Switch.Start, 1100);
      expect(desk.shown(Region.Row1 + 1)).toBe(i < 4 ? "código erróneo" : "espere un minuto");
    }
  });
});

describe("setting and clearing it", () => {
  function openLock(desk: Desk): Desk {
    expect(chooseLock(desk).app.menu.form).toBe(Form.LockCode);
    return desk;
  }

  test("off at first; accepting that changes nothing", () => {
    const desk = openLock(openDesk());
    expect(desk.shown(Region.Row1)).toBe("Lock code");
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock  no");
    expect(desk.shown(Region.Row1 + 2)).toBe("");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.settings.lockCode).toBe(-1);
    expect(desk.app.stage).toBe(Stage.Setup);
  });

  test("yes, and four digits", () => {
    const desk = strike(openLock(openDesk()), "+");
    expect(desk.shown(Region.Row1 + 3)).toBe("Lock code  ****");
    desk.tap(Switch.Menu);
    give(desk, "9071");
    expect(desk.app.settings.lockCode).toBe(9071);
    expect(desk.app.lock.isOpen).toBe(true);
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    expect(desk.page()).toMatchObject({ row6: "»Lock  yes" });
  });

  test("yes without a code locks nothing: the form asks for one", () => {
    for (const [language, note] of [
      [Language.English, "type a code"],
      [Language.Spanish, "escriba un código"],
    ] as const) {
      const desk = strike(openLock(openDesk({ facts: { language } })), "+");
      expect(desk.shown(Region.Row1 + 1)).toBe(note);
      desk.hold(Switch.Start, 1100);
      expect([desk.app.stage, desk.app.settings.lockCode]).toEqual([Stage.Filling, -1]);
      expect(desk.shown(Region.Row1 + 3)).toMatch(/^».* {2}\[0]\*\*\*$/);
      desk.hold(Switch.Start, 1100);
      expect(desk.app.settings.lockCode).toBe(-1);
    }
  });

  test("0000 is a code where it was typed", () => {
    const desk = strike(openLock(openDesk()), "+ M + -");
    expect(Object.values(desk.page())).not.toContain("type a code");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.settings.lockCode).toBe(0);
  });

  test("0000 is shown as a lock", () => {
    const desk = locked({}, 0);
    desk.app.lock.isOpen = true;
    openLock(desk);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock  yes");
    strike(desk, "M! M");
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    expect(desk.page()).toMatchObject({ row6: "»Lock  yes" });
  });

  test("cleared by who knows it", () => {
    const desk = chooseLock(locked({}, 4321));
    give(desk, "4321");
    expect(desk.app.settings.lockCode).toBe(4321);
    openLock(desk);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock  yes");
    strike(desk, "+ S!");
    expect(desk.app.settings.lockCode).toBe(-1);
  });

  test("left as it was by leaving", () => {
    const desk = strike(openLock(openDesk()), "+ M!");
    expect(desk.app.settings.lockCode).toBe(-1);
    expect(desk.app.lock.isOpen).toBe(false);
  });

  test("changed: it begins with the code that was", () => {
    const desk = locked({}, 4321);
    desk.app.lock.isOpen = true;
    openLock(desk);
    desk.tap(Switch.Menu);
    expect(desk.shown(Region.Row1 + 2)).toBe("»Lock code  [4]***");
    strike(desk, "+ S!");
    expect(desk.app.settings.lockCode).toBe(5321);
  });
});
