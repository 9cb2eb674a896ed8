import { Event, Mode, type Side } from "../../core/words";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";

/**
 * Says who stands on the left [6.5]. In a game that belongs to the clock's state: both are in the snapshot, so that no power
 * loss parts them.
 */
export function setLeft(app: App, side: Side): void {
  const log = app.log;
  app.settings.left = side;
  log.dueKey = SETTINGS;
  if (app.facts.features.recovery && app.clock.mode !== Mode.Setup && log.snapshotReason === 0)
    log.snapshotReason = Event.Power * 4;
}
