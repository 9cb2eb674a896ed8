/** Lists what the firmware needs of a board, and where each figure comes from. */

export const needs = {
  /**
   * Variables of 13 bytes each. This is the peak use of the Pixl.js image, the smallest image, reached when the control
   * is changed in mid-game. It was measured on Espruino for Linux: the greatest figure of its table in
   * docs/runtimes.md.
   */
  variables: 2645,
  /** The most RAM for heap and stack of a firmware on Lua, with the RAM that holds its code: sim/build/pico. */
  ramBytes: 176_000,
  /**
   * The most that the same image may take in Storage, including file headers: 2 % more than in 0.1. `flagfall build
   * pixljs` and `npm run bench` print the exact figure. This image keeps no log.
   */
  storageBytes: 35_300,
  /** Required hours of play after the low-battery warning: C.02 5.4.3.6, C.02.03 3.1.3. */
  hoursAfterWarning: 10,
  /** The worst error that still allows play is 1.8 s per hour, that of a calibrated RC oscillator. */
  ppmMax: 500,
  /** The display must fit two times, H:MM:SS, one above the other, in digits of 3 × 5 pixels. */
  widthPx: 23,
  heightPx: 11,
} as const;
