/** The sounds of the last seconds, of flags, of the gong and of a press. */
import { describe, expect, test } from "vitest";
import { sound } from "../../../firmware/app/display/sounds";
import { isSounding } from "../../../firmware/app/game/hearing";
import { Sound, Stage, Tone } from "../../../firmware/app/model/choices";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { BATTERY, CLICK, FLAG, GONG, heard, LAST, LAST_FIVE, listen, names, PERIOD, sounding, TENTH } from "./heard";

/** The time from the edge of a tap until the tap is over. */
const TAPPED_MS = 110;

describe("the seconds before the end", () => {
  test("the tenth and the last five, then the flag, each at its instant", () => {
    const desk = strike(sounding("12"), "S");
    expect(listen(desk, 15000)).toEqual([
      `tenth ${2000 - TAPPED_MS}`,
      `last ${7000 - TAPPED_MS}`,
      `last ${8000 - TAPPED_MS}`,
      `last ${9000 - TAPPED_MS}`,
      `last ${10000 - TAPPED_MS}`,
      `last ${11000 - TAPPED_MS}`,
      `flag ${12000 - TAPPED_MS}`,
    ]);
  });

  test("with tenths shown no second is heard twice", () => {
    const desk = sounding("12");
    desk.app.settings.tenths = true;
    desk.tap(Switch.Start);
    expect(names(listen(desk, 15000))).toEqual([TENTH, ...LAST_FIVE, FLAG]);
  });

  test("both sides sound alike", () => {
    expect(names(listen(strike(sounding("12"), "black white"), 15000))).toEqual([TENTH, ...LAST_FIVE, FLAG]);
  });

  test("a turn begins in silence, whatever time it finds", () => {
    const desk = strike(sounding("9;flag=freeze"), "black");
    expect(listen(desk, 5500).length).toBe(2);
    desk.press("white");
    expect(listen(desk, 3000)).toEqual([]);
    desk.press("black");
    expect(listen(desk, 300)).toEqual(["last 280"]);
  });

  test("a pause and what follows repeats nothing", () => {
    const desk = strike(sounding("12"), "S");
    expect(names(listen(desk, 7500))).toEqual([TENTH, LAST]);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(listen(desk, 3000)).toEqual([]);
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(listen(desk, 200)).toEqual([]);
    expect(names(listen(desk, 1000))).toEqual([LAST]);
  });

  test("an edge that is told late repeats nothing", () => {
    const desk = strike(sounding("12"), "S");
    expect(names(listen(desk, 7200))).toEqual([TENTH, LAST]);
    desk.edge(Switch.Right, true, 600);
    desk.edge(Switch.Right, false, 500);
    desk.wait(500);
    expect(heard(desk)).toEqual([TENTH, LAST]);
  });

  test("a second that a late press takes back is heard when it really comes", () => {
    const desk = strike(sounding("12"), "S");
    listen(desk, 6900);
    expect(heard(desk)).toEqual([TENTH, LAST]);
    desk.edge(Switch.Left, true, 300);
    desk.edge(Switch.Left, false, 250);
    strike(desk, "100ms black");
    expect(names(listen(desk, 400))).toEqual([LAST]);
  });

  test("a wake that comes late skips what is over", () => {
    const desk = strike(sounding("12"), "S");
    const { app } = desk;
    const playedAt = heard(desk).length;
    app.clock.white.mainMs = 3300;
    strike(desk, "400ms 1s");
    expect(heard(desk).slice(playedAt)).toEqual([LAST, LAST]);
  });

  test("a delay is silent, the main time after it is heard", () => {
    const desk = strike(sounding("12d3"), "S");
    expect(listen(desk, 3000 - TAPPED_MS)).toEqual([]);
    expect(listen(desk, 2000)).toEqual(["tenth 2000"]);
  });

  test("also where both together come into the last five seconds", () => {
    const desk = strike(sounding("60d3"), "S");
    desk.app.clock.white.mainMs = 4500;
    strike(desk, "white black");
    expect(listen(desk, 3200)).toEqual([]);
    expect(names(listen(desk, 300))).toEqual([LAST]);
  });

  test("a delay without main time is heard", () => {
    const desk = strike(sounding("1d7"), "S");
    desk.app.clock.white.mainMs = 0;
    expect(names(listen(desk, 8000))).toEqual([...LAST_FIVE, FLAG]);
  });

  test("Bronstein is heard as it is shown, delay and all", () => {
    expect(listen(strike(sounding("8b3"), "S"), 1500)[0]).toBe(`tenth ${1000 - TAPPED_MS}`);
  });

  test("counting up without a limit is silent to the end", () => {
    expect(listen(strike(sounding("up"), "S"), 20000)).toEqual([]);
  });

  test("counting up to a limit is heard before it", () => {
    expect(names(listen(strike(sounding("up12"), "S"), 13000))).toEqual([TENTH, ...LAST_FIVE, FLAG]);
  });

  test("each byo-yomi period is heard", () => {
    expect(names(listen(strike(sounding("1:2x6"), "S"), 14000))).toEqual([...LAST_FIVE, ...LAST_FIVE, FLAG]);
  });

  test("a side whose flag is down while the other goes on is silent", () => {
    const desk = strike(sounding("6"), "S");
    expect(names(listen(desk, 7000))).toEqual([...LAST_FIVE, FLAG]);
    expect(listen(desk, 6000)).toEqual([]);
  });
});

describe("whether the clock is heard", () => {
  test.each([
    ["300", false],
    ["180+2", false],
    ["300d2", false],
    ["1500b10", false],
    ["*180", false],
    ["3600:1x20", true],
    ["3600:c25/300", true],
    ["1500:up", true],
    ["gong10", true],
    ["W300-B300:3x10", true],
    ["W300:3x10-B300", true],
  ])("by default %s: %s", (control, on) => {
    const desk = openDesk({ control });
    expect(desk.app.settings.sound).toBe(Sound.ByControl);
    expect(isSounding(desk.app)).toBe(on);
  });

  test("an audible alarm can be switched off [E3.1.5]", () => {
    const desk = openDesk({ control: "gong7" });
    desk.app.settings.sound = Sound.Off;
    expect(isSounding(desk.app)).toBe(false);
    desk.tap(Switch.Start);
    expect(listen(desk, 8000)).toEqual([]);
  });

  test("nothing is heard by default where the control is not played by ear", () => {
    expect(listen(strike(openDesk({ control: "12" }), "S"), 13000)).toEqual([]);
  });

  test("a low battery is told like the rest", () => {
    const desk = openDesk({ control: "12" });
    sound(desk.app, Tone.Battery);
    expect(heard(desk)).toEqual([]);
    desk.app.settings.sound = Sound.On;
    sound(desk.app, Tone.Battery);
    expect(heard(desk)).toEqual([BATTERY]);
  });
});

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
