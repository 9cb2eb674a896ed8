/** Corrections on the face itself: what is edited is seen, and exactly that is changed, in one act. */
import { describe, expect, it } from "vitest";
import { swapColours } from "../../../firmware/app/game/colours";
import { Language, Region, Stage } from "../../../firmware/app/model/choices";
import { remaining } from "../../../firmware/core/clock";
import { Event, Flag, Mode, Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, strike } from "../strokes";

function correcting(desk: Desk): Desk {
  strike(desk, "M S");
  expect(desk.app.stage).toBe(Stage.Correcting);
  return desk;
}

/** The line below after each of some strokes. */
function lines(desk: Desk, strokes: string): string[] {
  return strokes.split(" ").map((stroke) => {
    strike(desk, stroke);
    return desk.shown(Region.Line);
  });
}

/** The lines of every field, from the first one round. */
function fields(desk: Desk): string[] {
  const seen: string[] = [];
  while (!seen.includes(desk.shown(Region.Line))) {
    seen.push(desk.shown(Region.Line));
    strike(desk, "M");
  }
  return seen;
}

const twoPeriods = (): Desk => correcting(pausedDesk("5400+30:1800+30"));

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
    const desk = correcting(pausedDesk("7200:3600*"));
    expect(lines(desk, "M M M M M - +*9 S +*12 S +")).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      "White Period [1]",
      "White Period [1]",
      "White Period 1[0]",
      "White Period [0]10",
      "White Period [2]55",
      "White Period 2[5]5",
      "White Period 2[5]5",
    ]);
  });

  it("have a flag where a sign is shown", () => {
    const desk = openDesk({ control: "60:300" });
    strike(desk, "S");
    desk.wait(70_000);
    strike(desk, "S");
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
    const seen = "+ S + S + S + S + M + M + M + M".split(" ").map((stroke) => {
      strike(desk, stroke);
      const { left, right, caret = "", leftCount, rightCount } = desk.page();
      return `${left} ${right} ${caret} ${leftCount} ${rightCount}`;
    });
    expect(seen).toEqual([
      "1:32:10 1:31:10 L3 2 2",
      "1:32:10 1:31:10 L5 2 2",
      "1:32:20 1:31:10 L5 2 2",
      "1:32:20 1:31:10 L6 2 2",
      "1:32:21 1:31:10 L6 2 2",
      "1:32:21 1:31:10 L0 2 2",
      "2:32:21 1:31:10 L0 2 2",
      "2:32:21 1:31:10 L2 2 2",
      "2:42:21 1:31:10 L2 2 2",
      "2:42:21 1:31:10 R3 2 2",
      "2:42:21 1:32:10 R3 2 2",
      "2:42:21 1:32:10  2 2",
      "2:42:21 1:32:10  3 2",
      "2:42:21 1:32:10  3 2",
      "2:42:21 1:32:10  3 3",
      "2:42:21 1:32:10  3 3",
    ]);
  });

  it("the caret counts both digits of ten hours", () => {
    const desk = twoPeriods();
    const carets = "S S S +*8 + S S S S".split(" ").map((stroke) => {
      strike(desk, stroke);
      return desk.shown(Region.Caret);
    });
    expect(carets).toEqual(["L5", "L6", "L0", "L0", "L1", "L3", "L4", "L6", "L7"]);
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
      "»hold START: ok, MENU: out",
      ...[undefined, undefined, undefined, undefined],
    ]);
    strike(desk, "M!");
    expect(desk.page()).toEqual(paused);
    strike(desk, "M S + S!");
    expect(desk.page()).toEqual({ ...paused, left: "0:05:49", line: expect.any(String) });
  });

  it("is gone when a lever starts the clock, and the names are back", () => {
    const desk = correcting(openDesk({ control: "300" }));
    desk.press("black");
    expect(desk.page()).toEqual({
      ...{ left: "0:05:00", right: "0:05:00", leftName: "White", rightName: "Black" },
      ...{ leftCount: "0", rightCount: "0", bar: "left", middle: "1/1" },
    });
  });

  it("the field before is MINUS while MENU is down", () => {
    const desk = twoPeriods();
    strike(desk, "M");
    desk.edge(Switch.Menu, true);
    strike(desk, "-");
    desk.edge(Switch.Menu, false);
    desk.wait(30);
    expect(desk.shown(Region.Line)).toBe("White 1:3[1]:10");
    expect(desk.shown(Region.LeftTime)).toBe("1:31:10");
  });

  it("a counter beyond 9999 stays what it is", () => {
    const desk = pausedDesk("300");
    desk.app.clock.white.presses = 10_001;
    correcting(desk);
    expect([desk.shown(Region.LeftCount), lines(desk, "M M")[1]]).toEqual(["1", "White Moves 1000[1]"]);
    strike(desk, "S!");
    expect([desk.app.clock.white.presses, desk.app.clock.actCount]).toEqual([10_001, 0]);
  });

  it("a hold of MENU leaves everything as it was", () => {
    const desk = twoPeriods();
    strike(desk, "+ M + M + M!");
    expect(desk.page()).toMatchObject({ left: "1:31:10", right: "1:31:10", leftCount: "2" });
    expect(desk.page()).not.toHaveProperty("caret");
    expect([desk.app.clock.actCount, desk.app.stage]).toEqual([0, Stage.Paused]);
  });

  it("a rising time reads as it is shown", () => {
    const desk = openDesk({ control: "1:up" });
    strike(desk, "S");
    desk.wait(5500);
    strike(desk, "S");
    const shown = desk.shown(Region.LeftTime);
    correcting(desk);
    expect(desk.shown(Region.LeftTime)).toBe(shown);
    strike(desk, "S!");
    expect(desk.app.clock.actCount).toBe(0);
  });
});

