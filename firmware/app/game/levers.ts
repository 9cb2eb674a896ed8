import { Event, Mode, type Side } from "../../core/words";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";

/**
 * Sets the side on the left [6.5] and stores it. During a game the snapshot holds it together with the clock's state,
 * so that the two always match after a power loss.
 */
export function setLeft(app: App, side: Side): void {
  const log = app.log;
  app.settings.left = side;
  log.dueKey = SETTINGS;
  if (app.facts.features.recovery && app.clock.mode !== Mode.Setup && log.snapshotReason === 0)
    log.snapshotReason = Event.Power * 4;
}
