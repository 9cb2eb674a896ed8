/**
 * Closes the console, so that nobody reprograms the clock by radio or cable. If you start a board while holding its
 * first key, it skips our script, and so this function.
 */
export function closeConsole(): void {
  NRF.sleep();
  E.setConsole(null, { force: true });
}
