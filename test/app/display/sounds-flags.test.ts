/** The sounds of flags, of the gong and of a press. */
import { describe, expect, test } from "vitest";
import { Sound } from "../../../firmware/app/model/choices";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { CLICK, FLAG, GONG, heard, LAST_FIVE, listen, names, PERIOD, sounding } from "./heard";

describe("flags, gong and click", () => {
  test("the sign for a passed control is heard when it appears, not when it goes", () => {
    const desk = strike(sounding("6:400"), "S");
    expect(names(listen(desk, 7000))).toEqual([...LAST_FIVE, PERIOD]);
    expect(listen(desk, 301000)).toEqual([]);
  });

  test("a period that a press opens is silent", () => {
    const desk = strike(sounding("1/60:60"), "black white");
    expect(desk.app.clock.white.period).toBe(2);
    expect(heard(desk)).toEqual([]);
  });

  test.each([
    ["300", Edition.Laws2001, true],
    ["1200", Edition.Laws2001, true],
    ["7200", Edition.Laws2001, false],
    ["7200", Edition.Laws1997, false],
    ["1200", Edition.Laws1997, true],
    ["300", Edition.Laws1997, true],
    ["300", Edition.Laws2014, false],
    ["300", Edition.Laws2018, false],
    ["300", Edition.Laws2023, false],
  ])("the flag of %s under edition %i: silent %s [1997, 2001 B6]", (control, edition, silent) => {
    const desk = sounding(control);
    desk.app.settings.edition = edition;
    desk.tap(Switch.Start);
    desk.app.clock.white.mainMs = 500;
    desk.wait(1000);
    expect(heard(desk).filter((name) => name === FLAG).length).toBe(silent ? 0 : 1);
  });

  test("a gong at each turn that passes by itself", () => {
    expect(names(listen(strike(sounding("gong7"), "S"), 14500))).toEqual([...LAST_FIVE, GONG, ...LAST_FIVE, GONG]);
  });

  test("a press clicks only if that is chosen, and then without sound too", () => {
    const desk = strike(openDesk({ control: "60" }), "black white");
    expect(heard(desk)).toEqual([]);
    desk.app.settings.click = true;
    desk.press("black");
    expect(heard(desk)).toEqual([CLICK]);
    desk.press("black");
    expect(heard(desk)).toEqual([CLICK]);
    strike(desk, "S S");
    expect(heard(desk)).toEqual([CLICK]);
    desk.app.settings.click = false;
    desk.app.settings.sound = Sound.On;
    desk.press("white");
    expect(heard(desk)).toEqual([CLICK]);
  });

  test("what is withdrawn is not heard again", () => {
    const desk = strike(sounding("2"), "S 2s");
    expect(heard(desk).filter((name) => name === FLAG).length).toBe(1);
    desk.edge(Switch.Left, true, 1000);
    expect(desk.app.clock.white.presses).toBe(1);
    expect(heard(desk).filter((name) => name === FLAG).length).toBe(1);
  });
});
