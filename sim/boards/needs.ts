/** What the firmware needs of a board, and where each figure comes from. */

export const needs = {
  /**
   * Of 13 bytes: the most that the image of a Pixl.js, the smallest there is, had in use at any moment, where the control
   * is changed in mid-game. Measured on Espruino for Linux: the greatest figure of its table in docs/runtimes.md.
   */
  variables: 2494,
  /** What a firmware on Lua takes of heap and stack at most, with the RAM that holds its code: sim/build/pico. */
  ramBytes: 176_000,
  /**
   * The same image in Storage, heads of files included, rounded up to the next thousand: `flagfall build pixljs` and
   * `npm run bench` print the exact figure. It keeps no log.
   */
  storageBytes: 36_000,
  /** After the low-battery warning: C.02 5.4.3.6, C.02.03 3.1.3. */
  hoursAfterWarning: 10,
  /** The worst that can be played with, 1.8 s an hour: a calibrated RC oscillator. */
  ppmMax: 500,
  /** Two times, H:MM:SS, one above the other in digits of 3 × 5 pixels. */
  widthPx: 23,
  heightPx: 11,
} as const;
