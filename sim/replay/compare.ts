/**
 * Replays a game on the clock with the core's own inputs. Each player thinks for his `%emt` and presses. The time that
 * the clock then shows is compared with his `%clk`, and his clock is set to that reading.
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

/** The time that the clock showed after a press, and the time in the game's file. */
export interface Reading {
  /** Counts from 0. */
  ply: number;
  shownMs: number;
  readMs: number;
  /**
   * True if a crossing of zero was so close to the press that whole seconds leave the order open. The reading decided.
   */
  ambiguous: boolean;
}

/**
 * The shortest thinking time. The clock takes a press only after its side began to run. The clock shows whole seconds,
 * rounded up, so a difference of 1 ms is invisible.
 */
export const LEAST_MS = 1;
/** A crossing of zero within this time of the press is ambiguous in whole seconds. */
const OPEN_MS = 1000;

/** A possible press: the thinking time, and what the clock would show after it. */
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

/** Presses after the thinking time of the move. Returns false if the clock refuses the press. */
export function think(clock: Clock, ply: Ply): boolean {
  return press(clock, ply.side, later(clock.atMs, Math.max(ply.thinkMs ?? 0, LEAST_MS)));
}

/** Returns the displayed time of a side in ms. It is in whole seconds, or exact if the reading has decimals. */
export function shownOf(clock: Clock, ply: Ply): number {
  if (ply.fine) return remaining(clock, ply.side);
  return readTime(shown(clock, ply.side, false)) ?? 0;
}

/** Returns a copy of the clock on which to try a press. */
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

/**
 * Returns the times after which `side` crosses zero if it thinks for `thinkMs`. At a crossing a period begins or is
 * lost, or a flag falls.
 */
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
 * Returns how long the mover thought. If he crosses zero within a second of his press, the order of the two is
 * uncertain. Then the reading decides between a press on either side of the crossing: 1 ms before it, or at it.
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

/** Makes the clock of `side` run in any state, because the game went on. */
export function letRun(clock: Clock, side: Side): void {
  if (running(clock) === side) return;
  const atMs = clock.atMs;
  pause(clock, atMs);
  const cleared = clock.mode === Mode.Fallen ? [Field.FirstFlag, Side.None] : [];
  correct(clock, atMs, [Field.Turn, side, ...cleared]);
  resume(clock, side, atMs);
}

/** Sets the mover's clock to the reading and keeps the opponent's time. Counts a press that the clock refused. */
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

/** Returns the comparison for every move that has both `%clk` and a time used. */
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
