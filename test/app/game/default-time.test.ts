/** The default time: the form of a no-show, its count, and what it is at the resumption of an adjourned game. */
import { describe, expect, test } from "vitest";
import { handleWake, untilWakeMs } from "../../../firmware/app/device/handlers";
import { noShowText, noShowTick, untilNoShowMs } from "../../../firmware/app/game/default-time";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { countNoShow, putAway } from "../acts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { MINUTE_MS, openNoShow, rows } from "./no-show";

describe("the form", () => {
  test.each([
    [Edition.Laws1997, "»Minutes  6[0]"],
    [Edition.Laws2001, "»Minutes  6[0]"],
    [Edition.Laws2014, "»Minutes  [0]"],
    [Edition.Laws2018, "»Minutes  [0]"],
    [Edition.Laws2023, "»Minutes  [0]"],
  ])("presets the default time of edition %i: %s", (edition, minutes) => {
    expect(rows(openNoShow(edition))).toEqual(["No-show", minutes, "Since start  0", ""]);
  });

  test("in Spanish", () => {
    const desk = openNoShow(Edition.Laws2014, { facts: { language: Language.Spanish } });
    expect(rows(desk)).toEqual(["Incomparecencia", "»Minutos  [0]", "Desde inicio  0", ""]);
  });

  test("is in the arbiter's menu before the start", () => {
    const desk = strike(openDesk({ control: "5400+30" }), "M");
    for (let i = 0; i < 20 && desk.app.menu.form !== Form.NoShow; i++) {
      if (desk.page().row1 !== undefined && Object.values(desk.page()).includes("»No-show")) desk.tap(Switch.Start);
      else desk.tap(Switch.Plus);
    }
    expect(desk.app.menu.form).toBe(Form.NoShow);
  });

  test("counts from the round's start when it is accepted", () => {
    const desk = strike(openNoShow(Edition.Laws2001), "M + + S!");
    expect(desk.app.stage).toBe(Stage.Ready);
    expect(desk.app.game.noShowMin).toBe(58);
    expect(desk.shown(Region.Line)).toBe("Default time 58 min");
  });

  test("leaving it counts nothing", () => {
    const desk = strike(openNoShow(Edition.Laws2001), "M!");
    expect(desk.app.game.noShowMin).toBe(-1);
    expect(noShowText(desk.app)).toBe("");
  });

  test("the default time is over at once where it is 0", () => {
    expect(strike(openNoShow(), "S!").shown(Region.Line)).toBe("Default time over");
  });

  test("while it counts, accepting stops it", () => {
    const desk = strike(openNoShow(Edition.Laws2001), "S!");
    openForm(desk.app, Form.NoShow, 0);
    expect(rows(desk)).toEqual(["No-show", "START stops it", "", ""]);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.game.noShowMin).toBe(-1);
    expect(desk.shown(Region.Line)).not.toMatch(/Default/);
  });

  test("and so when it is over", () => {
    const desk = strike(openNoShow(), "S!");
    openForm(desk.app, Form.NoShow, 0);
    expect(rows(desk)[1]).toBe("START stops it");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.game.noShowMin).toBe(-1);
  });
});

