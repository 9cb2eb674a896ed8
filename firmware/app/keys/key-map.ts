import { Switch } from "../../../hal/hal";
import { Action, Stage } from "../model/choices";

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

/** Returns true if `key` is MINUS or PLUS, pressed while START is down among the programs: to the usual controls. */
export function goesToUsual(stage: Stage, down: Switch | -1, key: Switch): boolean {
  return down === Switch.Start && key >= Switch.Minus && stage === Stage.Setup;
}

/** Returns true if a key repeats its action while it is held. */
export function repeats(stage: Stage, key: Switch): boolean {
  return key >= Switch.Minus && (stage === Stage.Setup || (stage > Stage.Adjourned && stage < Stage.Testing));
}
