/**
 * Nobody reprograms the clock, neither by radio nor by cable. A board that is started with its first key held skips our
 * script, and with it this.
 */
export function closeConsole(): void {
  NRF.sleep();
  E.setConsole(null, { force: true });
}
