import type { Clock } from "./clock";
import { later, span } from "./integer";
import { PACKED_AT, PACKED_SAVED, packClock, unpackClock } from "./pack";
import { advance } from "./time";
import { Event, Mode, type Side } from "./words";

/*
 * Every input carries the instant of its edge, which may lie before the last `advance`. An input passes these steps:
 * 1. `seek` sets the record to that instant.
 * 2. The input is judged there.
 * 3. `refuse` ends a bad input. For a good one: `accept`, change the record, `keep`, report the event.
 * 4. `settle` returns to the present.
 */

/** Sets the record to the instant of an input. Returns false if it lies before the last applied input. */
export function seek(clock: Clock, atMs: number): boolean {
  advance(clock, atMs);
  clock.toldMs = clock.atMs;
  if (clock.atMs === atMs) return true;
  if (span(clock.kept[PACKED_AT], atMs) < 0) return false;
  recall(clock, clock.kept);
  silently(clock, atMs);
  return true;
}

/** Restores a kept state. */
function recall(clock: Clock, list: number[]): void {
  unpackClock(clock, list, 0);
  clock.ranAtMs = list[PACKED_SAVED];
  clock.idleMs = list[PACKED_SAVED + 1];
  clock.atMs = list[PACKED_AT];
}

/** Lets time pass and returns the events instead of reporting them. */
function silently(clock: Clock, atMs: number): number[] {
  const aside: number[] = [];
  clock.aside = aside;
  advance(clock, atMs);
  clock.aside = undefined;
  return aside;
}

/** Reports an input as ignored. It changes nothing. Always returns false. */
export function refuse(clock: Clock, side: Side, atMs: number): boolean {
  const standsAtMs = clock.atMs;
  clock.atMs = atMs;
  clock.notice(Event.Ignored, side, false);
  clock.atMs = standsAtMs;
  silently(clock, clock.toldMs);
  return false;
}

/** Accepts an input. Withdraws the events that were reported after its instant, in the order of their reports. */
export function accept(clock: Clock): void {
  if (clock.toldMs === clock.atMs) return;
  const atMs = clock.atMs;
  const told = silently(clock, clock.toldMs);
  recall(clock, clock.kept);
  silently(clock, atMs);
  for (let i = 0; i < told.length; i += 2) clock.notice(told[i], told[i + 1], true);
}

/** Keeps the state right after an applied input. */
export function keep(clock: Clock): void {
  packClock(clock, clock.kept);
}

/**
 * Keeps the states before and after a press or start, so that undo can take it back. Earlier acts can no longer be
 * undone.
 */
export function keepPress(clock: Clock): void {
  const before = clock.kept;
  clock.kept = clock.before;
  clock.before = before;
  clock.beforeControl = clock.control;
  clock.pressedAtMs = clock.atMs;
  clock.canUndoPress = true;
  clock.hasForgotten = false;
  clock.actCount = 0;
  keep(clock);
}

/** Advances to the latest instant that the clock has shown. Always returns true. */
export function settle(clock: Clock): boolean {
  advance(clock, clock.toldMs);
  return true;
}

/**
 * Undoes the last press or start, once: everything is as before it. Returns the running time since then in ms, which is
 * charged to nobody.
 */
export function unpress(clock: Clock): number {
  const nowMs = clock.atMs;
  const usedMs = usedTotal(clock);
  const idleMs = clock.idleMs;
  recall(clock, clock.before);
  clock.control = clock.beforeControl;
  silently(clock, clock.pressedAtMs);
  if (clock.mode === Mode.Running) clock.mode = Mode.Paused;
  clock.atMs = nowMs;
  const sinceMs = later(usedMs, -usedTotal(clock));
  clock.idleMs = later(idleMs, sinceMs);
  clock.canUndoPress = false;
  return sinceMs;
}

/** Returns the time charged to both sides, in ms modulo 2³⁰. */
export function usedTotal(clock: Clock): number {
  return later(clock.white.usedMs, clock.black.usedMs);
}
