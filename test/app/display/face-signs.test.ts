/** Checks what the face shows beside the times: what belongs to a side, its flags and the signs. */

import { describe, expect, test } from "vitest";
import { untilBlinkMs } from "../../../firmware/app/display/face";
import { Sound } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Event } from "../../../firmware/core/words";
import { swapColours } from "../acts";
import { openDesk } from "../desk";
import { fallenDesk, strike } from "../strokes";
import { during, runningDesk } from "./running-desk";

describe("what belongs to a side", () => {
  test.each([
    ["300", 0, undefined],
    ["300+3", 0, "+3"],
    ["300d5", 0, "d5"],
    ["300d5", 2001, "d3"],
    ["300d5", 9000, "d0"],
    ["300b10", 3998, "b7"],
    ["60:3x20", 0, undefined],
    ["60:3x20", 61_000, "3x"],
    ["60:3x20", 80_000, "2x"],
    ["60:c25/300", 61_000, "25/"],
    ["*180", 0, "*"],
    ["60:up", 0, undefined],
    ["60:up", 61_000, "up"],
    ["gong10", 0, "gong"],
  ])("%s after %i ms: %s", (control, ms, extra) => expect(runningDesk(control, ms + 1).page().leftExtra).toBe(extra));

  test("an increment that begins later is not there before", () => {
    const desk = openDesk({ control: "300+2;from=2" });
    expect(desk.page()).not.toHaveProperty("leftExtra");
    strike(desk, "black white");
    expect(desk.page().leftExtra).toBe("+2");
  });

  test("Canadian presses count down", () => {
    expect(strike(runningDesk("10:c25/300", 11_000), "white").page().leftExtra).toBe("24/");
  });

  test.each([
    [999, "999"],
    [1000, "1000"],
    [9999, "9999"],
    [10_000, "0"],
  ])("a counter of %i is shown as %s, which its place holds", (presses, text) => {
    const desk = runningDesk("300", 500);
    desk.app.clock.white.presses = presses - 1;
    desk.press("white");
    expect(desk.page().leftCount).toBe(text);
  });

  test.each([
    ["300+999", "+999"],
    ["300+1000", "+17'"],
    ["300+35999", "+600'"],
    ["300d3600", "d60'"],
  ])("%s has the extra %s: no seconds of four digits", (control, extra) => {
    expect(openDesk({ control }).page().leftExtra).toBe(extra);
  });

  test("counters can be hidden", () => {
    expect(runningDesk("300", 500, { counter: false }).page()).not.toHaveProperty("leftCount");
  });

  test("tenths below twenty seconds", () => {
    const desk = runningDesk("21", 500, { tenths: true });
    expect(desk.page().left).toBe("0:00:21");
    desk.wait(1000);
    expect(desk.page()).toMatchObject({ left: "0:00:19.5", right: "0:00:21" });
  });

  test("the period is that of the side to move; a repeating one has no last", () => {
    expect(strike(runningDesk("1/60:1800;at=own", 500), "white").page().middle).toBe("1/2");
    expect(openDesk({ control: "7200:3600*" }).page().middle).toBe("1");
  });
});

describe("flags", () => {
  test("a time control that passed has a steady sign", () => {
    const desk = runningDesk("60:1800", 61_000);
    expect(desk.page()).toMatchObject({ leftFlag: "passed", middle: "2/2", bar: "left" });
    expect(untilBlinkMs(desk.app, desk.nowMs)).toBe(-1);
  });

  test("a fallen flag stops the other clock: its side is named, no bar", () => {
    const desk = fallenDesk("60+2");
    expect(desk.page()).toMatchObject({ left: "0:00:00", leftFlag: "first", line: "flag fallen: White" });
    expect(desk.page()).not.toHaveProperty("rightFlag");
    expect(desk.page()).not.toHaveProperty("bar");
  });

  test("of two flags the first is named, and blinks", () => {
    const desk = runningDesk("60", 61_000);
    expect(desk.page()).toMatchObject({ leftFlag: "first", line: "flag fallen: White", bar: "left" });
    strike(desk, "white 61s");
    expect(desk.page()).toMatchObject({ leftFlag: "first", rightFlag: "flag", line: "first flag: White" });
  });

  test("in Spanish, with colours exchanged", () => {
    const desk = fallenDesk("60+2", { facts: { language: Language.Spanish } });
    expect(desk.page().line).toBe("bandera caída: Blancas");
    swapColours(desk.app, desk.nowMs, Event.Colours);
    desk.wait(600);
    expect(desk.page()).toMatchObject({ leftName: "Negras", line: "bandera caída: Negras" });
  });

  test("the first one is half a second there and half a second not; its region keeps its name", () => {
    const desk = strike(fallenDesk("60+2", { counterStart: 1_073_741_700 }), "600ms");
    const lines = during(desk, () => desk.wait(2000));
    expect(lines.filter((line) => line.includes("write"))).toEqual([
      '{"write":[20,48,11,1,0,0],"text":"¶"}',
      '{"write":[20,48,11,1,0,0],"text":""}',
      '{"write":[20,48,11,1,0,0],"text":"¶"}',
      '{"write":[20,48,11,1,0,0],"text":""}',
    ]);
    expect(lines).toHaveLength(8);
    expect(desk.page().leftFlag).toBe("first");
  });

  test("on the right too", () => {
    const desk = strike(runningDesk("60+2", 1000), "white 70s");
    expect(desk.page()).toMatchObject({ rightFlag: "first", line: "flag fallen: Black" });
    expect(during(desk, () => desk.wait(1000))[0]).toMatch(/^\{"write":\[97,48,11,1,0,0\]/);
  });

  test("does not blink under a menu, and blinks again after it", () => {
    const desk = strike(fallenDesk("60+2"), "M");
    expect(during(desk, () => desk.wait(3000))).toEqual([]);
    strike(desk, "M");
    expect(during(desk, () => desk.wait(3000)).length).toBeGreaterThan(8);
  });

  test("lamps follow the clock", () => {
    const desk = openDesk({ control: "60+2" });
    const lamps = (act: () => void): string[] => during(desk, act).filter((line) => /"(run|raise)"/.test(line));
    expect(lamps(() => desk.press("black"))).toEqual(['{"run":[1,0]}', '{"raise":[0,0]}']);
    expect(lamps(() => desk.press("white"))).toEqual(['{"run":[0,1]}', '{"raise":[0,0]}']);
    expect(lamps(() => desk.wait(62_000))).toEqual(['{"run":[0,0]}', '{"raise":[0,1]}']);
  });
});

describe("signs", () => {
  test("sound, lock, battery, freeze", () => {
    const desk = openDesk({ control: "300+3" });
    desk.app.settings.sound = Sound.On;
    desk.press("black");
    expect(desk.page().status).toBe("µ¤");
    desk.app.settings.lockCode = 1;
    desk.battery(2699);
    desk.wait(61_000);
    expect(desk.page().status).toBe("µ§±¤");
    desk.app.lock.isOpen = true;
    strike(desk, "S");
    expect(desk.page().status).toBe("µ±¤");
  });

  test("none", () => expect(runningDesk("300", 500).page()).not.toHaveProperty("status"));
});
