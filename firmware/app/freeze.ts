import { advance } from "../core/time";
import { Mode } from "../core/words";
import { attend } from "./act";
import type { App } from "./app";
import { Stage } from "./choices";
import { showTick } from "./face";
import { Note, note } from "./log";
import { reportScreen } from "./report";
import { saveDue } from "./saving";
import { clearPage } from "./screen";

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
  app.info = 0;
  app.stale = true;
  showTick(app, nowMs);
  app.hal.screen.show();
  if (app.facts.features.link && app.listening) reportScreen(app, nowMs);
  if (!app.facts.features.recovery) return;
  note(app.log, Note.Frozen, nowMs);
  if (app.log.due > 0 && app.clock.mode !== Mode.Running) saveDue(app);
}
