import type { Watchdog } from "../hal";
import { Reset } from "../reset";

/** A watchdog that never restarts the board: nothing hangs here. */
export interface Guard {
  /** 0 if it has not been started. */
  periodMs: number;
  /** How often the application fed it. */
  feeds: number;
  /** The reason that the board reports for its start. */
  reason: Reset;
}

/** The guard of the board in use. */
let guard: Guard = createGuard();

export function createGuard(): Guard {
  return { periodMs: 0, feeds: 0, reason: Reset.Power };
}

export function selectGuard(used: Guard): void {
  guard = used;
}

export function createWatchdog(): Watchdog {
  return { start, feed, reason };
}

function start(this: void, periodMs: number): void {
  guard.periodMs = periodMs;
}

function feed(this: void): void {
  guard.feeds++;
}

function reason(this: void): Reset {
  return guard.reason;
}
