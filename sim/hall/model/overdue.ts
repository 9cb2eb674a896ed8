/**
 * Finds the sides whose time for a period ran out before they had pressed as often as the period has moves. The player
 * may have lost the game (Laws, 6.9); the clock goes on, because its counter proves no moves. The arbiter decides.
 */
import { movesThrough } from "../../../firmware/core/control";
import { NEVER_MS } from "../../../firmware/core/integer";
import { Policy, Side } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import type { SideName, SideState, State } from "../../link/state";

/** How many presses each side lacked at the time control that it passed; 0 if it lacked none. */
export interface Overdue {
  readonly white: number;
  readonly black: number;
}

export const nothingOverdue: Overdue = { white: 0, black: 0 };

/** Returns what the sides lack after a state. `last` is the state before it, in which they lacked `before`. */
export function overdueAfter(before: Overdue, last: State | null, state: State): Overdue {
  const { control } = parseControl(state.control);
  if (control === undefined || state.mode === "setup" || state.mode === "ready") return nothingOverdue;
  const lackOf = (name: SideName): number => {
    const side = state[name];
    const due = movesThrough(control, name === "white" ? Side.White : Side.Black, side.period - 1);
    const lacks = due === NEVER_MS ? 0 : Math.max(0, due - side.presses);
    // Later moves do not mend it; an arbiter can.
    if (before[name] > 0) return amends.includes(state.event) && lacks === 0 ? 0 : before[name];
    return hasRunOut(control.policy, last?.[name], side) ? lacks : 0;
  };
  const now = { white: lackOf("white"), black: lackOf("black") };
  return now.white === before.white && now.black === before.black ? before : now;
}

/** Returns what the sides lack after a game whose states these are, from its control on. */
export function overdueIn(states: readonly State[]): Overdue {
  return states.reduce((before, state, at) => overdueAfter(before, states[at - 1] ?? null, state), nothingOverdue);
}

/** The events after which the counters may be others than the players made them. */
export const amends: readonly string[] = ["correct", "undo", "control", "penalty", "restore"];

/**
 * Returns true if a side is in its period because its own time ran out. Under `own` every later period begins so. Under
 * `zero` both sides enter it, and the steady sign of a side with time left shows whose time it was (6.4).
 */
function hasRunOut(policy: Policy, last: SideState | undefined, { period, flag, remaining }: SideState): boolean {
  if (period === 1 || policy === Policy.Moves) return false;
  if (policy === Policy.Zero) return flag === "steady" && remaining > 0;
  return last !== undefined && period > last.period;
}
