/** Converts a program's time to the core's instants, which count modulo 2³⁰. */

/** Instants start again at 0 after this time (2³⁰ ms, 298 hours). */
const wrapMs = 2 ** 30;

/**
 * Turns a count of milliseconds into an instant of the core: a whole number, modulo 2³⁰. The count must never go back:
 * use `instantOf(performance.now())`, or `instantOf(Date.now())` if nobody sets the computer's clock back. Use one
 * source of time for one clock. Throws a `RangeError` if `ms` is not finite.
 */
export function instantOf(ms: number): number {
  if (!Number.isFinite(ms)) throw new RangeError(`instantOf needs a finite number of milliseconds, not ${ms}`);
  const whole = Math.floor(ms);
  return whole - Math.floor(whole / wrapMs) * wrapMs;
}
