/** Finds the result that a clock itself tells. */

import type { Score } from "./choices";
import type { ClockView } from "./clock";

/**
 * Returns who has lost on time: the side whose flag fell first, or the only side that ran out of time before the moves
 * of its period. The arbiter can take a flag back, and then the game goes on. Returns null while nobody has lost so.
 */
export function scoreOnTime({ state, overdue }: Pick<ClockView, "state" | "overdue">): Score | null {
  const isOverdue = overdue.white > 0 !== overdue.black > 0;
  const loser = state?.firstFlag ?? (isOverdue ? (overdue.white > 0 ? "white" : "black") : null);
  if (loser === null) return null;
  return loser === "white" ? "0-1" : "1-0";
}
