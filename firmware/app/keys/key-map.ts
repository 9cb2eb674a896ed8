import { Switch } from "../../../hal/hal";
import { span } from "../../core/integer";
import type { App } from "../model/app";
import { Action, Stage } from "../model/choices";

/** A key held so long does its second duty: nothing is lost by a short touch. */
export const HOLD_MS = 1000;
/** A key that repeats does so after this, then at this pace. */
export const REPEAT_AFTER_MS = 500;
export const REPEAT_MS = 150;
/** Nobody holds a key so long. */
export const STUCK_MS = 30000;

/**
 * What a key does when it is pressed; a lever is none, and never asked about. The whole table stands in docs/keys.md, which
 * a test compares.
 */
export function actionOf(stage: Stage, key: Switch): Action {
  switch (stage) {
    case Stage.Setup:
      return dutyOf(key, Action.OpenSettings, Action.ChooseProgram, Action.PreviousProgram);
    case Stage.Ready:
      return dutyOf(key, Action.OpenMenu, Action.StartWhite, Action.PressLeft);
    case Stage.Running:
      return dutyOf(key, Action.Info, Action.Pause, Action.PressLeft);
    case Stage.Paused:
      return dutyOf(key, Action.OpenMenu, Action.Resume, Action.TurnLeft);
    case Stage.Fallen:
    case Stage.Finished:
    case Stage.Adjourned:
      return dutyOf(key, Action.OpenMenu, Action.Info, Action.PressLeft);
    case Stage.Correcting:
    case Stage.Filling:
      return dutyOf(key, Action.NextField, Action.NextDigit, Action.Less);
    case Stage.Listing:
      return dutyOf(key, Action.Back, Action.Choose, Action.Up);
    case Stage.Testing:
    case Stage.Frozen:
      return Action.None;
  }
}

/** What PLUS does follows in `Action` what MINUS does. */
function dutyOf(key: Switch, menu: Action, start: Action, minus: Action): Action {
  if (key === Switch.Menu) return menu;
  return key === Switch.Start ? start : minus - Switch.Minus + key;
}

/** What a key does when it is held for a second; then its short duty waits for the release. */
export function heldActionOf(stage: Stage, key: Switch): Action {
  if (key === Switch.Menu) {
    if (stage === Stage.Ready) return Action.BackToSetup;
    if (stage > Stage.Adjourned && stage < Stage.Frozen) return Action.Leave;
  }
  if (key === Switch.Start) {
    if (stage === Stage.Setup) return Action.EditProgram;
    if (stage === Stage.Correcting || stage === Stage.Filling) return Action.Accept;
  }
  return Action.None;
}

/** Whether a key that is pressed while another one is down takes that one's duty, and goes one field back. */
export function goesBack(stage: Stage, down: Switch | -1, key: Switch): boolean {
  return down === Switch.Menu && key === Switch.Minus && (stage === Stage.Correcting || stage === Stage.Filling);
}

/** Whether a key goes on doing its duty while it is held. */
export function repeats(stage: Stage, key: Switch): boolean {
  return key >= Switch.Minus && (stage === Stage.Setup || (stage > Stage.Adjourned && stage < Stage.Testing));
}

/** How long until the key that is down has something to do by itself, or has been down too long, ms; −1: nothing. */
export function untilKeyMs(app: App, nowMs: number): number {
  const ms = dueInMs(app, nowMs);
  if (ms >= 0) return ms === 0 ? 1 : ms;
  const stuckMs = STUCK_MS - span(app.keys.downAtMs, nowMs);
  return stuckMs > 0 ? stuckMs : -1;
}

/** Whether the key that is down is due. */
export function isKeyDue(app: App, nowMs: number): boolean {
  return dueInMs(app, nowMs) === 0;
}

/** Counted from its press, or from its release once it is open; 0: it is due, −1: nothing is. */
function dueInMs(app: App, nowMs: number): number {
  const key = app.keys.down;
  if (key === -1 || (app.keys.isDone && !app.keys.isOpen)) return -1;
  let ms = HOLD_MS - span(app.keys.downAtMs, nowMs);
  if (app.keys.isOpen) ms = app.settings.bounceMs - span(app.keys.openAtMs, nowMs);
  else if (repeats(app.stage, key)) ms += REPEAT_AFTER_MS - HOLD_MS + app.keys.repeats * REPEAT_MS;
  return ms < 0 ? 0 : ms;
}
