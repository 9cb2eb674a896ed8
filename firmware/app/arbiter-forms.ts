import { undo } from "../core/acts";
import { otherSide, sideOf } from "../core/clock";
import { openingMs, periodAt } from "../core/control";
import { correct } from "../core/correct";
import { shownTime } from "../core/face";
import { finish } from "../core/game";
import { smaller } from "../core/integer";
import { Event, Field, Mode, Side } from "../core/words";
import { grantByGuideline, playedClass } from "../laws/penalty";
import { setUp } from "./act";
import { type App, leftSide, rightSide } from "./app";
import { settingArticle } from "./article";
import { SETTINGS } from "./blocks";
import { Form, Kind } from "./choices";
import { addField, OPENED } from "./form";
import { nameText, Word, wordOf } from "./words";

/** The arbiter's forms: here those that have one field at most, in slot 0. What is not named is of a game or the lock. */
export function layArbiterForm(app: App, changed: number): string {
  if (changed === OPENED) app.values[0] = 0;
  switch (app.form) {
    case Form.Undo:
      if (app.clock.actCount > 0) return wordOf(app, Word.LastAct);
      addField(app, 0, Kind.Choice, Word.ChargeTime, Word.No, 1);
      return wordOf(app, Word.LastPress);
    case Form.NextPeriod:
      return layNextPeriod(app, changed);
    case Form.Guideline:
      return "+0:05  " + nameText(app, otherSide(app.clock.turn)) + " +2:00";
    case Form.Control:
      return controlWarning(app);
    case Form.Colours:
      return nameText(app, rightSide(app)) + "  " + nameText(app, leftSide(app));
    default:
      return "";
  }
}

/** For both, or one of them, with the base that it brings. */
function layNextPeriod(app: App, changed: number): string {
  if (changed === OPENED) app.values[0] = 2;
  addField(app, 0, Kind.Choice, Word.ForSide, Word.White, 2);
  const side = app.values[0] === 1 ? Side.Black : Side.White;
  const n = sideOf(app.clock, side).period + 1;
  return "+" + shownTime(openingMs(periodAt(app.clock.control, side, n)), true, false);
}

/** Late in a fast game the article that closes the setting. */
function controlWarning(app: App): string {
  const presses = smaller(app.clock.white.presses, app.clock.black.presses);
  const settings = app.settings;
  const klass = playedClass(app.clock, settings.edition);
  const article = settingArticle(settings.edition, klass, presses, settings.competition);
  return article === "" ? "" : "¡" + article + "!";
}

export function submitArbiterForm(app: App, atMs: number): boolean {
  switch (app.form) {
    case Form.Undo:
      return undo(app.clock, atMs, app.values[0] === 1);
    case Form.ForgottenPress:
      return correct(app.clock, atMs, [Field.ForgottenPress, 0]);
    case Form.NextPeriod:
      return correct(app.clock, atMs, [Field.NextPeriod, app.values[0] + 1]);
    case Form.Guideline:
      return app.facts.features.guideline && grantByGuideline(app.clock, atMs, app.settings.edition);
    case Form.Colours:
      swapColours(app);
      return true;
    case Form.Finish:
      return finish(app.clock, atMs);
    default:
      setUp(app, atMs);
      return true;
  }
}

/** Before the start the levers exchange sides; later only the names do. */
function swapColours(app: App): void {
  const log = app.log;
  if (app.clock.mode === Mode.Ready) {
    app.settings.left = rightSide(app);
    log.dueKey = SETTINGS;
  } else {
    app.renamed = !app.renamed;
    log.due = Event.Expect * 4;
  }
}
