import { type Clock, periodOf, remaining, sideOf } from "../../core/clock";
import { divide } from "../../core/divide";
import { Method, type Side } from "../../core/words";
import type { App } from "../model/app";

/** Less than five minutes: the display shows at most 0:04:59. */
const UNDER_MS = 299000;
/** A player who gains at least this much with each move must go on recording. */
const ENOUGH_MS = 30000;

/**
 * Returns whether a side need not record its moves [8.4]: it had less than five minutes in its current period.
 * This holds until the end of the period.
 */
export function needNotRecord(app: App, side: Side): boolean {
  const clock = app.clock;
  const n = sideOf(clock, side).period;
  if (app.game.shortPeriods === undefined) app.game.shortPeriods = [0, 0, 0];
  const periods = app.game.shortPeriods;
  if (remaining(clock, side) <= UNDER_MS && addedMs(clock, side) < ENOUGH_MS) periods[side] = n;
  return periods[side] === n;
}

/**
 * Returns the time that a side gains with each move.
 * Returns `ENOUGH_MS` for counting up and gong, where the displayed time is not time left.
 */
function addedMs(clock: Clock, side: Side): number {
  const period = periodOf(clock, side);
  const method = period.method;
  if (method >= Method.Upcount) return ENOUGH_MS;
  if (method === Method.Canadian) return divide(period.valueMs, period.count);
  return method === Method.Increment && sideOf(clock, side).presses + 1 < clock.control.from ? 0 : period.valueMs;
}
