import { type Clock, periodOf, remaining, sideOf } from "../../core/clock";
import { divide } from "../../core/integer";
import { Method, type Side } from "../../core/words";
import type { App } from "../model/app";

/** Shown as 0:04:59: less than five minutes. */
const UNDER_MS = 299000;
/** Whoever gets so much with each move goes on recording. */
const ENOUGH_MS = 30000;

/** A side was under five minutes in the period that it is in: until its end it need not record its moves [8.4]. */
export function needNotRecord(app: App, side: Side): boolean {
  const clock = app.clock;
  const n = sideOf(clock, side).period;
  if (app.game.shortPeriods === undefined) app.game.shortPeriods = [0, 0, 0];
  const periods = app.game.shortPeriods;
  if (remaining(clock, side) <= UNDER_MS && addedMs(clock, side) < ENOUGH_MS) periods[side] = n;
  return periods[side] === n;
}

/** What a side gets with each move. Time that rises, and a gong's, is no time that is left. */
function addedMs(clock: Clock, side: Side): number {
  const period = periodOf(clock, side);
  const method = period.method;
  if (method >= Method.Upcount) return ENOUGH_MS;
  if (method === Method.Canadian) return divide(period.valueMs, period.count);
  return method === Method.Increment && sideOf(clock, side).presses + 1 < clock.control.from ? 0 : period.valueMs;
}
