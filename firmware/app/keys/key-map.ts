import { Switch } from "../../../hal/hal";
import { span } from "../../core/integer";
import type { App } from "../model/app";
import { Action, Stage } from "../model/choices";

/** How long a key must be held for its second action. A short touch never discards anything. */
export const HOLD_MS = 1000;
/** How long a key is held before it repeats, and then the time between two repeats. */
export const REPEAT_AFTER_MS = 500;
export const REPEAT_MS = 150;
/** A key that is closed this long counts as stuck, because nobody holds a key so long. */
export const STUCK_MS = 30000;

/**
 * Returns the action of a key when it is pressed. The callers never pass a lever. docs/keys.md has the whole table, and
 * a test compares the two.
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

/** Returns the action of one key. In `Action`, the action of PLUS directly follows that of MINUS. */
function dutyOf(key: Switch, menu: Action, start: Action, minus: Action): Action {
  if (key === Switch.Menu) return menu;
  return key === Switch.Start ? start : minus - Switch.Minus + key;
}

/**
 * Returns the action of a key that is held for a second, or `None`. A key with such an action does its short action
 * only at its release.
 */
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

/**
 * Returns true if `key` is MINUS, pressed while MENU is down in a form. The form then goes one field back, and MENU
 * does nothing else.
 */
export function goesBack(stage: Stage, down: Switch | -1, key: Switch): boolean {
  return down === Switch.Menu && key === Switch.Minus && (stage === Stage.Correcting || stage === Stage.Filling);
}

/** Returns true if a key repeats its action while it is held. */
export function repeats(stage: Stage, key: Switch): boolean {
  return key >= Switch.Minus && (stage === Stage.Setup || (stage > Stage.Adjourned && stage < Stage.Testing));
}

/** Returns how long until the pressed key must act or counts as stuck, in ms. Returns −1 if neither will happen. */
export function untilKeyMs(app: App, nowMs: number): number {
  const ms = dueInMs(app, nowMs);
  if (ms >= 0) return ms === 0 ? 1 : ms;
  const stuckMs = STUCK_MS - span(app.keys.downAtMs, nowMs);
  return stuckMs > 0 ? stuckMs : -1;
}

/** Returns true if the pressed key must act now. */
export function isKeyDue(app: App, nowMs: number): boolean {
  return dueInMs(app, nowMs) === 0;
}

/**
 * Returns how long until the pressed key must act, in ms. Counts from its press, or from its release once the contact
 * is open. Returns 0 if the key must act now, −1 if it has nothing to do.
 */
function dueInMs(app: App, nowMs: number): number {
  const key = app.keys.down;
  if (key === -1 || (app.keys.isDone && !app.keys.isOpen)) return -1;
  let ms = HOLD_MS - span(app.keys.downAtMs, nowMs);
  if (app.keys.isOpen) ms = app.settings.bounceMs - span(app.keys.openAtMs, nowMs);
  else if (repeats(app.stage, key)) ms += REPEAT_AFTER_MS - HOLD_MS + app.keys.repeats * REPEAT_MS;
  return ms < 0 ? 0 : ms;
}
