/** What the firmware needs of a board, and where each figure comes from. */

/** Measured on Espruino with the console read from Storage: docs/runtimes.md. */
const variables = {
  /** The code, resident. */
  code: 1406,
  /** One clock with what is around it. */
  clock: 187,
  /** The rest of what was in use after a game of 600 presses: 1,778 in all. */
  rest: 185,
};

/** The most bytes the console may have: its budget in sim/bundle/bundles.ts. */
const codeBytes = 24_000;
/** The log of a game of 300 moves and the settings. */
const logBytes = 8 * 1024;

export const needs = {
  variables: variables.code + variables.clock + variables.rest,
  codeBytes,
  logBytes,
  storageBytes: codeBytes + logBytes,
  /** After the low-battery warning: C.02 5.4.3.6, C.02.03 3.1.3. */
  hoursAfterWarning: 10,
  /** The worst that can be played with, 1.8 s an hour: a calibrated RC oscillator. */
  ppmMax: 500,
  /** Two times, H:MM:SS, one above the other in digits of 3 × 5 pixels. */
  widthPx: 23,
  heightPx: 11,
} as const;