describe("counting", () => {
  test.each([0, 1073741824 - 1000, 1073741824 - 90000])(
    "minutes, rounded up, by themselves (from %i)",
    (counterStart) => {
      const desk = openDesk({ control: "60", counterStart });
      countNoShow(desk.app, 2, 0, counterStart);
      expect(noShowText(desk.app)).toBe("Default time 2 min");
      desk.edge(Switch.Left, false);
      desk.wait(MINUTE_MS - desk.nowMs - 1);
      expect(desk.shown(Region.Line)).toBe("Default time 2 min");
      desk.wait(1);
      expect(desk.shown(Region.Line)).toBe("Default time 1 min");
      desk.wait(MINUTE_MS - 1);
      expect(desk.shown(Region.Line)).toBe("Default time 1 min");
      desk.wait(1);
      expect(desk.shown(Region.Line)).toBe("Default time over");
      desk.wait(60 * MINUTE_MS);
      expect(desk.shown(Region.Line)).toBe("Default time over");
    },
  );

  test("beside a running clock", () => {
    const desk = openDesk({ control: "5400+30" });
    countNoShow(desk.app, 60, 0, 0);
    desk.press("black");
    desk.wait(10 * MINUTE_MS - desk.nowMs);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.shown(Region.Line)).toBe("Default time 50 min");
    expect(desk.app.clock.white.usedMs).toBe(10 * MINUTE_MS);
  });

  test("nothing is decided at its end", () => {
    const desk = openDesk({ control: "5400+30" });
    countNoShow(desk.app, 1, 0, 0);
    desk.press("black");
    desk.wait(2 * MINUTE_MS);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.white.flag).toBe(0);
    expect(desk.app.clock.black.flag).toBe(0);
  });

  test("wakes once a minute, and no more when it is over", () => {
    const desk = openDesk({ control: "60" });
    countNoShow(desk.app, 3, 0, 0);
    desk.edge(Switch.Left, false);
    const wakes = desk.board.crystal.wakes;
    desk.wait(3 * MINUTE_MS);
    expect(desk.board.crystal.wakes - wakes).toBe(3);
    desk.wait(10 * MINUTE_MS);
    expect(desk.board.crystal.wakes - wakes).toBe(3);
  });

  test.each([
    [60, 0],
    [60, 59],
    [1, 0],
  ])("until it reads differently: %i min, %i ago", (minutes, since) => {
    const desk = openDesk({ control: "60" });
    countNoShow(desk.app, minutes, since, 0);
    expect(untilNoShowMs(desk.app, 0)).toBe(MINUTE_MS);
    expect(untilNoShowMs(desk.app, 1)).toBe(MINUTE_MS - 1);
    expect(untilNoShowMs(desk.app, MINUTE_MS - 1)).toBe(1);
  });

  test("the face is shown anew only when the minute changes", () => {
    const { app } = openDesk({ control: "60" });
    countNoShow(app, 2, 0, 0);
    app.display.needsRedraw = false;
    noShowTick(app, MINUTE_MS - 1);
    expect(app.display.needsRedraw).toBe(false);
    noShowTick(app, MINUTE_MS);
    expect(app.display.needsRedraw).toBe(true);
  });

  test("no wake where nothing counts", () => {
    const desk = openDesk({ control: "60" });
    expect(untilWakeMs(desk.app, 0)).toBe(-1);
    countNoShow(desk.app, 5, 9, 0);
    expect(desk.app.game.noShowMin).toBe(0);
    expect(untilWakeMs(desk.app, 0)).toBe(-1);
  });

  test("the programs end it", () => {
    const desk = openDesk({ control: "60" });
    countNoShow(desk.app, 60, 0, 0);
    desk.hold(Switch.Menu, 1100);
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.game.noShowMin).toBe(-1);
  });

  test("in Spanish", () => {
    const desk = openDesk({ control: "60", facts: { language: Language.Spanish } });
    countNoShow(desk.app, 60, 0, 0);
    expect(noShowText(desk.app)).toBe("Tiempo de espera 60 min");
    countNoShow(desk.app, 0, 0, 0);
    expect(noShowText(desk.app)).toBe("Tiempo de espera agotado");
  });
});

describe("at the resumption of an adjourned game [2001 A10; Guideline I.10, I.11]", () => {
  /** Returns a game that White sealed, restored on a clock with the Laws of 2001. */
  function resumed(language = Language.English): Desk {
    const desk = openDesk({ control: "5400+30", facts: { language } });
    desk.app.settings.edition = Edition.Laws2001;
    strike(desk, "black 10s S");
    putAway(desk.app, 0, true, 0, desk.nowMs);
    handleWake(desk.app, desk.nowMs);
    desk.line("new");
    desk.line("restore 1");
    expect(desk.app.stage).toBe(Stage.Paused);
    openForm(desk.app, Form.NoShow, 0);
    return desk;
  }

  test("it counts for the player who must answer the sealed move", () => {
    const desk = resumed();
    expect(rows(desk)).toEqual(["No-show", "»Player  Black", "Minutes  60", "Since start  0"]);
    desk.hold(Switch.Start, 1100);
    expect(desk.shown(Region.Line)).toBe("Black: Default time 60 min");
    desk.tap(Switch.Start);
    desk.wait(10 * MINUTE_MS);
    expect([desk.shown(Region.Line), desk.app.clock.turn]).toEqual(["Black: Default time 50 min", Side.Black]);
  });

  test("or for the other one, in Spanish", () => {
    expect(strike(resumed(Language.Spanish), "- S!").shown(Region.Line)).toBe("Blancas: Tiempo de espera 60 min");
  });

  test("the sealer is charged what he lost, which ends the count; undo gives it back", () => {
    const desk = strike(resumed(), "S!");
    const { clock } = desk.app;
    const before = [clock.white.mainMs, clock.white.usedMs, clock.black.mainMs, clock.turn];
    openForm(desk.app, Form.NoShow, 0);
    expect(rows(desk)).toEqual(["No-show", "START stops it", "»Player  Black", "Charge min  0"]);
    strike(desk, "- M");
    for (let i = 0; i < 3; i++) desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    const now = desk.app.clock;
    expect([now.white.mainMs, now.white.usedMs, now.black.mainMs, now.turn]).toEqual([
      (before[0] ?? 0) - 3 * MINUTE_MS,
      (before[1] ?? 0) + 3 * MINUTE_MS,
      before[2],
      Side.Black,
    ]);
    expect(now.sealed).toBe(Side.White);
    expect(desk.app.game.noShowMin).toBe(-1);
    desk.line("undo");
    const back = desk.app.clock;
    expect([back.white.mainMs, back.white.usedMs]).toEqual([before[0], before[1]]);
  });

  test("nobody is asked for in a game that was not adjourned", () => {
    expect(rows(openNoShow(Edition.Laws2001))).toEqual(["No-show", "»Minutes  6[0]", "Since start  0", ""]);
  });
});
