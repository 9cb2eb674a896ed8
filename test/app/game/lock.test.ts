import { describe, expect, test } from "vitest";
import { isCode } from "../../../firmware/app/game/lock";
import { Setting } from "../../../firmware/app/menu/settings-menu";
import { Form, Language, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk, type Setting as Start } from "../desk";

// The arbiter's lock: what is behind it, and what never is (clock.md §6, §7).

/** A clock that is locked with a code. */
function locked(setting: Start = { control: "60" }, code = 1234): Desk {
  const desk = openDesk(setting);
  desk.app.settings.lockCode = code;
  return desk;
}

/** Paused after a start by White's opponent. */
function paused(): Desk {
  const desk = locked();
  desk.press("black");
  desk.wait(1000);
  desk.tap(Switch.Start);
  expect(desk.app.stage).toBe(Stage.Paused);
  return desk;
}

/** Gives a code, digit by digit, from 0000 on, and holds START. */
function give(desk: Desk, code: string): void {
  for (const [i, digit] of [...code].entries()) {
    if (i > 0) desk.tap(Switch.Start);
    for (let n = 0; n < Number(digit); n++) desk.tap(Switch.Plus);
  }
  desk.hold(Switch.Start, 1100);
}

function isAsked(desk: Desk): boolean {
  return desk.app.stage === Stage.Filling && desk.app.menu.form === Form.Unlock;
}

describe("behind the lock", () => {
  test("resume", () => {
    const desk = paused();
    desk.tap(Switch.Start);
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.clock.mode).toBe(Mode.Paused);
  });

  test("the menu", () => {
    const desk = paused();
    desk.tap(Switch.Menu);
    expect(isAsked(desk)).toBe(true);
  });

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
    const desk = locked();
    desk.tap(Switch.Menu);
    expect(isAsked(desk)).toBe(true);
    desk.hold(Switch.Menu, 1100);
    expect(desk.app.stage).toBe(Stage.Ready);
    desk.hold(Switch.Menu, 1100);
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.clock.mode).toBe(Mode.Ready);
  });

  test("the menu of a game that has fallen", () => {
    const desk = locked({ control: "1+1" });
    desk.press("black");
    desk.wait(3000);
    expect(desk.app.stage).toBe(Stage.Fallen);
    desk.tap(Switch.Menu);
    expect(isAsked(desk)).toBe(true);
  });

  test("the lock itself, also among the programs", () => {
    const desk = locked({});
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(isAsked(desk)).toBe(true);
  });
});

describe("never behind the lock", () => {
  test("pause [6.11.2]", () => {
    expect(paused().app.clock.mode).toBe(Mode.Paused);
  });

  test("the start of White's clock, and information", () => {
    const desk = locked();
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    desk.tap(Switch.Menu);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.display.info).toBe(1);
  });

  test("programs and settings while no game is on", () => {
    const desk = locked({});
    desk.tap(Switch.Menu);
    expect(desk.app.menu.list).toBe(List.Settings);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    expect(desk.app.programs.chosen).toBe(2);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Ready);
  });
});

describe("the code", () => {
  test("opens everything until a clock starts", () => {
    const desk = paused();
    desk.tap(Switch.Menu);
    give(desk, "1234");
    expect(desk.app.stage).toBe(Stage.Paused);
    desk.tap(Switch.Menu);
    expect(desk.app.menu.list).toBe(List.Arbiter);
    expect(desk.app.stage).toBe(Stage.Listing);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    expect(desk.app.game.next).toBe(Side.Black);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.turn).toBe(Side.Black);
    desk.tap(Switch.Start);
    desk.tap(Switch.Start);
    expect(isAsked(desk)).toBe(true);
  });

  test("a start by a lever locks as well", () => {
    const desk = locked();
    desk.app.lock.isOpen = true;
    desk.press("black");
    expect(desk.app.lock.isOpen).toBe(false);
  });

  test("only the digit under the cursor is seen", () => {
    const desk = paused();
    desk.tap(Switch.Menu);
    expect(desk.shown(Region.Row1)).toBe("Unlock");
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  [0]***");
    desk.tap(Switch.Minus);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  [9]***");
    desk.tap(Switch.Start);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock code  *[0]**");
  });

  test("0000 is a code", () => {
    const desk = locked({ control: "60" }, 0);
    desk.tap(Switch.Menu);
    expect(isAsked(desk)).toBe(true);
    give(desk, "0000");
    expect(desk.app.lock.isOpen).toBe(true);
  });

  test("a wrong one says so and stays", () => {
    const desk = paused();
    desk.tap(Switch.Menu);
    give(desk, "1235");
    expect(isAsked(desk)).toBe(true);
    expect(desk.app.lock.isOpen).toBe(false);
    expect(desk.shown(Region.Row1 + 1)).toBe("wrong code");
    desk.hold(Switch.Menu, 1100);
    desk.tap(Switch.Menu);
    expect(desk.shown(Region.Row1 + 1)).toBe("wrong code");
    give(desk, "1234");
    expect(desk.app.lock.isOpen).toBe(true);
    desk.hold(Switch.Menu, 1100);
  });

  test("a right one makes the wrong ones before it forgotten", () => {
    const desk = paused();
    desk.tap(Switch.Menu);
    for (let i = 0; i < 4; i++) desk.hold(Switch.Start, 1100);
    give(desk, "1234");
    expect(desk.app.lock.isOpen).toBe(true);
    expect(desk.app.lock.wrongCodes).toBe(0);
  });

  test("in Spanish", () => {
    const desk = locked({ control: "60", facts: { language: Language.Spanish } });
    desk.tap(Switch.Menu);
    expect(desk.shown(Region.Row1)).toBe("Desbloquear");
    expect(desk.shown(Region.Row1 + 1)).toBe("»Código  [0]***");
    for (let i = 0; i < 5; i++) {
      desk.hold(Switch.Start, 1100);
      expect(desk.shown(Region.Row1 + 1)).toBe(i < 4 ? "código erróneo" : "espere un minuto");
    }
  });
});

