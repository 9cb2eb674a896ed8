/** Finds the result that a clock itself tells. */
import { bothFlags } from "../../../firmware/laws/table/table";
import type { Score } from "./choices";
import { type ClockView, isDown } from "./clock";

/**
 * Returns who has lost on time: the side whose flag fell first, or the only side that ran out of time before the moves
 * of its period. The arbiter can take a flag back, and then the game goes on. If both flags have fallen, the game is
 * drawn where the edition of the clock says so, as those of 1997 and 2001 do of rapid and blitz [B8]. Returns null
 * while nobody has lost so.
 */
export function scoreOnTime({ state, overdue, rules }: Pick<ClockView, "state" | "overdue" | "rules">): Score | null {
  const isOverdue = overdue.white > 0 !== overdue.black > 0;
  const loser = state?.firstFlag ?? (isOverdue ? (overdue.white > 0 ? "white" : "black") : null);
  if (loser === null) return null;
  if (state !== null && rules !== null && isDown(state.white) && isDown(state.black)) {
    const { effect } = bothFlags[rules.laws][state.class ?? "standard"];
    if (effect.orderKnown === "drawn") return "1/2-1/2";
  }
  return loser === "white" ? "0-1" : "1-0";
}
