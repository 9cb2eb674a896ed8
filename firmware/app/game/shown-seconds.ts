import { type Clock, methodOf, remaining } from "../../core/clock";
import { divide } from "../../core/divide";
import { isRising } from "../../core/face";
import type { Side } from "../../core/words";

/** Returns true if the time of a side grows. */
export function rises(clock: Clock, side: Side): boolean {
  return isRising(clock, side, methodOf(clock, side));
}

/** Returns the whole seconds that the display shows for a side. */
export function shownSeconds(clock: Clock, side: Side): number {
  return divide(remaining(clock, side) + (rises(clock, side) ? 0 : 999), 1000);
}
