/*
 * Divides whole numbers below 2³⁰. The builds for Espruino and for a Pico write operators in place of the calls: a call
 * takes longer there than the division.
 */

/** Returns `a` divided by `b`, rounded down; `a` ≥ 0, `b` > 0. The second step corrects errors of 32-bit floats. */
export function divide(a: number, b: number): number {
  const q = Math.floor(a / b);
  return q + Math.floor((a - q * b) / b);
}

/** Returns the remainder of `divide(a, b)`. */
export function remainder(a: number, b: number): number {
  return a - divide(a, b) * b;
}
