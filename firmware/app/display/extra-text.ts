import { type Clock, periodOf, sideOf } from "../../core/clock";
import { hasDelay } from "../../core/control";
import { divide } from "../../core/divide";
import { Method, type Side } from "../../core/words";

/** Returns the method in the signs of the notation, with the rest of a delay or of overtime. */
export function extraText(clock: Clock, side: Side): string {
  const s = sideOf(clock, side);
  const period = periodOf(clock, side);
  const method = hasDelay(s.turnMethod) ? s.turnMethod : period.method;
  if (hasDelay(method)) return (method === Method.Delay ? "d" : "b") + secondsText(divide(s.delayMs + 999, 1000));
  if (method === Method.Byoyomi) return s.overtime + "x";
  if (method === Method.Canadian) return s.overtime + "/";
  if (method === Method.Increment && s.presses + 1 >= clock.control.from)
    return "+" + secondsText(divide(period.valueMs, 1000));
  if (method < Method.Hourglass) return "";
  return method === Method.Hourglass ? "*" : method === Method.Upcount ? "up" : "gong";
}

/** Returns seconds in at most three digits. Returns minutes, rounded up, from 1000 seconds on. */
function secondsText(seconds: number): string {
  return seconds < 1000 ? "" + seconds : divide(seconds + 59, 60) + "'";
}
