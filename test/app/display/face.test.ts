/** What the face says, as text: by stage, method and flag; and that nothing is drawn where nothing changed. */
import { describe, expect, test } from "vitest";
import { freeze } from "../../../firmware/app/device/freeze";
import { untilBlinkMs } from "../../../firmware/app/display/face";
import { swapColours } from "../../../firmware/app/game/colours";
import { Language, Sound, Stage } from "../../../firmware/app/model/choices";
import { Event } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, strike } from "../strokes";

/** White's clock runs, after Black's press. */
function runningDesk(control: string, ms: number, settings = {}): Desk {
  const desk = openDesk({ control });
  Object.assign(desk.app.settings, settings);
  desk.press("black");
  desk.wait(ms - 110);
  return desk;
}

/** The operations that some passage of time or act causes. */
function during(desk: Desk, act: () => void): string[] {
  const from = desk.lines.length;
  act();
  return desk.lines.slice(from).filter((line) => !line.startsWith('{"at"'));
}

describe("stages", () => {
  test("set-up: a program's number, times and words; no counters, no bar", () => {
    expect(openDesk().page()).toEqual({
      left: "0:05:00",
      right: "0:05:00",
      leftName: "White",
      rightName: "Black",
      middle: "1",
      line: "5m · hold START: edit",
    });
  });

  test("set-up: a place without a program has no times", () => {
    const desk = openDesk();
    desk.tap(Switch.Minus);
    expect(desk.page()).toMatchObject({ left: "-:--:--", right: "-:--:--", middle: "30" });
    expect([desk.page().leftExtra, desk.page().rightExtra]).toEqual([undefined, undefined]);
    desk.tap(Switch.Plus);
    expect(desk.page()).toMatchObject({ left: "0:05:00", right: "0:05:00", middle: "1" });
  });

  test("set-up: an empty place has no sign of the control before it, only those of the clock", () => {
    const desk = openDesk();
    desk.app.programs.own = ["180+2", "", "5x30", "", ""];
    desk.app.programs.chosen = 25;
    const signs = ["+", "+", "+", "+"].map((stroke) => {
      strike(desk, stroke);
      return desk.page().status;
    });
    expect(signs).toEqual(["¤", undefined, "µ", undefined]);
    desk.app.settings.sound = Sound.On;
    strike(desk, "- +");
    expect(desk.page().status).toBe("µ");
  });

  test.each([
    ["300", "5m · hold START: edit"],
    ["1500+10", "25m+10s · hold START: edit"],
    ["5400+30:1800+30", "1:30+30s > 30m+30s"],
    ["", "- empty - · hold START: edit"],
  ])("set-up says where there is room that holding START edits: %j", (control, line) => {
    const desk = openDesk();
    desk.app.programs.own[4] = control;
    desk.tap(Switch.Minus);
    expect(desk.page().line).toBe(line);
  });

  test("ready: a frame where START starts, counters, the period", () => {
    expect(openDesk({ control: "5400+30:1800+30" }).page()).toEqual({
      left: "1:30:30",
      right: "1:30:30",
      leftName: "White",
      rightName: "Black",
      leftCount: "0",
      rightCount: "0",
      leftExtra: "+30",
      rightExtra: "+30",
      bar: "(left)",
      middle: "1/2",
      status: "¤",
      line: "1:30+30s > 30m+30s",
    });
  });

  test("ready: White's press asks about the colours, until anything else happens", () => {
    const desk = openDesk({ control: "300" });
    desk.press("white");
    expect(desk.page().line).toBe("Colours right?");
    desk.press("black");
    expect(desk.page()).not.toHaveProperty("line");
    expect(desk.page().bar).toBe("left");
  });

  test("running: no words below", () => {
    const desk = runningDesk("300+3", 1500);
    expect(desk.page()).toEqual({
      left: "0:05:02",
      right: "0:05:03",
      leftName: "White",
      rightName: "Black",
      leftCount: "0",
      rightCount: "0",
      leftExtra: "+3",
      rightExtra: "+3",
      bar: "left",
      middle: "1/1",
      status: "¤",
    });
    desk.press("white");
    expect(desk.page()).toMatchObject({ bar: "right", leftCount: "1", left: "0:05:05" });
  });

  test("pause: both times to the tenth, rounded up; the side that START resumes can be chosen", () => {
    const desk = runningDesk("300", 1201);
    desk.tap(Switch.Start);
    expect(desk.page()).toMatchObject({ bar: "(left)", line: "0:04:58.8 pause 0:05:00.0" });
    desk.tap(Switch.Plus);
    expect(desk.page().bar).toBe("(right)");
  });

  test("the left is Black's where he sits there", () => {
    const desk = openDesk({ control: "W300-B240" });
    desk.app.settings.left = 2;
    desk.press("black");
    expect(desk.page()).toMatchObject({ leftName: "Black", left: "0:04:00", right: "0:05:00", bar: "right" });
  });

  test.each([
    [Language.English, "game over", "adjourned", "fault: call the arbiter", "pause"],
    [Language.Spanish, "partida terminada", "aplazada", "fallo: avise al árbitro", "pausa"],
  ])("words of language %i", (language, over, adjourned, fault, pause) => {
    const start = (): Desk => pausedDesk("5400", 1, { facts: { language } });
    expect(start().page().line).toBe(`1:29:49.9 ${pause} 1:29:50.0`);
    const finished = start();
    strike(finished, "M -*3 S S!");
    expect([finished.app.stage, finished.page().line]).toEqual([Stage.Finished, over]);
    const away = start();
    strike(away, "M -*6 S S!");
    expect([away.app.stage, away.page().line]).toEqual([Stage.Adjourned, adjourned]);
    expect(away.page()).not.toHaveProperty("bar");
    const broken = start();
    freeze(broken.app, broken.board.hal.time.now());
    expect(broken.page()).toMatchObject({ left: "1:29:50", right: "1:29:50", line: fault });
  });

  test("after a page the whole face is there again", () => {
    const desk = pausedDesk("300+3");
    const before = desk.page();
    strike(desk, "M");
    expect(desk.page()).not.toHaveProperty("leftName");
    strike(desk, "M");
    expect(desk.page()).toEqual(before);
  });
});

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
  ])("%s after %i ms: %s", (control, ms, extra) => {
    expect(runningDesk(control, ms + 1).page().leftExtra).toBe(extra);
  });

  test("an increment that begins later is not there before", () => {
    const desk = openDesk({ control: "300+2;from=2" });
    expect(desk.page()).not.toHaveProperty("leftExtra");
    desk.press("black");
    desk.press("white");
    expect(desk.page().leftExtra).toBe("+2");
  });

  test("Canadian presses count down", () => {
    const desk = runningDesk("10:c25/300", 11_000);
    desk.press("white");
    expect(desk.page().leftExtra).toBe("24/");
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
    const desk = runningDesk("1/60:1800;at=own", 500);
    desk.press("white");
    expect(desk.page().middle).toBe("1/2");
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
    desk.press("white");
    desk.wait(61_000);
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
    const desk = fallenDesk("60+2", { counterStart: 1_073_741_700 });
    desk.wait(600);
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
    const desk = runningDesk("60+2", 1000);
    desk.press("white");
    desk.wait(70_000);
    expect(desk.page()).toMatchObject({ rightFlag: "first", line: "flag fallen: Black" });
    const lines = during(desk, () => desk.wait(1000));
    expect(lines[0]).toMatch(/^\{"write":\[97,48,11,1,0,0\]/);
  });

  test("does not blink under a menu, and blinks again after it", () => {
    const desk = fallenDesk("60+2");
    strike(desk, "M");
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
    desk.tap(Switch.Start);
    expect(desk.page().status).toBe("µ±¤");
  });

  test("none", () => {
    expect(runningDesk("300", 500).page()).not.toHaveProperty("status");
  });
});

