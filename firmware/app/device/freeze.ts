import { advance } from "../../core/time";
import { Mode } from "../../core/words";
import { showTick } from "../display/face";
import { clearPage } from "../display/regions";
import { saveDue } from "../keep/snapshot";
import { Note } from "../log/format";
import { note } from "../log/log";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { reportSayings, reportScreen } from "../report/report";
import { tellChanges } from "../speech/speak";
import { attend } from "../stage/notices";

/**
 * Stops the app after an error in the firmware at `nowMs`. From then on nothing acts, and the display shows both times
 * of that instant under a sign. The surest steps come first. If a later step fails, the display keeps what it
 * last showed, and still nothing acts. The times are kept, so that a restart finds the clock paused with them.
 */
export function freeze(app: App, nowMs: number): void {
  const isOpen = app.stage >= Stage.Correcting;
  if (app.stage === Stage.Frozen) return;
  app.stage = Stage.Frozen;
  app.hal.time.wakeIn(-1);
  attend(app);
  advance(app.clock, nowMs);
  if (isOpen) clearPage(app);
  app.display.info = 0;
  app.display.needsRedraw = true;
  showTick(app, nowMs);
  app.hal.screen.show();
  if (app.facts.features.link && app.link.isListening) reportScreen(app, nowMs);
  if (!app.facts.features.recovery) return;
  note(app.log, Note.Frozen, nowMs);
  if (app.log.snapshotReason > 0 && app.clock.mode !== Mode.Running) saveDue(app);
  if (app.facts.features.speech) tellFault(app, nowMs);
}

/** Says that the clock has failed. This comes last, because speech itself may be what failed. */
function tellFault(app: App, nowMs: number): void {
  tellChanges(app, nowMs);
  reportSayings(app);
}
