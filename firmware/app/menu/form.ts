import { Side } from "../../core/words";
import { parseControl } from "../../notation/notation";
import { showFace } from "../display/face";
import { rowsOf } from "../display/layout";
import { put } from "../display/regions";
import { sound } from "../display/sounds";
import { controlRow, programControl } from "../game/programs";
import { type Act, ActKind, actOf, controlAct } from "../model/act";
import type { App } from "../model/app";
import { Form, Region, Stage, Tone } from "../model/choices";
import { noteOutcome } from "../model/speech-notes";
import { Outcome } from "../model/speech-state";
import { Word } from "../model/word";
import { showStage } from "../stage/stage";
import { wordOf } from "../text/text";
import { arbiterFormAct, layArbiterForm } from "./arbiter-forms";
import { correctionAct, layCorrection, missingBaseS, showCorrection, showOffer } from "./correction-form";
import { changeValue, fieldLine, moveDigit } from "./field";
import { AT_BEGINNING, OPENED } from "./fields";
import { gameFormAct, layGameForm } from "./game-forms";
import { firstInSight, openPage, putHint, putRow, putTitle } from "./page";
import { layPenalty, penaltyAct } from "./penalty-form";
import { showFault } from "./program-fault";
import { enteredText, keepProgram, layProgramForm, loadProgram } from "./program-form";

/*
 * A form is a list of values that the user changes under a cursor. Holding START accepts all of them together. A form
 * without fields is a confirmation.
 * Every form has an owner, a file with two functions:
 * - `lay…` lays out the fields anew after every change. If `changed` is `OPENED`, it presets the values. It calls
 *   `addField` for each field and returns a line for the top, or an empty text.
 * - `…Act` returns the act that the form describes; `perform` does it.
 * This file calls the owners one by one, and no owner calls another.
 */

const NOTHING = -2;

/** Opens a form. `subject` is what the form is about: a penalty, a program or a place. */
export function openForm(app: App, form: Form, subject: number): void {
  app.menu.form = form;
  app.menu.subject = subject;
  if (form === Form.Correct) {
    showStage(app);
    app.stage = Stage.Correcting;
    showFace(app);
  } else openPage(app, Stage.Filling);
  app.menu.field = -1;
  app.menu.fields = [];
  if (app.facts.features.ownPrograms && form === Form.Program) openProgram(app);
  layOut(app, OPENED);
  nextField(app);
}

function openProgram(app: App): void {
  const control = programControl(app, app.programs.chosen);
  loadProgram(app, control);
}

/** Increases or decreases the value under the cursor. */
export function stepValue(app: App, direction: number): void {
  if (app.menu.fieldCount > 0) showForm(app, changeValue(app, direction));
}

/** Moves the cursor to the next digit on the right, and from the last digit to the first. */
export function nextDigit(app: App): void {
  if (app.menu.fieldCount === 0) return;
  moveDigit(app);
  showForm(app, NOTHING);
}

/**
 * Moves the cursor to the next field. In a time it begins at the minutes, in a code at the first digit, in a number at
 * the last.
 */
export function nextField(app: App): void {
  app.menu.field++;
  if (app.menu.field >= app.menu.fieldCount) app.menu.field = 0;
  app.menu.place = AT_BEGINNING;
  showForm(app, NOTHING);
}

export function previousField(app: App): void {
  if (app.menu.fieldCount === 0) return;
  app.menu.field = (app.menu.field === 0 ? app.menu.fieldCount : app.menu.field) - 1;
  app.menu.place = AT_BEGINNING;
  showForm(app, NOTHING);
}

/** Closes the form whose act was done. If it could not be done, shows so and keeps the form open. */
export function settleForm(app: App, isDone: boolean): void {
  if (!isDone) {
    showForm(app, NOTHING);
    put(app, app.menu.form === Form.Correct ? Region.Line : Region.Hint, wordOf(app, Word.NotNow));
    if (app.facts.features.sounds) sound(app, Tone.Error);
    if (app.facts.features.speech) noteOutcome(app, Outcome.Refused);
  } else if (app.menu.form !== Form.Correct || !offerBase(app)) {
    if (app.menu.form === Form.Control) app.programs.chosen = app.menu.subject;
    leavePage(app);
    if (app.facts.features.speech) noteOutcome(app, Outcome.Accepted);
  }
}

