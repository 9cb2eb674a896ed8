/** What the page charges for the time away is what the clock itself would have charged. */
import { describe, expect, test } from "vitest";
import { type Clock, hasFallen, remaining, sideOf } from "../../firmware/core/clock";
import { pause, press } from "../../firmware/core/game";
import { createClock } from "../../firmware/core/new-clock";
import { Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { periodFields, ranOn } from "../../sim/page/clock/ran-on";

const secondMs = 1000;

/** Returns a paused game in which White has run for a second. */
function paused(control: string): Clock {
  const read = parseControl(control).control;
  if (read === undefined) throw new Error(`no control: ${control}`);
  const clock = createClock(read, 0, () => {});
  press(clock, Side.Black, 0);
  pause(clock, secondMs);
  return clock;
}

function times(clock: Clock): number[] {
  return [Side.White, Side.Black].map((side) => remaining(clock, side) / secondMs);
}

describe("a clock that ran on", () => {
  test("of an hourglass gives the other side what it takes from one", () => {
    const clock = paused("*180");
    expect(times(ranOn(clock, Side.White, 20 * secondMs))).toEqual([159, 201]);
    expect(times(clock)).toEqual([179, 181]);
  });

  test("of an hourglass gives no more after the flag", () => {
    const after = ranOn(paused("*180"), Side.White, 400 * secondMs);
    expect([hasFallen(after, Side.White), ...times(after)]).toEqual([true, 0, 360]);
  });

  test("charges one side alone in other controls", () => {
    expect(times(ranOn(paused("180+2"), Side.White, 20 * secondMs))).toEqual([161, 182]);
  });

  test("goes on into overtime, which a correction can name", () => {
    const clock = paused("60:3x30");
    const after = ranOn(clock, Side.White, 100 * secondMs);
    expect([hasFallen(after, Side.White), remaining(after, Side.White) / secondMs]).toEqual([false, 19]);
    const { period, overtime } = sideOf(after, Side.White);
    expect([period, overtime]).toEqual([2, 2]);
    expect(periodFields(clock, after, Side.White)).toEqual([
      ["period", 2],
      ["overtime", 2],
    ]);
    expect(periodFields(clock, after, Side.Black)).toEqual([]);
  });
});
