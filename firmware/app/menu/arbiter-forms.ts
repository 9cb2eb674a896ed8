import { ACT_DETAIL, ACT_EVENT, type Act as DoneAct, otherSide, sideOf } from "../../core/clock";
import { periodAt } from "../../core/control";
import { shownTime } from "../../core/face";
import { smaller } from "../../core/integer";
import { openingMs } from "../../core/method";
import { Event, Field, Mode, Penalty, Side } from "../../core/words";
import { closingArticle, discontinuedBefore } from "../game/article";
import { citedClass } from "../game/ruling";
import { type Act, ActKind, actOf } from "../model/act";
import { type App, leftSide, rightSide } from "../model/app";
import { FieldKind, Form } from "../model/choices";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";
import { addField, OPENED } from "./fields";

/**
 * Lays out the arbiter's forms that have at most one field, in slot 0. The forms about games and the lock are in
 * game-forms.ts. Returns the note at the top of the form, or an empty text.
 */
export function layArbiterForm(app: App, changed: number): string {
  if (changed === OPENED) app.menu.values[0] = 0;
  switch (app.menu.form) {
    case Form.Undo:
      if (app.clock.actCount === 0) addField(app, 0, FieldKind.Choice, Word.ChargeTime, Word.No, 1);
      return undoneText(app);
    case Form.NextPeriod:
      return layNextPeriod(app, changed);
    case Form.Guideline:
      if (!app.facts.features.guideline) return "";
      return "+0:05  " + nameText(app, otherSide(app.clock.turn)) + " +2:00";
    case Form.Control:
      return controlWarning(app);
    case Form.Colours:
      return coloursNote(app);
    default:
      return "";
  }
}

/** Returns what undo takes back: an act in the words of the arbiter's menu, a press with its side, or the start. */
function undoneText(app: App): string {
  const clock = app.clock;
  if (clock.actCount > 0) return wordOf(app, wordOfAct(app, clock.acts[clock.actCount - 1]));
  if (clock.pressSide === Side.None) return wordOf(app, Word.Started);
  return wordOf(app, Word.LastPress) + nameText(app, clock.pressSide);
}

export function wordOfAct(app: App, act: DoneAct): Word {
  const event = act[ACT_EVENT];
  const detail = act[ACT_DETAIL];
  switch (event) {
    case Event.Correct:
      if (detail === Field.ForgottenPress) return Word.ForgottenPress;
      return detail === Field.NextPeriod ? Word.NextPeriod : Word.Correct;
    case Event.Penalty:
      return Word.IllegalMove - Penalty.IllegalMove + detail;
    case Event.Control:
      return app.facts.features.guideline && detail === 1 ? Word.Guideline : Word.Control;
    case Event.Colours:
      return Word.Colours;
    default:
      return Word.Adjourn - Event.Adjourn + event;
  }
}

/**
 * Returns which side will be left and which right. Early in a game, returns instead that the game is to be discontinued
 * [7.3, since 2018].
 */
function coloursNote(app: App): string {
  if (isNewGameDue(app)) return wordOf(app, Word.NewGameDue);
  return nameText(app, rightSide(app)) + "  " + nameText(app, leftSide(app));
}

/** Returns true if a game that began with colours reversed is to be discontinued [7.3, since 2018]. */
export function isNewGameDue(app: App): boolean {
  return (
    app.clock.mode !== Mode.Ready &&
    smaller(app.clock.white.presses, app.clock.black.presses) < discontinuedBefore(app.settings.edition)
  );
}

/** Lays out the choice of one side or both. Returns the base time that the next period adds. */
function layNextPeriod(app: App, changed: number): string {
  if (changed === OPENED) app.menu.values[0] = 2;
  addField(app, 0, FieldKind.Choice, Word.ForSide, Word.White, 2);
  const side = app.menu.values[0] === 1 ? Side.Black : Side.White;
  const n = sideOf(app.clock, side).period + 1;
  return "+" + shownTime(openingMs(periodAt(app.clock.control, side, n)), true, false);
}

/**
 * Returns the article that closes the setting to changes, late in a fast game. Returns an empty text while the setting
 * is open.
 */
function controlWarning(app: App): string {
  const presses = smaller(app.clock.white.presses, app.clock.black.presses);
  const article = closingArticle(app.settings.edition, citedClass(app), presses);
  return article === "" ? "" : "¡" + article + "!";
}

/** Returns the act of a form. */
export function arbiterFormAct(app: App): Act {
  const value = app.menu.values[0];
  switch (app.menu.form) {
    case Form.Undo:
      return actOf(ActKind.Undo, [value]);
    case Form.ForgottenPress:
      return actOf(ActKind.Correct, [Field.ForgottenPress, 0]);
    case Form.NextPeriod:
      return actOf(ActKind.Correct, [Field.NextPeriod, value + 1]);
    case Form.Guideline:
      return actOf(ActKind.Guideline, []);
    case Form.Colours:
      return actOf(ActKind.Colours, []);
    case Form.Finish:
      return actOf(ActKind.Finish, []);
    default:
      return actOf(ActKind.NewGame, []);
  }
}