/**
 * Offers the base of a period that a corrected counter opened, because the counter alone does not add it. The offer is
 * a new correction that needs a hold of its own. Returns false if there is no base to offer.
 */
function offerBase(app: App): boolean {
  const whiteS = missingBaseS(app, Side.White);
  const blackS = missingBaseS(app, Side.Black);
  if (whiteS + blackS === 0) return false;
  openForm(app, Form.Correct, 0);
  showOffer(app, whiteS, blackS);
  if (app.facts.features.speech) noteOutcome(app, Outcome.Offered);
  return true;
}

/** Closes a form, or any page, without a change. */
export function leavePage(app: App): void {
  app.menu.fields = [];
  app.menu.values = [];
  if (app.facts.features.speech) noteOutcome(app, Outcome.Left);
  showStage(app);
}

function showForm(app: App, changed: number): void {
  const note = layOut(app, changed);
  app.menu.focusSlot = -1;
  if (app.menu.form === Form.Correct) {
    showCorrection(app);
    return;
  }
  let keys = "";
  if (app.menu.fieldCount > 1) keys = " " + wordOf(app, app.menu.field === 0 ? Word.NextHint : Word.BackHint);
  putTitle(app, keys);
  put(app, Region.Row1, wordOf(app, Word.Arbiter + app.menu.form));
  put(app, Region.Row1 + 1, note);
  showFields(app, note === "" ? 1 : 2);
}

/** Shows the fields in the rows from `row` on. */
function showFields(app: App, row: number): void {
  const rows = rowsOf(app.facts);
  const first = firstInSight(app, row, app.menu.field);
  let i = first;
  for (let r = row; r < rows; r++) {
    putRow(app, r, i === app.menu.field && i < app.menu.fieldCount, i < app.menu.fieldCount ? fieldLine(app, i) : "");
    i++;
  }
  putHint(app, Word.FormHint, first > 0, i < app.menu.fieldCount);
}

/** Lays out the fields for the current values. */
function layOut(app: App, changed: number): string {
  const features = app.facts.features;
  app.menu.fieldCount = 0;
  switch (app.menu.form) {
    case Form.Correct:
      return layCorrection(app, changed);
    case Form.Penalty:
      return features.penalties ? layPenalty(app, changed) : "";
    case Form.Program:
      return features.ownPrograms ? layProgramForm(app, changed) : "";
    case Form.Control:
      return controlText(app);
    default:
      return isGameForm(app.menu.form) ? layGameForm(app, changed) : layArbiterForm(app, changed);
  }
}

/**
 * Returns the chosen control in words. Late in a fast game, puts the article that closes the setting before it, as a
 * mere warning.
 */
function controlText(app: App): string {
  const control = programControl(app, app.menu.subject);
  const warning = layArbiterForm(app, NOTHING);
  return controlRow(app, warning, control);
}

/** Returns the act of the open form. A form about something else than the game does it at once. */
export function actOfForm(app: App): Act {
  const features = app.facts.features;
  switch (app.menu.form) {
    case Form.Correct:
      return correctionAct(app);
    case Form.Penalty:
      if (features.penalties) return penaltyAct(app);
      break;
    case Form.Control:
      return controlAct(programControl(app, app.menu.subject));
    case Form.Program:
      if (features.ownPrograms && submitProgram(app)) return actOf(ActKind.Program, [0]);
      break;
    default:
      return isGameForm(app.menu.form) ? gameFormAct(app) : arbiterFormAct(app);
  }
  return actOf(ActKind.Refused, []);
}

/**
 * Prints the entered program in the notation, reads it, and keeps it. These follow one another, because a small board
 * has no memory for two of them at once.
 */
function submitProgram(app: App): boolean {
  const text = enteredText(app);
  if (text !== "" && isFaulty(app, text)) return false;
  keepProgram(app, text);
  return true;
}

/** Returns true if the program breaks a rule of the notation, and shows so at the field to mend. */
function isFaulty(app: App, text: string): boolean {
  const parsed = parseControl(text);
  if (parsed.control !== undefined) return false;
  showFault(app, text, parsed.column, parsed.rule);
  return true;
}

/** Returns true for the forms about the lock, about adjourned games, and about players who have not come. */
function isGameForm(form: Form): boolean {
  return (form >= Form.Adjourn && form <= Form.NoShow) || form > Form.Settings;
}
