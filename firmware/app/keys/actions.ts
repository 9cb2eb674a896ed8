import { Side } from "../../core/words";
import { nextInfo } from "../display/face-text";
import { isLocked } from "../game/lock";
import { programControl, stepToUsual } from "../game/programs";
import {
  actOfForm,
  leavePage,
  nextDigit,
  nextField,
  openForm,
  previousField,
  settleForm,
  stepValue,
} from "../menu/form";
import { chooseItem, leaveList, moveInList, openList } from "../menu/list";
import { type Act, ActKind, actOf, controlAct } from "../model/act";
import { type App, leftSide, rightSide } from "../model/app";
import { Action, Form, List } from "../model/choices";
import { noteOutcome } from "../model/speech-notes";
import { Outcome } from "../model/speech-state";
import { perform } from "../stage/perform";
import { follow, pressPlace } from "../stage/stage";

/**
 * Performs the action of a key at the instant of its edge, then updates the face. If the lock is closed, an action of
 * the arbiter asks for the code instead.
 */
export function act(app: App, action: Action, atMs: number): void {
  if (app.facts.features.speech) noteOutcome(app, Outcome.Same);
  if (action >= Action.Resume && action <= Action.BackToSetup && isLocked(app)) {
    openForm(app, Form.Unlock, 0);
    return;
  }
  if (action === Action.PressLeft || action === Action.PressRight) {
    if (!app.keys.leversSeen) pressPlace(app, action === Action.PressLeft, atMs);
  } else {
    const isForm = action === Action.Accept;
    const isDone = perform(app, isForm ? actOfForm(app) : actOfKey(app, action), atMs);
    if (isForm) settleForm(app, isDone);
  }
  follow(app);
}

/** Returns the act of a key. A key that does not touch the game does its action at once. */
function actOfKey(app: App, action: Action): Act {
  switch (action) {
    case Action.StartWhite:
      return actOf(ActKind.Start, []);
    case Action.Pause:
      return actOf(ActKind.Pause, []);
    case Action.Resume:
      return actOf(ActKind.Resume, [Side.None]);
    case Action.BackToSetup:
      return actOf(ActKind.NewGame, []);
    case Action.PreviousProgram:
      return actOf(ActKind.Program, [-1]);
    case Action.NextProgram:
      return actOf(ActKind.Program, [1]);
    case Action.PreviousUsual:
    case Action.NextUsual:
      if (!app.facts.features.usual) return actOf(ActKind.None, []);
      return actOf(ActKind.Program, [stepToUsual(app, action === Action.NextUsual ? 1 : -1)]);
    case Action.ChooseProgram:
      return chosenAct(app);
    default:
      actOnPage(app, action);
      return actOf(ActKind.None, []);
  }
}

/** Returns the act that begins a game with the program shown. If it is not set, opens the form for it. */
function chosenAct(app: App): Act {
  const control = programControl(app, app.programs.chosen);
  if (control === undefined && app.facts.features.ownPrograms) openForm(app, Form.Program, 0);
  return controlAct(control);
}

/** Performs the action of a key that changes only what the display shows. */
function actOnPage(app: App, action: Action): void {
  switch (action) {
    case Action.Info:
      if (app.facts.features.info) nextInfo(app);
      if (app.facts.features.speech) noteOutcome(app, Outcome.Info);
      break;
    case Action.OpenSettings:
      openList(app, List.Settings);
      break;
    case Action.OpenMenu:
      openList(app, List.Arbiter);
      break;
    case Action.EditProgram:
      if (app.facts.features.ownPrograms) openForm(app, Form.Program, 0);
      break;
    case Action.TurnLeft:
    case Action.TurnRight:
      app.game.next = action === Action.TurnLeft ? leftSide(app) : rightSide(app);
      app.display.needsRedraw = true;
      break;
    case Action.Up:
    case Action.Down:
      moveInList(app, action === Action.Up ? -1 : 1);
      break;
    case Action.Choose:
      chooseItem(app);
      break;
    case Action.Back:
      leaveList(app);
      break;
    case Action.Leave:
      leavePage(app);
      break;
    case Action.Less:
    case Action.More:
      stepValue(app, action === Action.More ? 1 : -1);
      break;
    case Action.NextDigit:
      nextDigit(app);
      break;
    case Action.NextField:
      nextField(app);
      break;
    case Action.PreviousField:
      previousField(app);
      break;
  }
}
