/** What comes out of a game's replay. */

import { hasFallen } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { Side } from "../../firmware/core/words";
import { withThinks } from "./clocks-only";
import { compareReadings, type Reading, shownOf, startClock, think } from "./compare";
import { type Game, hasClocksOnly, type Ply } from "./game";

/** The difference that the whole game adds up to when nothing is ever set, ms, ours minus read. */
export interface Drift {
  /** At the last reading of each side; undefined where it has none. */
  whiteMs: number | undefined;
  blackMs: number | undefined;
  /** The move at which our clock stood fallen and the second pass ended; undefined where it never did. */
  fallenAt: number | undefined;
}

export interface Replay {
  readings: number;
  /** Without any difference. */
  exact: number;
  /** Within the tolerance, the exact ones too. */
  within: number;
  /** Decided by the reading where whole seconds leave a crossing of zero open. */
  ambiguous: number;
  /** The reading that differs most, the first of them; undefined where there is none. */
  worst: Reading | undefined;
  /** Those out of tolerance, in order. */
  outliers: Reading[];
  drift: Drift;
}

/** Ours minus read, ms. */
export function residualOf(reading: Reading): number {
  return reading.shownMs - reading.readMs;
}

export function sizeOf(reading: Reading): number {
  return Math.abs(residualOf(reading));
}

const noDrift: Drift = { whiteMs: undefined, blackMs: undefined, fallenAt: undefined };

/** The second pass: the same presses, and no clock is ever set. */
export function driftOf(plies: readonly Ply[], control: Control): Drift {
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

/** Replays a game twice: set to every reading, then never set; once where nobody wrote the times used. */
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