describe("information", () => {
  test("page by page while the clock runs, then nothing again", () => {
    const desk = runningDesk("5400+30:1800+30", 500);
    const pages: (string | undefined)[] = [];
    for (let i = 0; i < 20; i++) {
      desk.tap(Switch.Menu);
      pages.push(desk.page().line);
      if (pages.at(-1) === undefined) break;
    }
    expect(pages.slice(0, 2)).toEqual(["1:30+30s > 30m+30s", "Next: 30m+30s at 0:00"]);
    expect(pages.at(-1)).toBeUndefined();
    expect(desk.app.display.info).toBe(0);
    expect(desk.page()).toMatchObject({ left: "1:30:29", bar: "left" });
  });

  test("of a fallen game, after the last page whose flag fell stands there again", () => {
    const desk = fallenDesk("60+2");
    const line = desk.page().line;
    expect(line).toBe("flag fallen: White");
    strike(desk, "S");
    expect(desk.page().line).toBe("1m+2s");
    for (let i = 0; i < 20 && desk.app.display.info > 0; i++) strike(desk, "S");
    expect(desk.page().line).toBe(line);
  });

  test("stays at a press, and is told anew when the period changes", () => {
    const desk = runningDesk("60:1800:900", 500);
    strike(desk, "M M");
    const line = desk.page().line;
    desk.press("white");
    expect(desk.page().line).toBe(line);
    desk.wait(62_000);
    expect(desk.page().line).not.toBe(line);
  });
});

describe("nothing more than needed", () => {
  test("a second that passes draws one digit and sends once", () => {
    const desk = runningDesk("300", 1500);
    const lines = during(desk, () => desk.wait(1000));
    expect(lines.filter((line) => line.includes("show"))).toHaveLength(1);
    expect(lines.filter((line) => line.includes("write"))).toEqual([]);
    expect(lines.length).toBeLessThan(20);
  });

  test("a delay that passes writes its seconds, not the time", () => {
    const desk = runningDesk("300d5", 500);
    expect(during(desk, () => desk.wait(1000))).toEqual(['{"write":[31,48,21,1,0,0],"text":"d4"}', '{"show":1}']);
  });

  test("an hourglass moves both times", () => {
    const desk = runningDesk("*180", 500);
    desk.wait(1000);
    expect(desk.page()).toMatchObject({ left: "0:02:59", right: "0:03:01" });
  });

  test("a press fetches no word: names and line stay as they are", () => {
    const desk = runningDesk("300+3", 500);
    desk.app.settings.language = Language.Spanish;
    desk.press("white");
    expect(desk.page()).toMatchObject({ leftName: "White", rightName: "Black" });
    desk.app.display.captionKey = -1;
    desk.press("black");
    expect(desk.page()).toMatchObject({ leftName: "Blancas", rightName: "Negras" });
  });

  test("what nobody changes is not drawn: pause, ready, set-up", () => {
    for (const desk of [pausedDesk("300+3"), openDesk({ control: "300" }), openDesk()]) {
      expect(during(desk, () => desk.wait(100_000))).toEqual([]);
    }
  });
});
