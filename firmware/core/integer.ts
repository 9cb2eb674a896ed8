/** Whole-number arithmetic with the same results on every number model. All values stay below 2³⁰. */

/** Instants are a counter of milliseconds that wraps here (2³⁰ ms, 298 hours). */
const WRAP_MS = 1073741824;
const HALF_WRAP_MS = 536870912;

/** Means that nothing will change by itself. */
export const NEVER_MS = 1073741823;

/**
 * Returns the time from one instant to another in ms, across the wrap of the counter. It is negative if `to` lies
 * before `from`.
 */
export function span(fromMs: number, toMs: number): number {
  const ms = toMs - fromMs;
  if (ms >= HALF_WRAP_MS) return ms - WRAP_MS;
  return ms < -HALF_WRAP_MS ? ms + WRAP_MS : ms;
}

/**
 * Returns the sum of an instant or a ledger and `ms`, wrapped like the counter. Both are at most 2³⁰ − 1 in size, and
 * `ms` has either sign.
 */
export function later(atMs: number, ms: number): number {
  const sum = atMs + ms;
  if (sum >= WRAP_MS) return sum - WRAP_MS;
  return sum < 0 ? sum + WRAP_MS : sum;
}

export function smaller(a: number, b: number): number {
  return a < b ? a : b;
}
