import type { Clock } from "./clock";
import { later, span } from "./integer";
import { PACKED_AT, PACKED_SAVED, packClock, unpackClock } from "./pack";
import { advance } from "./time";
import { Event, Mode, type Side } from "./words";

/*
 * Every input carries the instant of its edge, which may lie before the last `advance`. The life of one:
 * `seek` stands the record at that instant, the input is judged there, then `refuse` it, or `accept`, change,
 * `keep`, tell, and `settle` back to the present.
 */

/** Stands the record at the instant of an input. False: it lies before the last applied input. */
export function seek(clock: Clock, atMs: number): boolean {
  advance(clock, atMs);
  clock.toldMs = clock.atMs;
  if (clock.atMs === atMs) return true;
  if (span(clock.kept[PACKED_AT], atMs) < 0) return false;
  rewind(clock, atMs);
  return true;
}

/** Computes the state at an instant between the last applied input and now; nothing is told. */
function rewind(clock: Clock, atMs: number): void {
  recall(clock, clock.kept);
  silently(clock, atMs);
}

/** Stands the record at a kept state. */
function recall(clock: Clock, list: number[]): void {
  unpackClock(clock, list, 0);
  clock.ranAtMs = list[PACKED_SAVED];
  clock.idleMs = list[PACKED_SAVED + 1];
  clock.atMs = list[PACKED_AT];
}

function silently(clock: Clock, atMs: number): number[] {
  const aside: number[] = [];
  clock.aside = aside;
  advance(clock, atMs);
  clock.aside = undefined;
  return aside;
}

/** Notes an input that changes nothing; always false. */
export function refuse(clock: Clock, side: Side, atMs: number): boolean {
  const standsAtMs = clock.atMs;
  clock.atMs = atMs;
  clock.notice(Event.Ignored, side, false);
  clock.atMs = standsAtMs;
  silently(clock, clock.toldMs);
  return false;
}

/** The input counts: what was told after its instant is withdrawn, in the order in which it was told. */
export function accept(clock: Clock): void {
  if (clock.toldMs === clock.atMs) return;
  const atMs = clock.atMs;
  const told = silently(clock, clock.toldMs);
  rewind(clock, atMs);
  for (let i = 0; i < told.length; i += 2) clock.notice(told[i], told[i + 1], true);
}

/** Remembers the state right after an applied input. */
export function keep(clock: Clock): void {
  packClock(clock, clock.kept);
}

/** Remembers a press or a start as the one that undo takes back; the acts before it stand. */
export function keepPress(clock: Clock): void {
  const before = clock.kept;
  clock.kept = clock.before;
  clock.before = before;
  clock.beforeControl = clock.control;
  clock.pressedAtMs = clock.atMs;
  clock.canUndoPress = true;
  clock.actCount = 0;
  keep(clock);
}

/** Goes on to the latest instant that was shown; always true. */
export function settle(clock: Clock): boolean {
  advance(clock, clock.toldMs);
  return true;
}

/**
 * Takes the last press or start back, once: everything is as before it. Returns the running time since,
 * which nobody is charged with, in ms.
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

/** Time charged to both sides, ms modulo 2³⁰. */
export function usedTotal(clock: Clock): number {
  return later(clock.white.usedMs, clock.black.usedMs);
}
