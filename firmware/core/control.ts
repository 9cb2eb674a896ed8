import { NEVER_MS } from "./integer";
import { Method, OnFlag, Policy, Side } from "./words";

/** The longest time a clock holds: 99:59:59, in ms. */
export const TIME_MAX_MS = 359999000;

/** One stretch of a time control. */
export interface Period {
  method: Method;
  /** Time granted when the period begins, 0 to 99:59:59, ms. 0 for byo-yomi, Canadian, upcount and gong. */
  baseMs: number;
  /** Increment, delay, byo-yomi or Canadian time, upcount limit (0 = none), gong turn; 0 to 9:59:59, ms. */
  valueMs: number;
  /** Presses the period covers, 0 to 255; 0 = all the rest. */
  moves: number;
  /** Byo-yomi periods (1 to 99) or Canadian presses (1 to 255); else 0. */
  count: number;
}

/** A time control: the periods of each side and its options. Never changed once made. */
export interface Control {
  /** 1 to 8 periods. */
  white: Period[];
  /** The same list as `white` where the sides do not differ. */
  black: Period[];
  policy: Policy;
  onFlag: OnFlag;
  /** The first move that earns an increment, 1 to 255. */
  from: number;
  /** The last period of White repeats; a move number on it says so too. */
  whiteRepeats: boolean;
  blackRepeats: boolean;
}

/** The list of periods of a side. */
export function periodsOf(control: Control, side: Side): Period[] {
  return side === Side.White ? control.white : control.black;
}

export function repeats(control: Control, side: Side): boolean {
  return side === Side.White ? control.whiteRepeats : control.blackRepeats;
}

/** Period `n` of a side, from 1; the last one stands for all that follow it. */
export function periodAt(control: Control, side: Side, n: number): Period {
  const periods = periodsOf(control, side);
  return periods[(n > periods.length ? periods.length : n) - 1];
}

export function hasNext(control: Control, side: Side, n: number): boolean {
  return repeats(control, side) || n < periodsOf(control, side).length;
}

/** Period `n` has a next one that is not overtime: the policy says when it opens. */
export function opensByPolicy(control: Control, side: Side, n: number): boolean {
  return hasNext(control, side, n) && !isOvertime(periodAt(control, side, n + 1).method);
}

/** Entered at the side's own zero, whatever the policy. */
export function isOvertime(method: Method): boolean {
  return method === Method.Byoyomi || method === Method.Canadian || method === Method.Upcount;
}

/** Main time as the period begins: its base; for overtime and gong the first V; nothing for upcount. ms. */
export function openingMs(period: Period): number {
  if (period.method === Method.Upcount) return 0;
  return isOvertime(period.method) || period.method === Method.Gong ? period.valueMs : period.baseMs;
}

/** Delay and Bronstein: the turn has time of its own, D. */
export function hasDelay(method: Method): boolean {
  return method === Method.Delay || method === Method.Bronstein;
}

/**
 * The counter at which period `n` is complete: the moves of periods 1 to `n` together. `NEVER_MS`, which no counter
 * reaches, where one of them has no move number.
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

/** So many presses complete period `n` and open the next one. */
export function opensByMoves(control: Control, side: Side, n: number, presses: number): boolean {
  if (control.policy !== Policy.Moves || presses < movesThrough(control, side, n)) return false;
  return opensByPolicy(control, side, n);
}

/** Where a counter falls under the policy `moves`, from period 1 on. */
export function periodByMoves(control: Control, side: Side, presses: number): number {
  let n = 1;
  while (opensByMoves(control, side, n, presses)) n++;
  return n;
}

/** The same control with an increment in every period; undefined where a period is not plain time. */
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
