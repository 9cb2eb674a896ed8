/** The terminal's counter of milliseconds, as a board's crystal would give it: monotonic, whole, modulo 2³⁰. */

const WRAP_MS = 2 ** 30;

/** The present instant. Setting the machine's date changes nothing. */
export function nowMs(): number {
  return Math.floor(performance.now()) % WRAP_MS;
}
