import { type Clock, periodOf, sideOf } from "../../core/clock";
import { divide } from "../../core/divide";
import { earnedMs } from "../../core/method";
import { hasDelay } from "../../core/method-facts";
import type { Side } from "../../core/words";
import { Extra, extraOf, extraSign } from "../model/method-facts";

/** Returns the method in the signs of the notation, with the rest of a delay or of overtime. */
export function extraText(clock: Clock, side: Side): string {
  const s = sideOf(clock, side);
  const period = periodOf(clock, side);
  const method = s.turnMethod !== period.method && hasDelay(s.turnMethod) ? s.turnMethod : period.method;
  const extra = extraOf(method);
  if (extra === Extra.Value) {
    const earned = earnedMs(clock.control, period, s.presses + 1);
    return earned > 0 ? "+" + secondsText(divide(earned, 1000)) : "";
  }
  const sign = extraSign(method);
  if (extra === Extra.Delay) return sign + secondsText(divide(s.delayMs + 999, 1000));
  return extra === Extra.Left ? s.overtime + sign : sign;
}

/** Returns seconds in at most three digits. Returns minutes, rounded up, from 1000 seconds on. */
function secondsText(seconds: number): string {
  return seconds < 1000 ? "" + seconds : divide(seconds + 59, 60) + "'";
}
