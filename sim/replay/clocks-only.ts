/**
 * Games with clock times and no time used, as lichess and Chess.com write them. The mover thinks as long as leads his
 * clock from where the last reading set it to the next one. So only a time that no think explains differs: one that is
 * higher than a press at once leaves.
 */
import { type Clock, remaining } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { press } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { type Chance, crossings, LEAST_MS, letRun, setReading, startClock, tryPress } from "./compare";
import type { Game, Ply } from "./game";
import { tagControls } from "./tag";

/** A delay hides a part of each think; so many steps lead through any. */
const STEPS_MAX = 100;
/** A crossing of zero explains a reading that it meets so closely, ms. */
const MEETS_MS = 1000;

/** Thinks from `fromMs` on until the clock shows no more than `readMs`. */
function thinkDown(clock: Clock, ply: Ply, readMs: number, fromMs: number): Chance {
  let chance = tryPress(clock, ply, fromMs);
  for (let step = 0; step < STEPS_MAX && chance.shownMs > readMs; step++) {
    chance = tryPress(clock, ply, chance.thinkMs + chance.shownMs - readMs);
  }
  return chance;
}

/** How long the mover thought to come to his reading; he pressed at once where nothing explains it. */
function thinkTo(clock: Clock, ply: Ply, readMs: number): number {
  const plain = thinkDown(clock, ply, readMs, LEAST_MS);
  if (plain.shownMs >= readMs - MEETS_MS) return plain.thinkMs;
  const beyond = crossings(clock, ply.side, remaining(clock, ply.side) + readMs);
  const others = beyond.map((zeroMs) => thinkDown(clock, ply, readMs, Math.max(zeroMs, LEAST_MS)));
  return others.find(({ shownMs }) => Math.abs(shownMs - readMs) <= MEETS_MS)?.thinkMs ?? LEAST_MS;
}

/** The plies with the times used that their clock times tell. */
export function withThinks(plies: readonly Ply[], control: Control): Ply[] {
  const clock = startClock(plies, control);
  return plies.map((ply) => {
    letRun(clock, ply.side);
    const thinkMs = ply.readMs === undefined ? undefined : thinkTo(clock, ply, ply.readMs);
    setReading(clock, ply, press(clock, ply.side, later(clock.atMs, thinkMs ?? LEAST_MS)));
    return { ...ply, thinkMs };
  });
}

/** How far the first clock times of both sides are from those that a press at once leaves, as shares of these. */
function usedShares(plies: readonly Ply[], control: Control): number[] {
  const clock = startClock(plies, control);
  return plies.slice(0, 2).flatMap((ply) => {
    const { shownMs } = tryPress(clock, ply, LEAST_MS);
    press(clock, ply.side, later(clock.atMs, LEAST_MS));
    const first = plies.find(({ side, readMs }) => side === ply.side && readMs !== undefined);
    return first?.readMs === undefined ? [] : [Math.abs(shownMs - first.readMs) / Math.max(shownMs, 1)];
  });
}

/** So much of his time nobody uses for the first move, nor has he so much more. */
const FIRST_MOVE_MAX = 0.25;

/** The reading of the tag that begins as the game does; undefined where none does. */
export function tagOfClocks({ tag, plies }: Game): Control | undefined {
  const fits = tagControls(tag).map((control) => {
    return { control, used: Math.min(...usedShares(plies, control)) };
  });
  const [best] = fits.sort((a, b) => a.used - b.used);
  return best !== undefined && best.used <= FIRST_MOVE_MAX ? best.control : undefined;
}
