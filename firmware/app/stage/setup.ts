import { Mode } from "../../core/words";
import { showProgram } from "../game/programs";
import { keepSetup } from "../keep/recorder";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import { showStage } from "./stage";

/** Returns to the choice of a program. The game on the clock is over or has not begun. */
export function setUp(app: App, atMs: number): void {
  if (app.facts.features.recovery) keepSetup(app, atMs);
  app.game.isAdjourned = false;
  app.display.memo = Memo.None;
  app.game.noShowMin = -1;
  app.game.place = -1;
  showProgram(app, 0, atMs);
  app.clock.mode = Mode.Setup;
  showStage(app);
}