describe("after five wrong codes", () => {
  function silenced(counterStart = 0): Desk {
    const desk = locked({ control: "60", counterStart });
    desk.tap(Switch.Menu);
    for (let i = 0; i < 5; i++) {
      expect(desk.shown(Region.Row1 + 1)).not.toBe("wait a minute");
      desk.hold(Switch.Start, 1100);
    }
    expect(desk.shown(Region.Row1 + 1)).toBe("wait a minute");
    return desk;
  }

  /** From the fifth wrong code (130 ms ago) to the next hold's second. */
  const SINCE_MS = 130 + 1000;

  test.each([0, 1073741824 - 20000])("none is heard for a minute (counter from %i)", (counterStart) => {
    const desk = silenced(counterStart);
    desk.app.menu.values[0] = 1234;
    desk.wait(60000 - SINCE_MS - 1);
    desk.hold(Switch.Start, 1000);
    expect(desk.app.lock.isOpen).toBe(false);
    expect(desk.shown(Region.Row1 + 1)).toBe("wait a minute");
  });

  test.each([0, 1073741824 - 20000])("then one is (counter from %i)", (counterStart) => {
    const desk = silenced(counterStart);
    desk.app.menu.values[0] = 1234;
    desk.wait(60000 - SINCE_MS);
    desk.hold(Switch.Start, 1000);
    expect(desk.app.lock.isOpen).toBe(true);
  });

  test("what is tried in that minute does not make it longer", () => {
    const desk = silenced();
    desk.wait(30000);
    desk.hold(Switch.Start, 1100);
    desk.wait(30000);
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
    const desk = silenced();
    desk.wait(60000);
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

describe("setting and clearing it", () => {
  function openLock(desk: Desk): Desk {
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    expect(desk.app.menu.form).toBe(Form.LockCode);
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
    const desk = openLock(openDesk());
    desk.tap(Switch.Plus);
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
      const desk = openLock(openDesk({ facts: { language } }));
      desk.tap(Switch.Plus);
      expect(desk.shown(Region.Row1 + 1)).toBe(note);
      desk.hold(Switch.Start, 1100);
      expect([desk.app.stage, desk.app.settings.lockCode]).toEqual([Stage.Filling, -1]);
      expect(desk.shown(Region.Row1 + 3)).toMatch(/^».* {2}\[0]\*\*\*$/);
      desk.hold(Switch.Start, 1100);
      expect(desk.app.settings.lockCode).toBe(-1);
    }
  });

  test("0000 is a code where it was typed", () => {
    const desk = openLock(openDesk());
    desk.tap(Switch.Plus);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    desk.tap(Switch.Minus);
    expect(Object.values(desk.page())).not.toContain("type a code");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.settings.lockCode).toBe(0);
  });

  test("0000 is shown as a lock", () => {
    const desk = locked({}, 0);
    desk.app.lock.isOpen = true;
    openLock(desk);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock  yes");
    desk.hold(Switch.Menu, 1100);
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    expect(desk.page()).toMatchObject({ row6: "»Lock  yes" });
  });

  test("cleared by who knows it", () => {
    const desk = locked({}, 4321);
    desk.tap(Switch.Menu);
    while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
    desk.tap(Switch.Start);
    give(desk, "4321");
    expect(desk.app.settings.lockCode).toBe(4321);
    openLock(desk);
    expect(desk.shown(Region.Row1 + 1)).toBe("»Lock  yes");
    desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.settings.lockCode).toBe(-1);
  });

  test("left as it was by leaving", () => {
    const desk = openLock(openDesk());
    desk.tap(Switch.Plus);
    desk.hold(Switch.Menu, 1100);
    expect(desk.app.settings.lockCode).toBe(-1);
    expect(desk.app.lock.isOpen).toBe(false);
  });

  test("changed: it begins with the code that was", () => {
    const desk = locked({}, 4321);
    desk.app.lock.isOpen = true;
    openLock(desk);
    desk.tap(Switch.Menu);
    expect(desk.shown(Region.Row1 + 2)).toBe("»Lock code  [4]***");
    desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.settings.lockCode).toBe(5321);
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
