/** The texts of the face for each stage, method and flag. The clock draws nothing that did not change. */
import { describe, expect, test } from "vitest";
import { freeze } from "../../../firmware/app/device/freeze";
import { Sound, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, strike } from "../strokes";
import { during, runningDesk } from "./running-desk";

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
    const desk = strike(openDesk(), "-");
    expect(desk.page()).toMatchObject({ left: "-:--:--", right: "-:--:--", middle: "30" });
    expect([desk.page().leftExtra, desk.page().rightExtra]).toEqual([undefined, undefined]);
    strike(desk, "+");
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
    strike(desk, "-");
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
    const desk = strike(openDesk({ control: "300" }), "white");
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
    const desk = strike(runningDesk("300", 1201), "S");
    expect(desk.page()).toMatchObject({ bar: "(left)", line: "0:04:58.8 pause 0:05:00.0" });
    strike(desk, "+");
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
    const finished = strike(start(), "M -*3 S S!");
    expect([finished.app.stage, finished.page().line]).toEqual([Stage.Finished, over]);
    const away = strike(start(), "M -*6 S S!");
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

describe("information", () => {
  test("page by page while the clock runs, then nothing again", () => {
    const desk = runningDesk("5400+30:1800+30", 500);
    const pages: (string | undefined)[] = [];
    for (let i = 0; i < 20; i++) {
      strike(desk, "M");
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
    const desk = strike(runningDesk("60:1800:900", 500), "M M");
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
    expect(strike(runningDesk("*180", 500), "1s").page()).toMatchObject({ left: "0:02:59", right: "0:03:01" });
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
