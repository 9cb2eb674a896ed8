/** Checks what a correction on the face changes: exactly what was edited, in one act. */
import { describe, expect, it } from "vitest";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { remaining } from "../../../firmware/core/clock";
import { Flag, Mode, Side } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, strike } from "../strokes";
import { correcting, expectLines, twoPeriods } from "./correcting-desk";

describe("a correction", () => {
  it("of nothing is no act", () => {
    const desk = strike(twoPeriods(), "M M + - S!");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Paused, 0]);
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_890);
  });

  it("sets whole seconds and only what was changed", () => {
    const desk = strike(twoPeriods(), "S S - S!");
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_000);
    expect(remaining(desk.app.clock, Side.Black)).toBe(5_470_000);
    expect(desk.app.clock.actCount).toBe(1);
    strike(desk, "M + + S S!");
    expect(remaining(desk.app.clock, Side.White)).toBe(5_469_890);
  });

  it("of everything is one act", () => {
    const desk = strike(twoPeriods(), "+ M - M + M +*3 M + M + M + M S!");
    const { clock } = desk.app;
    expect(clock.actCount).toBe(1);
    expect([remaining(clock, Side.White), remaining(clock, Side.Black)]).toEqual([5_530_000, 5_410_000]);
    expect([clock.white.presses, clock.black.presses, clock.white.period, clock.black.period]).toEqual([3, 5, 2, 2]);
    expect(clock.turn).toBe(Side.Black);
  });

  it("of delay and overtime", () => {
    const delay = strike(correcting(pausedDesk("5400d5")), "M M M M M S S -*2 M - S!");
    expect([delay.app.clock.white.delayMs, delay.app.clock.black.delayMs]).toEqual([3000, 0]);
    const overtime = strike(correcting(pausedDesk("5x30")), "M M M M M -*9 + M - S!");
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
    expectLines(desk, "M Black 0:0[0]:30, M White Moves 120[0], S White Moves [1]200, S White Moves 1[2]00");
    expectLines(desk, "S White Moves 12[0]0, S White Moves 120[0]");
  });

  it("of a time above what Bronstein's delay leaves", () => {
    const desk = strike(correcting(pausedDesk("300b10")), "-*9 S S +*3 S!");
    const { clock } = desk.app;
    expect([clock.white.delayMs, clock.white.mainMs]).toEqual([3000, 0]);
  });

  it("of one time leaves the flag of the other, which had counted up to its end", () => {
    const desk = strike(openDesk({ control: "5:up4" }), "S 12s S");
    const { clock } = desk.app;
    expect([clock.white.flag, desk.shown(Region.LeftTime)]).toEqual([Flag.Final, "0:00:04"]);
    correcting(desk);
    expectLines(desk, "M Black 0:0[0]:05, + Black 0:0[1]:05");
    strike(desk, "S!");
    expect([clock.white.flag, remaining(clock, Side.Black), clock.actCount]).toEqual([Flag.Final, 65_000, 1]);
    correcting(desk);
    expectLines(desk, "S White 0:00:[0]4, S White 0:00:0[4], + White 0:00:0[5] flag cleared, - White 0:00:0[4]");
    strike(desk, "+ S!");
    expect([clock.white.flag, clock.mode]).toEqual([Flag.None, Mode.Paused]);
  });

  it("gives back a time after the flag fell, and says that the flag goes", () => {
    const desk = correcting(fallenDesk("300+1"));
    expectLines(desk, "+ White 0:0[1]:00 flag cleared, - White 0:0[0]:00");
    strike(desk, "+ S!");
    const { clock } = desk.app;
    expect([clock.mode, clock.white.flag, clock.firstFlag]).toEqual([Mode.Paused, Flag.None, Side.None]);
    expect(remaining(clock, Side.White)).toBe(60_000);
  });

  it("that cannot be is said, and nothing is changed", () => {
    const desk = strike(correcting(pausedDesk("300")), "+ M M M M M + S!");
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
    expectLines(desk, "-*6 White 0:0[0]:00, M Black 0:0[4]:40, M White Moves [2], M Black Moves [2], M To move White");
    expectLines(desk, "M First flag -, + First flag White, + First flag Black, + First flag -");
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
    const desk = strike(byMoves(), "M M +*38 S!");
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Correcting, 1]);
    expect(desk.page()).toMatchObject({ left: "2:01:10", right: "1:31:10", leftCount: "40", line: "Add the base?" });
    expect([desk.app.clock.white.period, ...times(desk)]).toEqual([2, 5_469_890, 5_470_000]);
    strike(desk, "S!");
    expect([desk.app.clock.white.period, ...times(desk)]).toEqual([2, 7_270_000, 5_470_000]);
    expect([desk.app.stage, desk.app.clock.actCount]).toEqual([Stage.Paused, 2]);
  });

  it("offers it for both sides together, or for Black", () => {
    expect(times(strike(byMoves(), "M M +*38 M +*38 S! S!"))).toEqual([7_270_000, 7_270_000]);
    expect(times(strike(byMoves(), "M M M +*38 S! S!"))).toEqual([5_469_890, 7_270_000]);
  });

  it("leaves the base out if the offer is left", () => {
    const desk = strike(byMoves(), "M M +*38 S! M!");
    expect([desk.app.stage, ...times(desk)]).toEqual([Stage.Paused, 5_469_890, 5_470_000]);
  });

  it("offers nothing for a period that was set by name, or that has no base", () => {
    const named = strike(byMoves(), "M M +*38 M M M + S!");
    expect([named.app.stage, named.app.clock.white.period]).toEqual([Stage.Paused, 2]);
    expect(strike(correcting(pausedDesk("40/5400:5x30;at=moves")), "M M +*38 S!").app.stage).toBe(Stage.Paused);
  });
});

it("a counter corrected on a fallen side leaves its flag", () => {
  const desk = strike(correcting(fallenDesk("60+2")), "M M + S!");
  expect([desk.app.stage, desk.app.clock.white.presses, desk.app.clock.white.flag]).toEqual([
    Stage.Fallen,
    1,
    Flag.Final,
  ]);
});

describe("the base that is offered", () => {
  it("takes no time beyond 99:59:59", () => {
    const desk = strike(correcting(pausedDesk("40/180000:179999;at=moves")), "S S S +*60 M M +*38 S!");
    expect(desk.page()).toMatchObject({ line: "Add the base?", left: "99:59:59" });
    strike(desk, "S!");
    expect([desk.app.stage, remaining(desk.app.clock, Side.White)]).toEqual([Stage.Paused, 359_999_000]);
  });
});
