/** Returns `a` divided by `b`, rounded down; `a` ≥ 0, `b` > 0. Espruino's 64-bit floats need no correction. */
export function divide(a: number, b: number): number {
  return (a / b) | 0;
}

/** Returns the remainder of `divide(a, b)`. */
export function remainder(a: number, b: number): number {
  return a % b;
}
