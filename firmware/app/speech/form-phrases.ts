import { hasFallen, otherSide, sideOf } from "../../core/clock";
import { periodAt } from "../../core/control";
import { divide, remainder } from "../../core/divide";
import { openingMs } from "../../core/method";
import { Field, Penalty, Side, SideField } from "../../core/words";
import { minutesByTable } from "../../laws/penalty";
import { hasGame } from "../game/adjourned-games";
import { answeredArticle } from "../game/article";
import { WRONG_CODES } from "../game/lock";
import { competitionMinOf } from "../game/penalties";
import { programControl } from "../game/programs";
import { citedClass } from "../game/ruling";
import { isNewGameDue, wordOfAct } from "../menu/arbiter-forms";
import { fieldDigit } from "../menu/field";
import { choiceWord, fieldAt } from "../menu/fields";
import { PARTS, Slot } from "../menu/program-form";
import { type App, leftSide, rightSide } from "../model/app";
import { FieldKind, Form } from "../model/choices";
import type { Language } from "../model/language";
import type { FormField } from "../model/menu-state";
import { Phrase } from "../model/phrase";
import type { Said, Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { addArticle, addLoss, addSettingWarning } from "./article-phrases";
import { addControl, addCount } from "./control-phrases";
import { leftPhrase } from "./game-phrases";
import { addNumber, addSpan } from "./grammar";
import { addGameTimes, penaltyWord } from "./page-phrases";
import { addPause, addWord } from "./sentence";

/** Adds the open form: its title, the field under the cursor with its value and digit, and what the form tells. */
export function addForm(now: Said, app: App, speech: Speech): void {
  addWord(now.heading, Word.Arbiter + app.menu.form);
  addNote(now.memo, app, speech);
  if (app.menu.fieldCount > 0) addField(now, app, speech.tongue, fieldAt(app, app.menu.field));
}

function addField(now: Said, app: App, tongue: Language, field: FormField): void {
  if (app.menu.form === Form.Correct) addCorrectionLabel(now.label, app, field);
  else {
    if (app.menu.form === Form.Program) addProgramLabel(now.label, app, tongue, field.slot);
    addWord(now.label, field.label);
  }
  addValue(now.value, app, tongue, field);
  if (app.menu.form === Form.Correct && clearsFlag(app, field)) {
    addPause(now.value);
    addWord(now.value, Word.FlagCleared);
  }
  addDigit(now.digit, app, field);
}

/** Adds a side's name before the label of its value. The large times have no label of their own. */
function addCorrectionLabel(label: number[], app: App, field: FormField): void {
  const side: Side = divide(field.slot, Field.White);
  if (side !== Side.None) addWord(label, Word.NoSide + side);
  if (field.label === Word.Overtime) label.push(leftPhrase(app.clock, side));
  else addWord(label, field.label === Word.NoSide ? Word.Time : field.label);
}

/** Returns true if the time under the cursor clears the fallen flag of its side. */
function clearsFlag(app: App, field: FormField): boolean {
  const side: Side = divide(field.slot, Field.White);
  if (field.slot !== side * Field.White || side === Side.None || !hasFallen(app.clock, side)) return false;
  return app.menu.values[field.slot + SideField.ClearFlag] === 0;
}

/** Adds the side, if the sides differ, and the number of the period to which a value of a program belongs. */
function addProgramLabel(label: number[], app: App, tongue: Language, slot: number): void {
  const isPeriod = slot >= Slot.First;
  if (!isPeriod && (slot < Slot.Periods || slot > Slot.Repeats + 1)) return;
  const place = isPeriod ? divide(slot, PARTS) : slot;
  const n = divide(place, 2);
  if (app.menu.values[Slot.Apart] === 1) addWord(label, Word.White + place - n - n);
  if (isPeriod) addCount(label, tongue, Word.Period, n);
}

/** Adds a value. Of a code, which others may hear, only the digit under the cursor. */
function addValue(list: number[], app: App, tongue: Language, field: FormField): void {
  const value = app.menu.values[field.slot];
  if (field.kind === FieldKind.Choice) addWord(list, choiceWord(field, value));
  else if (field.kind === FieldKind.Time) addSpan(list, tongue, value, true);
  else if (field.kind === FieldKind.Number) addNumber(list, tongue, value);
  else list.push(digitAt(value, app.menu.place));
}

function digitAt(value: number, place: number): number {
  let rest = value;
  for (let i = 0; i < place; i++) rest = divide(rest, 10);
  return remainder(rest, 10);
}

/** Adds what a held key changes: one digit of a time, which would be long to hear, or the whole of a shorter value. */
export function addHeld(list: number[], app: App, tongue: Language): void {
  if (app.menu.fieldCount === 0) return;
  const field = fieldAt(app, app.menu.field);
  if (field.kind === FieldKind.Time) addNumber(list, tongue, fieldDigit(app, field));
  else addValue(list, app, tongue, field);
}

/** Adds which digit the keys change. */
function addDigit(list: number[], app: App, field: FormField): void {
  const place = app.menu.place;
  if (field.kind === FieldKind.Code) {
    list.push(Phrase.Digit);
    list.push(4 - place);
  } else if (field.kind === FieldKind.Time) {
    if (remainder(place, 2) === 1) list.push(Phrase.Tens);
    list.push(Phrase.Second - 3 * divide(place, 2) + 2);
  } else if (field.kind === FieldKind.Number && field.max > 9) list.push(Phrase.Ones + place);
}

/** Adds what a form tells besides its fields, as the display shows it above them. */
function addNote(list: number[], app: App, speech: Speech): void {
  const tongue = speech.tongue;
  const subject = app.menu.subject;
  const values = app.menu.values;
  switch (app.menu.form) {
    case Form.Undo:
      addUndone(list, app);
      return;
    case Form.NextPeriod:
      addOpening(list, app, tongue);
      return;
    case Form.Guideline:
      addGuideline(list, app, tongue);
      return;
    case Form.Control:
      addControl(list, tongue, programControl(app, subject));
      addSettingWarning(list, app, tongue);
      return;
    case Form.Colours:
      addColours(list, app);
      return;
    case Form.Penalty:
      addPenalty(list, app, tongue);
      return;
    case Form.Adjourn:
      if (!hasGame(app, values[0] - 1)) return;
      addWord(list, Word.Replaces);
      addGameTimes(list, app, speech, values[0] - 1);
      return;
    case Form.Restore:
      addCount(list, tongue, Word.Game, subject + 1);
      addGameTimes(list, app, speech, subject);
      return;
    case Form.NoShow:
      if (app.game.noShowMin >= 0) addWord(list, Word.Stop);
      return;
    case Form.Program:
      if (subject !== 0) addWord(list, subject);
      return;
    default:
      addCodeNote(list, app);
  }
}

function addUndone(list: number[], app: App): void {
  const clock = app.clock;
  if (clock.actCount > 0) addWord(list, wordOfAct(app, clock.acts[clock.actCount - 1]));
  else if (clock.pressSide === Side.None) addWord(list, Word.Started);
  else {
    addWord(list, Word.LastPress);
    addWord(list, Word.NoSide + clock.pressSide);
  }
}

/** Adds the time that the next period brings to the chosen side. */
function addOpening(list: number[], app: App, tongue: Language): void {
  const side = app.menu.values[0] === 1 ? Side.Black : Side.White;
  const n = sideOf(app.clock, side).period + 1;
  addSpan(list, tongue, divide(openingMs(periodAt(app.clock.control, side, n)), 1000), false);
}

/** Adds what Guideline III.4 gives: an increment of five seconds, and two minutes for the opponent of the claimant. */
function addGuideline(list: number[], app: App, tongue: Language): void {
  addWord(list, Word.MethodIncrement);
  addSpan(list, tongue, 5, false);
  addWord(list, Word.NoSide + otherSide(app.clock.turn));
  addSpan(list, tongue, 120, false);
}

function addColours(list: number[], app: App): void {
  if (isNewGameDue(app)) {
    addWord(list, Word.NewGameDue);
    return;
  }
  addWord(list, SpeechWord.Left);
  addWord(list, Word.NoSide + rightSide(app));
  addWord(list, SpeechWord.Right);
  addWord(list, Word.NoSide + leftSide(app));
}

/** Adds the penalty, and for an illegal move its number, and that it stands or loses the game, with the article. */
function addPenalty(list: number[], app: App, tongue: Language): void {
  const subject = app.menu.subject;
  const edition = app.settings.edition;
  const side: Side = app.menu.values[0] + 1;
  addWord(list, penaltyWord(app, subject));
  if (subject !== Penalty.IllegalMove) return;
  addPause(list);
  addNumber(list, tongue, sideOf(app.clock, side).illegal + 1);
  addPause(list);
  const isAnswered = app.facts.features.hints && app.clock.pressSide === otherSide(side);
  const article = isAnswered ? answeredArticle(edition, citedClass(app)) : "";
  if (article !== "") {
    addWord(list, Word.Answered);
    addArticle(list, tongue, article);
  } else if (minutesByTable(app.clock, edition, competitionMinOf(app), subject, side) < 0)
    addLoss(list, app, tongue, side);
}

function addCodeNote(list: number[], app: App): void {
  if (
    app.menu.form === Form.LockCode &&
    app.settings.lockCode < 0 &&
    app.menu.values[1] === 1 &&
    app.menu.subject === 0
  )
    addWord(list, Word.TypeCode);
  if (app.menu.form !== Form.Unlock || app.lock.wrongCodes === 0) return;
  addWord(list, app.lock.wrongCodes < WRONG_CODES ? Word.WrongCode : Word.WaitMinute);
}