describe("a correction", () => {
  it("of nothing is no act", () => {
    const desk = twoPeriods();
    strike(desk, "M M + - S!");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Paused, 0]);
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_890);
  });

  it("sets whole seconds and only what was changed", () => {
    const desk = twoPeriods();
    strike(desk, "S S - S!");
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_000);
    expect(remaining(desk.app.clock, Side.Black)).toBe(5_470_000);
    expect(desk.app.clock.actCount).toBe(1);
    strike(desk, "M + + S S!");
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_890);
  });

  it("of everything is one act", () => {
    const desk = twoPeriods();
    strike(desk, "+ M - M + M +*3 M + M + M + M S!");
    const { clock } = desk.app;
    expect(clock.actCount).toBe(1);
    expect([remaining(clock, Side.White), remaining(clock, Side.Black)]).toEqual([5_530_000, 5_410_000]);
    expect([clock.white.presses, clock.black.presses, clock.white.period, clock.black.period]).toEqual([3, 5, 2, 2]);
    expect(clock.turn).toBe(Side.Black);
  });

  it("of delay and overtime", () => {
    const delay = correcting(pausedDesk("5400d5"));
    strike(delay, "M M M M M S S -*2 M - S!");
    expect([delay.app.clock.white.delayMs, delay.app.clock.black.delayMs]).toEqual([3000, 0]);
    const overtime = correcting(pausedDesk("5x30"));
    strike(overtime, "M M M M M -*9 + M - S!");
    expect([overtime.app.clock.white.overtime, overtime.app.clock.black.overtime]).toEqual([1, 4]);
  });

  it("of one thing only leaves a lost byo-yomi and a long game as they are", () => {
    const desk = fallenDesk("2x30;flag=freeze");
    desk.app.clock.white.presses = 1200;
    correcting(desk);
    strike(desk, "M M M + S!");
    const { white, black } = desk.app.clock;
    expect([white.overtime, white.presses, black.presses]).toEqual([0, 1200, 1]);
    correcting(desk);
    expect(lines(desk, "M M S S S S")).toEqual([
      "Black 0:0[0]:30",
      "White Moves 120[0]",
      "White Moves [1]200",
      "White Moves 1[2]00",
      "White Moves 12[0]0",
      "White Moves 120[0]",
    ]);
  });

  it("of a time above what Bronstein's delay leaves", () => {
    const desk = correcting(pausedDesk("300b10"));
    strike(desk, "-*9 S S +*3 S!");
    const { clock } = desk.app;
    expect([clock.white.delayMs, clock.white.mainMs]).toEqual([3000, 0]);
  });

  it("of one time leaves the flag of the other, which had counted up to its end", () => {
    const desk = openDesk({ control: "5:up4" });
    strike(desk, "S");
    desk.wait(12_000);
    strike(desk, "S");
    const { clock } = desk.app;
    expect([clock.white.flag, desk.shown(Region.LeftTime)]).toEqual([Flag.Final, "0:00:04"]);
    correcting(desk);
    expect(lines(desk, "M + S!")).toEqual(["Black 0:0[0]:05", "Black 0:0[1]:05", expect.any(String)]);
    expect([clock.white.flag, remaining(clock, Side.Black), clock.actCount]).toEqual([Flag.Final, 65_000, 1]);
    correcting(desk);
    expect(lines(desk, "S S + -")).toEqual([
      "White 0:00:[0]4",
      "White 0:00:0[4]",
      "White 0:00:0[5] flag cleared",
      "White 0:00:0[4]",
    ]);
    strike(desk, "+ S!");
    expect([clock.white.flag, clock.mode]).toEqual([Flag.None, Mode.Paused]);
  });

  it("gives back a time after the flag fell, and says that the flag goes", () => {
    const desk = correcting(fallenDesk("300+1"));
    expect(lines(desk, "+ -")).toEqual(["White 0:0[1]:00 flag cleared", "White 0:0[0]:00"]);
    strike(desk, "+ S!");
    const { clock } = desk.app;
    expect([clock.mode, clock.white.flag, clock.firstFlag]).toEqual([Mode.Paused, Flag.None, Side.None]);
    expect(remaining(clock, Side.White)).toBe(60_000);
  });

  it("that cannot be is said, and nothing is changed", () => {
    const desk = correcting(pausedDesk("300"));
    strike(desk, "+ M M M M M + S!");
    expect(desk.shown(Region.Line)).toBe("not possible now");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Correcting, 0]);
    expect([desk.shown(Region.LeftTime), remaining(desk.app.clock, Side.White)]).toEqual(["0:05:40", 279_890]);
    strike(desk, "+");
    expect(desk.shown(Region.Line)).toBe("First flag Black");
    strike(desk, "+ S!");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Paused, 1]);
  });

  it("says whose flag was first, and clears both", () => {
    const desk = correcting(pausedDesk("300"));
    expect(lines(desk, "-*6 M M M M M + + +")).toEqual([
      "White 0:0[0]:00",
      "Black 0:0[4]:40",
      "White Moves [2]",
      "Black Moves [2]",
      "To move White",
      "First flag -",
      "First flag White",
      "First flag Black",
      "First flag -",
    ]);
    strike(desk, "+ S!");
    expect(desk.app.clock.firstFlag).toBe(Side.White);
    correcting(desk);
    strike(desk, "M M M M M - S!");
    expect([desk.app.clock.firstFlag, desk.app.clock.white.flag]).toEqual([Side.None, Flag.None]);
  });
});

