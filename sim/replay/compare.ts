/**
 * A game through the clock: each player thinks for his `%emt` and presses; what the clock then shows is compared with
 * his `%clk`, and his clock is set to that reading. All of it by the core's own inputs.
 */
import { type Clock, hasFallen, otherSide, remaining, running, sideOf, untilZero } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { correct } from "../../firmware/core/correct";
import { shown } from "../../firmware/core/face";
import { pause, press, resume, start } from "../../firmware/core/game";
import { later, span } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Event, Field, Flag, Mode, Side, SideField } from "../../firmware/core/words";
import { type Ply, readTime } from "./game";

/** What the clock showed after a press, and what was read. */
export interface Reading {
  /** From 0. */
  ply: number;
  shownMs: number;
  readMs: number;
  /** A crossing of zero lay so near to the press that whole seconds do not tell on which side; the reading did. */
  ambiguous: boolean;
}

/**
 * The clock takes a press only after its side began to run, so no think is shorter. Times are shown in whole seconds,
 * rounded up: 1 ms less is not seen.
 */
export const LEAST_MS = 1;
/** Whole seconds leave a crossing open that lies so near to the press. */
const OPEN_MS = 1000;

/** A press that might have been: after so long, and what the clock would show then. */
export interface Chance {
  thinkMs: number;
  shownMs: number;
}

export function startClock(plies: readonly Ply[], control: Control): Clock {
  const clock = createClock(control, 0, () => {});
  if (plies[0]?.side === Side.Black) correct(clock, 0, [Field.Turn, Side.Black]);
  start(clock, 0);
  return clock;
}

/** Presses after the time the move took; false where the clock does not take it. */
export function think(clock: Clock, ply: Ply): boolean {
  return press(clock, ply.side, later(clock.atMs, Math.max(ply.thinkMs ?? 0, LEAST_MS)));
}

/** What the display says of a side, in ms: its whole seconds, or all of it where the reading has decimals too. */
export function shownOf(clock: Clock, ply: Ply): number {
  if (ply.fine) return remaining(clock, ply.side);
  return readTime(shown(clock, ply.side, false)) ?? 0;
}

/** The same clock once more, to try a press on. */
function copyClock(clock: Clock): Clock {
  return {
    ...clock,
    white: { ...clock.white },
    black: { ...clock.black },
    kept: [...clock.kept],
    before: [...clock.before],
    acts: [...clock.acts],
    notice: () => {},
  };
}

export function tryPress(clock: Clock, ply: Ply, thinkMs: number): Chance {
  const copy = copyClock(clock);
  press(copy, ply.side, later(clock.atMs, thinkMs));
  return { thinkMs, shownMs: shownOf(copy, ply) };
}

/** After how long `side` crosses zero when it thinks for `thinkMs`: a period begins or is lost, a flag falls. */
export function crossings(clock: Clock, side: Side, thinkMs: number): number[] {
  const found: number[] = [];
  const copy = copyClock(clock);
  copy.notice = (event, who) => {
    const crosses = event === Event.Period || (event === Event.Flag && sideOf(copy, who).flag !== Flag.None);
    if (crosses && who === side) found.push(span(clock.atMs, copy.atMs));
  };
  advance(copy, later(clock.atMs, thinkMs));
  return found;
}

/**
 * How long the mover thought. Where he crosses zero within a second of his press, it may as well have been the other
 * way round: 1 ms before the crossing, or at it. The reading decides.
 */
function weigh(clock: Clock, ply: Ply, readMs: number): { thinkMs: number; ambiguous: boolean } {
  const thinkMs = Math.max(ply.thinkMs ?? 0, LEAST_MS);
  if (untilZero(clock, ply.side) > thinkMs + OPEN_MS) return { thinkMs, ambiguous: false };
  const plain = tryPress(clock, ply, thinkMs);
  let best = plain;
  let crossed = false;
  for (const zeroMs of crossings(clock, ply.side, thinkMs + OPEN_MS)) {
    if (zeroMs < thinkMs - OPEN_MS) continue;
    crossed ||= zeroMs <= thinkMs;
    const other = tryPress(clock, ply, zeroMs > thinkMs ? zeroMs : Math.max(zeroMs - 1, LEAST_MS));
    if (Math.abs(other.shownMs - readMs) < Math.abs(best.shownMs - readMs)) best = other;
  }
  return { thinkMs: best.thinkMs, ambiguous: crossed || best !== plain };
}

/** Whatever stands in the way: the game went on, so the clock of `side` runs. */
export function letRun(clock: Clock, side: Side): void {
  if (running(clock) === side) return;
  const atMs = clock.atMs;
  pause(clock, atMs);
  const cleared = clock.mode === Mode.Fallen ? [Field.FirstFlag, Side.None] : [];
  correct(clock, atMs, [Field.Turn, side, ...cleared]);
  resume(clock, side, atMs);
}

/** Sets the mover's clock to what was read; his opponent's stays as it is. A press that was not taken is counted. */
export function setReading(clock: Clock, ply: Ply, pressed: boolean): void {
  const { side, readMs } = ply;
  if (readMs === undefined || (pressed && remaining(clock, side) === readMs)) return;
  const field = side === Side.White ? Field.White : Field.Black;
  const pairs = [field + SideField.Remaining, readMs];
  if (hasFallen(clock, side) && readMs > 0) pairs.push(field + SideField.ClearFlag, 1);
  if (!pressed) pairs.push(Field.Turn, otherSide(side), field + SideField.Presses, sideOf(clock, side).presses + 1);
  const atMs = clock.atMs;
  const next = running(clock);
  if (next !== Side.None) pause(clock, atMs);
  correct(clock, atMs, pairs);
  if (next !== Side.None) resume(clock, otherSide(side), atMs);
}

/** Every reading of a game, compared: moves that have both `%clk` and a time used. */
export function compareReadings(plies: readonly Ply[], control: Control): Reading[] {
  const clock = startClock(plies, control);
  const readings: Reading[] = [];
  plies.forEach((ply, number) => {
    letRun(clock, ply.side);
    if (ply.readMs === undefined || ply.thinkMs === undefined) {
      setReading(clock, ply, think(clock, ply));
      return;
    }
    const { thinkMs, ambiguous } = weigh(clock, ply, ply.readMs);
    const pressed = press(clock, ply.side, later(clock.atMs, thinkMs));
    readings.push({ ply: number, shownMs: shownOf(clock, ply), readMs: ply.readMs, ambiguous });
    setReading(clock, ply, pressed);
  });
  return readings;
}
