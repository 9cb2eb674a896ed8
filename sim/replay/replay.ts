/** Summarizes the replay of a game. */

import { hasFallen } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { Side } from "../../firmware/core/words";
import { withThinks } from "./clocks-only";
import { compareReadings, type Reading, shownOf, startClock, think } from "./compare";
import { type Game, hasClocksOnly, type Ply } from "./game";

/** The total difference over the whole game if no clock is ever set, ms: our clock minus the reading. */
export interface Drift {
  /** The difference at the last reading of each side. Undefined if the side has none. */
  whiteMs: number | undefined;
  blackMs: number | undefined;
  /** The move at which our clock had fallen and the second pass ended. Undefined if it never fell. */
  fallenAt: number | undefined;
}

export interface Replay {
  readings: number;
  /** The number of readings without any difference. */
  exact: number;
  /** The number of readings within the tolerance, including the exact ones. */
  within: number;
  /** The number of crossings of zero that whole seconds left open and the reading decided. */
  ambiguous: number;
  /** The reading with the largest difference, the first if several are equal. Undefined if there is none. */
  worst: Reading | undefined;
  /** The readings out of tolerance, in order. */
  outliers: Reading[];
  drift: Drift;
}

/** Returns our clock minus the reading, ms. */
export function residualOf(reading: Reading): number {
  return reading.shownMs - reading.readMs;
}

export function sizeOf(reading: Reading): number {
  return Math.abs(residualOf(reading));
}

const noDrift: Drift = { whiteMs: undefined, blackMs: undefined, fallenAt: undefined };

/** Runs the second pass: the same presses, but no clock is ever set. */
function driftOf(plies: readonly Ply[], control: Control): Drift {
  const clock = startClock(plies, control);
  const drift = { ...noDrift };
  for (const [number, ply] of plies.entries()) {
    const taken = think(clock, ply);
    if (!taken || hasFallen(clock, ply.side)) return { ...drift, fallenAt: number };
    if (ply.readMs === undefined) continue;
    const ms = shownOf(clock, ply) - ply.readMs;
    if (ply.side === Side.White) drift.whiteMs = ms;
    else drift.blackMs = ms;
  }
  return drift;
}

/**
 * Replays a game twice: first sets the clocks to every reading, then never sets them. Replays it only once if the game
 * gives no times used.
 */
export function replayGame(game: Game, control: Control, toleranceMs: number): Replay {
  const clocksOnly = hasClocksOnly(game.plies);
  const readings = compareReadings(clocksOnly ? withThinks(game.plies, control) : game.plies, control);
  const outliers = readings.filter((reading) => sizeOf(reading) > toleranceMs);
  const worstMs = Math.max(...readings.map(sizeOf));
  return {
    readings: readings.length,
    exact: readings.filter((reading) => sizeOf(reading) === 0).length,
    within: readings.length - outliers.length,
    ambiguous: readings.filter((reading) => reading.ambiguous).length,
    worst: readings.find((reading) => sizeOf(reading) === worstMs),
    outliers,
    drift: clocksOnly ? noDrift : driftOf(game.plies, control),
  };
}