describe("a counter that opens a period", () => {
  const byMoves = (): Desk => correcting(pausedDesk("40/5400+30:1800+30;at=moves"));
  const times = ({ app: { clock } }: Desk): number[] => [remaining(clock, Side.White), remaining(clock, Side.Black)];

  it("brings no base, which is offered at once", () => {
    const desk = byMoves();
    strike(desk, "M M +*38 S!");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Correcting, 1]);
    expect(desk.page()).toMatchObject({ left: "2:01:10", right: "1:31:10", leftCount: "40", line: "Add the base?" });
    expect([desk.app.clock.white.period, ...times(desk)]).toEqual([2, 5_469_890, 5_470_000]);
    strike(desk, "S!");
    expect([desk.app.clock.white.period, ...times(desk)]).toEqual([2, 7_270_000, 5_470_000]);
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Paused, 2]);
  });

  it("offers it for both sides together, or for Black", () => {
    const both = byMoves();
    strike(both, "M M +*38 M +*38 S! S!");
    expect(times(both)).toEqual([7_270_000, 7_270_000]);
    const black = byMoves();
    strike(black, "M M M +*38 S! S!");
    expect(times(black)).toEqual([5_469_890, 7_270_000]);
  });

  it("leaves the base out if the offer is left", () => {
    const desk = byMoves();
    strike(desk, "M M +*38 S! M!");
    expect([desk.app.stage, ...times(desk)]).toEqual([Stage.Paused, 5_469_890, 5_470_000]);
  });

  it("offers nothing for a period that was set by name, or that has no base", () => {
    const named = byMoves();
    strike(named, "M M +*38 M M M + S!");
    expect([named.app.stage, named.app.clock.white.period]).toEqual([Stage.Paused, 2]);
    const overtime = correcting(pausedDesk("40/5400:5x30;at=moves"));
    strike(overtime, "M M +*38 S!");
    expect(overtime.app.stage).toBe(Stage.Paused);
  });
});

it("a counter corrected on a fallen side leaves its flag", () => {
  const desk = correcting(fallenDesk("60+2"));
  strike(desk, "M M + S!");
  expect([desk.app.stage, desk.app.clock.white.presses, desk.app.clock.white.flag]).toEqual([
    Stage.Fallen,
    1,
    Flag.Final,
  ]);
});

describe("the base that is offered", () => {
  it("takes no time beyond 99:59:59", () => {
    const desk = correcting(pausedDesk("40/180000:179999;at=moves"));
    strike(desk, "S S S +*60 M M +*38 S!");
    expect(desk.page()).toMatchObject({ line: "Add the base?", left: "99:59:59" });
    strike(desk, "S!");
    expect([desk.app.stage, remaining(desk.app.clock, Side.White)]).toEqual([Stage.Paused, 359_999_000]);
  });
});
