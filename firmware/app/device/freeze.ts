import { advance } from "../../core/time";
import { Mode } from "../../core/words";
import { showTick } from "../display/face";
import { clearPage } from "../display/regions";
import { saveDue } from "../keep/snapshot";
import { Note } from "../log/format";
import { note } from "../log/log";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { reportScreen } from "../report/report";
import { attend } from "../stage/notices";

/**
 * Something of ours broke at `nowMs`: nothing acts any more, and both times of that instant stay on the display under a
 * sign. What is sure comes first: if the rest breaks too, the display shows what it last showed, and still nothing acts. The times are
 * kept, too, and a restart finds the clock paused with them.
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
  if (app.link.isListening) reportScreen(app, nowMs);
  if (!app.facts.features.recovery) return;
  note(app.log, Note.Frozen, nowMs);
  if (app.log.snapshotReason > 0 && app.clock.mode !== Mode.Running) saveDue(app);
}
