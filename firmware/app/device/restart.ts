import { Reset } from "../../../hal/reset";
import { RestartNote } from "../log/format";
import { note } from "../log/log";
import type { App } from "../model/app";
import { Memo } from "../model/choices";

/** Records why the board restarted, and shows it if the clock had hung. Power that came is no news. */
export function tellRestart(app: App, nowMs: number): void {
  const watchdog = app.hal.watchdog;
  const reset = watchdog.reason === undefined ? Reset.Unknown : watchdog.reason();
  if (reset < Reset.Pin) return;
  if (app.facts.features.recovery) note(app.log, RestartNote.PinReset + reset - Reset.Pin, nowMs);
  const hasHung = reset === Reset.Watchdog || reset === Reset.Fault;
  // A message that there is no memory, or that it may be wrong, says more.
  if (hasHung && app.display.memo <= Memo.LastPress) app.display.memo = Memo.Hung;
}

/** Postpones the watchdog's restart, because a long log takes longer to read than the watchdog waits. */
export function feedWatchdog(app: App): void {
  const watchdog = app.hal.watchdog;
  if (watchdog.feed !== undefined) watchdog.feed();
}
