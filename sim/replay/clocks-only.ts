/**
 * Replays games with clock times but no times used, as lichess and Chess.com write them. The mover thinks as long as
 * his clock needs to run from the last reading to the next one. So a reading differs only if no thinking time explains
 * it: it is higher than the clock after an immediate press.
 */
import { type Clock, remaining } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { press } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { type Chance, crossings, LEAST_MS, letRun, setReading, startClock, tryPress } from "./compare";
import type { Game, Ply } from "./game";
import { tagControls } from "./tag";

/** The largest number of attempts. A delay hides a part of each think, and so many steps suffice for any delay. */
const STEPS_MAX = 100;
/** The tolerance for a reading that a crossing of zero explains, ms. */
const MEETS_MS = 1000;

/** Increases the thinking time from `fromMs` until the clock shows no more than `readMs`. */
function thinkDown(clock: Clock, ply: Ply, readMs: number, fromMs: number): Chance {
  let chance = tryPress(clock, ply, fromMs);
  for (let step = 0; step < STEPS_MAX && chance.shownMs > readMs; step++) {
    chance = tryPress(clock, ply, chance.thinkMs + chance.shownMs - readMs);
  }
  return chance;
}

/**
 * Returns how long the mover thought to reach his reading. Returns the shortest time if nothing explains the reading.
 */
function thinkTo(clock: Clock, ply: Ply, readMs: number): number {
  const plain = thinkDown(clock, ply, readMs, LEAST_MS);
  if (plain.shownMs >= readMs - MEETS_MS) return plain.thinkMs;
  const beyond = crossings(clock, ply.side, remaining(clock, ply.side) + readMs);
  const others = beyond.map((zeroMs) => thinkDown(clock, ply, readMs, Math.max(zeroMs, LEAST_MS)));
  return others.find(({ shownMs }) => Math.abs(shownMs - readMs) <= MEETS_MS)?.thinkMs ?? LEAST_MS;
}

/** Returns the plies with the times used that follow from their clock times. */
export function withThinks(plies: readonly Ply[], control: Control): Ply[] {
  const clock = startClock(plies, control);
  return plies.map((ply) => {
    letRun(clock, ply.side);
    const thinkMs = ply.readMs === undefined ? undefined : thinkTo(clock, ply, ply.readMs);
    setReading(clock, ply, press(clock, ply.side, later(clock.atMs, thinkMs ?? LEAST_MS)));
    return { ...ply, thinkMs };
  });
}

/**
 * Returns, for each side, how far its first clock time is from the time after an immediate press, as a share of the
 * latter.
 */
function usedShares(plies: readonly Ply[], control: Control): number[] {
  const clock = startClock(plies, control);
  return plies.slice(0, 2).flatMap((ply) => {
    const { shownMs } = tryPress(clock, ply, LEAST_MS);
    press(clock, ply.side, later(clock.atMs, LEAST_MS));
    const first = plies.find(({ side, readMs }) => side === ply.side && readMs !== undefined);
    return first?.readMs === undefined ? [] : [Math.abs(shownMs - first.readMs) / Math.max(shownMs, 1)];
  });
}

/** The largest plausible difference at the first move, as a share of the expected time, in either direction. */
const FIRST_MOVE_MAX = 0.25;

/** Returns the reading of the tag that fits the beginning of the game. Returns undefined if none fits. */
export function tagOfClocks({ tag, plies }: Game): Control | undefined {
  const fits = tagControls(tag).map((control) => {
    return { control, used: Math.min(...usedShares(plies, control)) };
  });
  const [best] = fits.sort((a, b) => a.used - b.used);
  return best !== undefined && best.used <= FIRST_MOVE_MAX ? best.control : undefined;
}
