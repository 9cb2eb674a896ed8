import { type Clock, createClock } from "../core/clock";
import type { Control } from "../core/control";
import { press } from "../core/game";
import { Event, Mode, type Side } from "../core/words";
import { type App, leftSide, rightSide } from "./app";
import { Form, Memo, Stage } from "./choices";
import { openForm } from "./form";
import { keepEvent, keepSetup } from "./keeper";
import { showProgram } from "./programs";
import { clearPage } from "./screen";
import { soundEvent } from "./sounds";
import { keepTelling } from "./telling";

/** Whose handler runs now: the clock's notices are for it. */
let attended: App | undefined;

/** Every handler begins with this: what its clock tells from now on is for this application. */
export function attend(app: App): void {
  attended = app;
}

/** The application's own clock, which tells it of every event. */
export function makeClock(control: Control, atMs: number): Clock {
  return createClock(control, atMs, notice);
}

function notice(this: void, event: Event, side: Side, withdrawn: boolean): void {
  const app = attended;
  if (app === undefined) return;
  app.stale = true;
  if (app.facts.features.recovery) keepEvent(app, event, side, withdrawn);
  if (event === Event.Start || event === Event.Resume || event > Event.Gong) app.memo = Memo.None;
  app.coloursAsked = event === Event.Ignored && app.clock.mode === Mode.Ready && side === app.clock.turn;
  if (app.facts.features.link && app.listening) keepTelling(app, event, side, withdrawn);
  if (app.facts.features.sounds && !withdrawn) soundEvent(app, event, side);
  if (event === Event.Start || event === Event.Resume) runs(app);
  if (event === Event.Adjourn || event === Event.Restore) app.adjourned = event === Event.Adjourn;
}

/** A clock starts: the lock closes, and so does what was left open before. */
function runs(app: App): void {
  app.unlocked = false;
  if (app.stage > Stage.Adjourned) showStage(app);
}

/** A player's press, on his side of the clock. */
export function pressPlace(app: App, left: boolean, atMs: number): void {
  press(app.clock, left ? leftSide(app) : rightSide(app), atMs);
  follow(app);
}

/** Behind the lock the code is asked for first; false then. */
export function mayArbiter(app: App): boolean {
  if (app.settings.lockCode < 0 || app.unlocked) return true;
  openForm(app, Form.Unlock, 0);
  return false;
}

/** The face follows the clock's mode, unless a menu or form is open. */
export function follow(app: App): void {
  const mode: number = app.clock.mode;
  if (app.stage > Stage.Finished || app.stage === mode) return;
  showStage(app);
}

/** The face of the clock's mode, whatever was open. */
export function showStage(app: App): void {
  const mode: number = app.clock.mode;
  if (app.stage >= Stage.Listing && app.stage <= Stage.Testing) clearPage(app);
  app.stage = app.adjourned && mode === Stage.Paused ? Stage.Adjourned : mode;
  app.next = app.clock.turn;
  app.info = 0;
  app.stale = true;
}

/** Back to the programs; the game on the clock is over or has not begun. */
export function setUp(app: App, atMs: number): void {
  if (app.facts.features.recovery) keepSetup(app, atMs);
  app.renamed = false;
  app.adjourned = false;
  app.memo = Memo.None;
  app.noShowMin = -1;
  app.gamePlace = -1;
  showProgram(app, 0, atMs);
  app.clock.mode = Mode.Setup;
  showStage(app);
}
