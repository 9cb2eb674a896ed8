/** The default time counts from the resumption of an adjourned game. */

import { describe, expect, test } from "vitest";
import { handleWake } from "../../../firmware/app/device/handlers";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { putAway } from "../acts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { MINUTE_MS, openNoShow, rows } from "./no-show";

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
