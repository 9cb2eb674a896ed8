import { pause, resume, start } from "../../core/game";
import { nextInfo } from "../display/face-text";
import { chooseProgram, showProgram } from "../game/programs";
import {
  acceptForm,
  leavePage,
  mayArbiter,
  nextDigit,
  nextField,
  openForm,
  previousField,
  stepValue,
} from "../menu/form";
import { chooseItem, leaveList, moveInList, openList } from "../menu/list";
import { type App, leftSide, rightSide } from "../model/app";
import { Action, Form, List } from "../model/choices";
import { noteOutcome } from "../model/speech-notes";
import { Outcome } from "../model/speech-state";
import { setUp } from "../stage/setup";
import { follow, pressPlace } from "../stage/stage";

/**
 * Performs the action of a key at the instant of its edge, then updates the face. If the lock is closed, an action of
 * the arbiter asks for the code instead.
 */
export function act(app: App, action: Action, atMs: number): void {
  if (app.facts.features.speech) noteOutcome(app, Outcome.Same);
  if (action >= Action.Resume && action <= Action.BackToSetup && !mayArbiter(app)) return;
  switch (action) {
    case Action.None:
      break;
    case Action.PressLeft:
    case Action.PressRight:
      if (!app.keys.leversSeen) pressPlace(app, action === Action.PressLeft, atMs);
      break;
    case Action.StartWhite:
      start(app.clock, atMs);
      break;
    case Action.Pause:
      pause(app.clock, atMs);
      break;
    case Action.Info:
      if (app.facts.features.info) nextInfo(app);
      if (app.facts.features.speech) noteOutcome(app, Outcome.Info);
      break;
    case Action.OpenSettings:
      openList(app, List.Settings);
      break;
    case Action.ChooseProgram:
      if (chooseProgram(app, atMs)) break;
      if (app.facts.features.ownPrograms) openForm(app, Form.Program, 0);
      break;
    case Action.EditProgram:
      if (app.facts.features.ownPrograms) openForm(app, Form.Program, 0);
      break;
    case Action.PreviousProgram:
    case Action.NextProgram:
      showProgram(app, action === Action.NextProgram ? 1 : -1, atMs);
      break;
    case Action.Resume:
      resume(app.clock, app.game.next, atMs);
      break;
    case Action.TurnLeft:
    case Action.TurnRight:
      app.game.next = action === Action.TurnLeft ? leftSide(app) : rightSide(app);
      app.display.needsRedraw = true;
      break;
    case Action.OpenMenu:
      openList(app, List.Arbiter);
      break;
    case Action.BackToSetup:
      setUp(app, atMs);
      break;
    default:
      actOnPage(app, action, atMs);
  }
  follow(app);
}

/** Performs the action of a key in a menu, a form or a test. */
function actOnPage(app: App, action: Action, atMs: number): void {
  if (action === Action.Up || action === Action.Down) moveInList(app, action === Action.Up ? -1 : 1);
  else if (action === Action.Choose) chooseItem(app);
  else if (action === Action.Back) leaveList(app);
  else if (action === Action.Leave) leavePage(app);
  else if (action === Action.More || action === Action.Less) stepValue(app, action === Action.More ? 1 : -1);
  else if (action === Action.NextDigit) nextDigit(app);
  else if (action === Action.NextField) nextField(app);
  else if (action === Action.PreviousField) previousField(app);
  else acceptForm(app, atMs);
}
