import { NEVER_MS } from "./integer";
import { isOvertime } from "./method-facts";
import { Method, OnFlag, Policy, Side } from "./words";

/** The longest time a clock holds: 99:59:59, in ms. */
export const TIME_MAX_MS = 359999000;

/** One period of a time control. */
export interface Period {
  method: Method;
  /** Time granted when the period begins, in ms, 0 to 99:59:59. It is 0 for byo-yomi, Canadian, upcount and gong. */
  baseMs: number;
  /** V, in ms, 0 to 9:59:59: increment, delay, byo-yomi or Canadian time, upcount limit (0 if none), or gong turn. */
  valueMs: number;
  /** The number of presses that the period covers, 0 to 255. 0 means all the rest. */
  moves: number;
  /** Byo-yomi periods (1 to 99) or Canadian presses (1 to 255); otherwise 0. */
  count: number;
}

/** A time control: the periods of each side and its options. It never changes once made. */
export interface Control {
  /** 1 to 8 periods. */
  white: Period[];
  /** The same list object as `white` if the sides do not differ. */
  black: Period[];
  policy: Policy;
  onFlag: OnFlag;
  /** The first move that earns an increment, 1 to 255. */
  from: number;
  /** True if White's last period repeats. A last period with a move number always repeats. */
  whiteRepeats: boolean;
  blackRepeats: boolean;
}

/** Returns the list of a side's periods. */
export function periodsOf(control: Control, side: Side): Period[] {
  return side === Side.White ? control.white : control.black;
}

export function repeats(control: Control, side: Side): boolean {
  return side === Side.White ? control.whiteRepeats : control.blackRepeats;
}

/** Returns period `n` of a side, from 1. Returns the last period for every larger `n`. */
export function periodAt(control: Control, side: Side, n: number): Period {
  const periods = periodsOf(control, side);
  return periods[(n > periods.length ? periods.length : n) - 1];
}

export function hasNext(control: Control, side: Side, n: number): boolean {
  return repeats(control, side) || n < periodsOf(control, side).length;
}

/** Returns true if period `n` has a next one that is not overtime. The policy decides when that one opens. */
export function opensByPolicy(control: Control, side: Side, n: number): boolean {
  return hasNext(control, side, n) && !isOvertime(periodAt(control, side, n + 1).method);
}

/**
 * Returns the move counter at which period `n` is complete: the moves of periods 1 to `n` together. Returns `NEVER_MS`,
 * which no counter reaches, if one of them has no move number.
 */
export function movesThrough(control: Control, side: Side, n: number): number {
  const periods = periodsOf(control, side);
  const last = periods.length;
  let moves = n > last ? (n - last) * periods[last - 1].moves : 0;
  for (let i = 0; i < last && i < n; i++) {
    if (periods[i].moves === 0) return NEVER_MS;
    moves += periods[i].moves;
  }
  return moves;
}

/** Returns true if so many presses complete period `n` and open the next one (policy `moves`). */
export function opensByMoves(control: Control, side: Side, n: number, presses: number): boolean {
  if (control.policy !== Policy.Moves || presses < movesThrough(control, side, n)) return false;
  return opensByPolicy(control, side, n);
}

/** Returns the period that a move counter belongs to under the policy `moves`. */
export function periodByMoves(control: Control, side: Side, presses: number): number {
  let n = 1;
  while (opensByMoves(control, side, n, presses)) n++;
  return n;
}

/** Returns the control with an increment in every period. Returns undefined if a period is not plain time. */
export function withIncrement(control: Control, valueMs: number): Control | undefined {
  const white = incremented(control.white, valueMs);
  const black = control.black === control.white ? white : incremented(control.black, valueMs);
  if (white === undefined || black === undefined) return undefined;
  const policy = control.policy;
  const whiteRepeats = control.whiteRepeats;
  return { white, black, policy, onFlag: OnFlag.Freeze, from: 1, whiteRepeats, blackRepeats: control.blackRepeats };
}

function incremented(periods: Period[], valueMs: number): Period[] | undefined {
  const result: Period[] = [];
  for (let i = 0; i < periods.length; i++) {
    const p = periods[i];
    if (p.method !== Method.Time) return undefined;
    result.push({ method: Method.Increment, baseMs: p.baseMs, valueMs: valueMs, moves: p.moves, count: 0 });
  }
  return result;
}
