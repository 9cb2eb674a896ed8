import type { Watchdog } from "../hal";

export const watchdog: Watchdog = { start: start };

/** Starts the watchdog. The idle loop feeds it, and wakes by itself often enough to do so. */
function start(this: void, periodMs: number): void {
  E.enableWatchdog(periodMs / 1000, true);
}
