import { ACT_EVENT } from "../../core/clock";
import { press } from "../../core/game";
import { Event } from "../../core/words";
import { clearPage, put } from "../display/regions";
import { type App, leftSide, rightSide } from "../model/app";
import { ask } from "../model/asking";
import { Region, Stage } from "../model/choices";

/** Marks the game as adjourned if adjourning is the arbiter's latest act that is not undone. */
export function followAdjourning(app: App, event: Event): void {
  const clock = app.clock;
  const latest = event === Event.Undo && clock.actCount > 0 ? clock.acts[clock.actCount - 1][ACT_EVENT] : event;
  app.game.isAdjourned = latest === Event.Adjourn;
}

/**
 * Handles a player's press on the left or right side of the clock. On a clock that answers players, a press that
 * changes nothing is a question of that player.
 */
export function pressPlace(app: App, left: boolean, atMs: number): void {
  const turn = app.clock.turn;
  const mode = app.clock.mode;
  press(app.clock, left ? leftSide(app) : rightSide(app), atMs);
  if (app.facts.features.asks && app.clock.turn === turn && app.clock.mode === mode) ask(app, left ? 0 : 1, atMs);
  follow(app);
}

/** Shows the face of the clock's mode, unless a menu or form is open. */
export function follow(app: App): void {
  const mode: number = app.clock.mode;
  if (app.stage > Stage.Finished || app.stage === mode) return;
  showStage(app);
}

/** Shows the face of the clock's mode, and closes any menu or form. */
export function showStage(app: App): void {
  const mode: number = app.clock.mode;
  if (app.stage >= Stage.Listing && app.stage <= Stage.Testing) clearPage(app);
  if (app.stage === Stage.Correcting) {
    put(app, Region.Caret, "");
    put(app, Region.Keys, "");
    app.display.captionKey = -1;
  }
  app.stage = app.game.isAdjourned && mode === Stage.Paused ? Stage.Adjourned : mode;
  app.game.next = app.clock.turn;
  app.display.info = 0;
  app.display.needsRedraw = true;
}
