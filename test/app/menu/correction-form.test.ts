/** Corrections on the face: the display shows what is edited, and one act changes exactly that. */

import { describe, expect, it } from "vitest";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { remaining } from "../../../firmware/core/clock";
import { Event, Flag, Side } from "../../../firmware/core/words";
import { swapColours } from "../acts";
import { type Desk, openDesk } from "../desk";
import { expectCourse, pausedDesk, strike } from "../strokes";
import { correcting, expectLines, twoPeriods } from "./correcting-desk";

/** Returns the line of every field, once round. */
function fields(desk: Desk): string[] {
  const seen: string[] = [];
  while (!seen.includes(desk.shown(Region.Line))) {
    seen.push(desk.shown(Region.Line));
    strike(desk, "M");
  }
  return seen;
}

describe("the fields", () => {
  it("are times, counters, the side to move, periods and the first flag", () => {
    expect(fields(twoPeriods())).toEqual([
      "White 1:3[1]:10",
      "Black 1:3[1]:10",
      "White Moves [2]",
      "Black Moves [2]",
      "To move White",
      "White Period [1]",
      "Black Period [1]",
      "First flag -",
    ]);
  });

  it("are in Spanish too", () => {
    const desk = pausedDesk("5400+30:1800+30", 2, { facts: { language: Language.Spanish } });
    expect(fields(correcting(desk))).toEqual([
      "Blancas 1:3[1]:10",
      "Negras 1:3[1]:10",
      "Blancas Jugadas [2]",
      "Negras Jugadas [2]",
      "Juegan Blancas",
      "Blancas Período [1]",
      "Negras Período [1]",
      "Primera bandera -",
    ]);
  });

  it("begin with the left side", () => {
    const desk = pausedDesk("5400");
    desk.app.settings.left = Side.Black;
    correcting(desk);
    expect(fields(desk).slice(0, 4)).toEqual([
      "Black 1:2[9]:40",
      "White 1:2[9]:40",
      "Black Moves [2]",
      "White Moves [2]",
    ]);
    strike(desk, "M!");
    correcting(desk);
    strike(desk, "+");
    expect([desk.shown(Region.LeftTime), desk.shown(Region.Caret)]).toEqual(["1:30:40", "L3"]);
    strike(desk, "S!");
    expect(remaining(desk.app.clock, Side.Black)).toBe(5_440_000);
  });

  it("have overtime and delay where the control has them", () => {
    expect(fields(correcting(pausedDesk("5x30")))).toContain("White Overtime [5]");
    expect(fields(correcting(pausedDesk("3600:c25/300")))).not.toContain("White Overtime [25]");
    expect(fields(correcting(pausedDesk("5400d5")))).toContain("Black Delay 0:0[0]:05");
    expect(fields(correcting(pausedDesk("5400b5")))).toContain("White Delay 0:0[0]:05");
  });

  it("have a period as far as the control goes", () => {
    const desk = strike(correcting(pausedDesk("7200:3600*")), "M M M M");
    const period = () => desk.shown(Region.Line).replace("White Period ", "");
    expectCourse(desk, "M [1], - [1], +*9 1[0], S [0]10, +*12 [2]55, S 2[5]5, + 2[5]5", period);
  });

  it("have a flag where a sign is shown", () => {
    const desk = strike(openDesk({ control: "60:300" }), "S 70s S");
    correcting(desk);
    expect(fields(desk)).toContain("White Flag yes");
    expect(fields(desk)).not.toContain("Black Flag yes");
    strike(desk, "M M M M M M + S!");
    expect(desk.app.clock.white.flag).toBe(Flag.None);
  });

  it("name the sides as they are called after a late exchange", () => {
    const desk = pausedDesk("5400");
    swapColours(desk.app, desk.nowMs, Event.Colours);
    expect(fields(correcting(desk))[0]).toBe("Black 1:2[9]:40");
  });
});

