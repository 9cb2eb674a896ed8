import { type Clock, periodOf, remaining, sideOf } from "../../core/clock";
import { divide } from "../../core/divide";
import { movesEarning } from "../../core/method";
import { countsMoves } from "../../core/method-facts";
import type { Side } from "../../core/words";
import type { App } from "../model/app";
import { showsTimeLeft } from "../model/method-facts";

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
  const move = sideOf(clock, side).presses + 1;
  if (!showsTimeLeft(period.method)) return ENOUGH_MS;
  if (countsMoves(period.method)) return divide(period.valueMs, period.count);
  return period.valueMs * movesEarning(clock.control, period, move, move);
}
