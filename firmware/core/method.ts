/** What a method of a period gives: at the beginning of a period, and for each move. */
import type { Control, Period } from "./control";
import { isOvertime } from "./method-facts";
import { Method } from "./words";

/**
 * Returns the main time at the beginning of a period, in ms: its base. For overtime and gong it is V, for upcount 0.
 */
export function openingMs(period: Period): number {
  if (period.method === Method.Upcount) return 0;
  return isOvertime(period.method) || period.method === Method.Gong ? period.valueMs : period.baseMs;
}

/** Returns what a side's main time gains when its move `move`, from 1, begins. */
export function earnedMs(control: Control, period: Period, move: number): number {
  return period.method === Method.Increment && move >= control.from ? period.valueMs : 0;
}

/**
 * Returns for how many of the moves `first` to `last` the value of a period is in force. A move before `from` earns no
 * increment.
 */
export function movesEarning(control: Control, period: Period, first: number, last: number): number {
  const from = period.method === Method.Increment ? control.from : 1;
  return from > last ? 0 : last + 1 - (from > first ? from : first);
}
