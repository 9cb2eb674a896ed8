/** The core counts instants modulo 2³⁰; programs count them from some beginning on. */

/** Instants start again here (2³⁰ ms, 298 hours). */
const wrapMs = 2 ** 30;

/**
 * Turns a count of milliseconds into an instant of the core: whole, and modulo 2³⁰. Give it whatever only goes forward:
 * `instantOf(performance.now())`, or `instantOf(Date.now())` if nobody sets the computer's clock back.
 * Use one source of time for one clock. Throws a `RangeError` if `ms` is not finite.
 */
export function instantOf(ms: number): number {
  if (!Number.isFinite(ms)) throw new RangeError(`instantOf needs a finite number of milliseconds, not ${ms}`);
  const whole = Math.floor(ms);
  return whole - Math.floor(whole / wrapMs) * wrapMs;
}