describe("on the face", () => {
  it("the big times and counters follow, with a caret under the digit", () => {
    const desk = twoPeriods();
    expect(desk.page()).toMatchObject({ left: "1:31:10", right: "1:31:10", leftCount: "2" });
    const face = (): string => {
      const { left, right, caret, leftCount, rightCount } = desk.page();
      return [left, right, caret, leftCount, rightCount].join(" ");
    };
    expectCourse(desk, "+ 1:32:10 1:31:10 L3 2 2, S 1:32:10 1:31:10 L5 2 2, + 1:32:20 1:31:10 L5 2 2", face);
    expectCourse(desk, "S 1:32:20 1:31:10 L6 2 2, + 1:32:21 1:31:10 L6 2 2, S 1:32:21 1:31:10 L0 2 2", face);
    expectCourse(desk, "+ 2:32:21 1:31:10 L0 2 2, S 2:32:21 1:31:10 L2 2 2, + 2:42:21 1:31:10 L2 2 2", face);
    expectCourse(desk, "M 2:42:21 1:31:10 R3 2 2, + 2:42:21 1:32:10 R3 2 2, M 2:42:21 1:32:10  2 2", face);
    expectCourse(desk, "+ 2:42:21 1:32:10  3 2, M 2:42:21 1:32:10  3 2, + 2:42:21 1:32:10  3 3", face);
    expectCourse(desk, "M 2:42:21 1:32:10  3 3", face);
  });

  it("the caret counts both digits of ten hours", () => {
    const desk = twoPeriods();
    expectCourse(desk, "S L5, S L6, S L0, +*8 L0, + L1, S L3, S L4, S L6, S L7", () => desk.shown(Region.Caret));
    expect(desk.shown(Region.LeftTime)).toBe("10:31:10");
  });

  it("hidden counters stay hidden", () => {
    const desk = pausedDesk("5400");
    desk.app.settings.counter = false;
    correcting(desk);
    expect(desk.page()).not.toHaveProperty("leftCount");
  });

  it("what the keys do stands in place of names, signs and bar until it is left", () => {
    const desk = pausedDesk("300+3");
    const paused = desk.page();
    expect(paused).toMatchObject({ leftName: "White", bar: "(left)", status: "¤" });
    correcting(desk);
    const { keys, leftName, rightName, bar, status } = desk.page();
    expect([keys, leftName, rightName, bar, status]).toEqual([
      "»hold START: OK, MENU: exit",
      ...[undefined, undefined, undefined, undefined],
    ]);
    strike(desk, "M!");
    expect(desk.page()).toEqual(paused);
    strike(desk, "M S + S!");
    expect(desk.page()).toEqual({ ...paused, left: "0:05:49", line: expect.any(String) });
  });

  it("is gone when a lever starts the clock, and the names are back", () => {
    const desk = strike(correcting(openDesk({ control: "300" })), "black");
    expect(desk.page()).toEqual({
      ...{ left: "0:05:00", right: "0:05:00", leftName: "White", rightName: "Black" },
      ...{ leftCount: "0", rightCount: "0", bar: "left", middle: "1/1" },
    });
  });

  it("the field before is MINUS while MENU is down", () => {
    const desk = strike(twoPeriods(), "M M_ - M^ 30ms");
    expect(desk.shown(Region.Line)).toBe("White 1:3[1]:10");
    expect(desk.shown(Region.LeftTime)).toBe("1:31:10");
  });

  it("a counter beyond 9999 stays what it is", () => {
    const desk = pausedDesk("300");
    desk.app.clock.white.presses = 10_001;
    correcting(desk);
    expect(desk.shown(Region.LeftCount)).toBe("1");
    expectLines(strike(desk, "M"), "M White Moves 1000[1]");
    strike(desk, "S!");
    expect([desk.app.clock.white.presses, desk.app.clock.actCount]).toEqual([10_001, 0]);
  });

  it("a hold of MENU leaves everything as it was", () => {
    const desk = strike(twoPeriods(), "+ M + M + M!");
    expect(desk.page()).toMatchObject({ left: "1:31:10", right: "1:31:10", leftCount: "2" });
    expect(desk.page()).not.toHaveProperty("caret");
    expect([desk.app.clock.actCount, desk.app.stage]).toEqual([0, Stage.Paused]);
  });

  it("a rising time reads as it is shown", () => {
    const desk = strike(openDesk({ control: "1:up" }), "S 5500ms S");
    const shown = desk.shown(Region.LeftTime);
    correcting(desk);
    expect(desk.shown(Region.LeftTime)).toBe(shown);
    strike(desk, "S!");
    expect(desk.app.clock.actCount).toBe(0);
  });
});
