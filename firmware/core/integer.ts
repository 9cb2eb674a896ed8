/** Whole-number arithmetic that comes out the same on every number model. All values stay below 2³⁰. */

/** Instants are a counter of milliseconds that starts again here (2³⁰ ms, 298 hours). */
const WRAP_MS = 1073741824;
const HALF_WRAP_MS = 536870912;

/** No change will come by itself. */
export const NEVER_MS = 1073741823;

/** `a` divided by `b`, rounded down; `a` ≥ 0, `b` > 0. The second step mends what 32-bit floats get wrong. */
export function divide(a: number, b: number): number {
  const q = Math.floor(a / b);
  return q + Math.floor((a - q * b) / b);
}

/** What `divide(a, b)` leaves. */
export function remainder(a: number, b: number): number {
  return a - divide(a, b) * b;
}

/** From one instant to another, in ms, across the wrap of the counter; negative when `to` lies before `from`. */
export function span(fromMs: number, toMs: number): number {
  const ms = toMs - fromMs;
  if (ms >= HALF_WRAP_MS) return ms - WRAP_MS;
  if (ms < -HALF_WRAP_MS) return ms + WRAP_MS;
  return ms;
}

/** A sum of instants or ledgers, kept on the counter: both at most 2³⁰ − 1 in size, `ms` of either sign. */
export function later(atMs: number, ms: number): number {
  const sum = atMs + ms;
  if (sum >= WRAP_MS) return sum - WRAP_MS;
  if (sum < 0) return sum + WRAP_MS;
  return sum;
}

export function smaller(a: number, b: number): number {
  return a < b ? a : b;
}
