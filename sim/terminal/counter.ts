/** Provides the terminal's millisecond counter, like that of a board's crystal: monotonic, whole, modulo 2³⁰. */

const WRAP_MS = 2 ** 30;

/** Returns the present instant. Setting the machine's date does not change it. */
export function nowMs(): number {
  return Math.floor(performance.now()) % WRAP_MS;
}
