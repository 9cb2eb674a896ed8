import { defaultTimeMin } from "../../laws/laws";
import { freePlace, gameTimes, hasGame, placeText } from "../game/adjourned-games";
import { isResumption } from "../game/default-time";
import { WRONG_CODES } from "../game/lock";
import { PLACES, SETTINGS } from "../log/numbers";
import { type Act, ActKind, actOf } from "../model/act";
import type { App } from "../model/app";
import { FieldKind, Form } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { addField, OPENED, seekField } from "./fields";

const MINUTES_MAX = 999;
const CODE_MAX = 9999;

/** Lays out the forms Adjourn, Restore, NoShow, Unlock and LockCode. */
export function layGameForm(app: App, changed: number): string {
  const features = app.facts.features;
  if (features.adjournment && app.menu.form === Form.Adjourn) return layAdjourn(app, changed);
  if (features.adjournment && app.menu.form === Form.Restore)
    return placeText(app, app.menu.subject) + gameTimes(app, app.menu.subject);
  if (features.noShow && app.menu.form === Form.NoShow) return layNoShow(app, changed);
  return features.lock ? layCode(app, changed) : "";
}

/**
 * Lays out the form that adjourns a game. Its slots are the place (from 1), whether a move was sealed, and the minutes
 * to charge.
 */
function layAdjourn(app: App, changed: number): string {
  const values = app.menu.values;
  if (changed === OPENED) {
    values[0] = freePlace(app) + 1;
    values[1] = 0;
    values[2] = 0;
  }
  addField(app, 0, FieldKind.Number, Word.Game, 1, PLACES);
  addField(app, 1, FieldKind.Choice, Word.Sealed, Word.No, 1);
  if (values[1] === 1) addField(app, 2, FieldKind.Number, Word.Charge, 0, MINUTES_MAX);
  const place = values[0] - 1;
  return hasGame(app, place) ? wordOf(app, Word.Replaces) + "  " + gameTimes(app, place) : "";
}

/**
 * Lays out the form about a player who has not come. Its slots are:
 * - 0: the default time in minutes. It is 0 too if it has to be announced [2014 6.7a].
 * - 1: how many minutes ago the round began.
 * - 2: at a resumption, the player who must be there.
 * - 3: at a resumption, the minutes that he has lost when he comes.
 * While the default time counts, the form asks whether to stop it.
 */
function layNoShow(app: App, changed: number): string {
  const values = app.menu.values;
  const features = app.facts.features;
  const counts = app.game.noShowMin >= 0;
  if (changed === OPENED) {
    values[0] = defaultTimeMin(app.settings.edition);
    values[1] = 0;
    values[2] = app.clock.turn - 1;
    values[3] = 0;
  }
  if (features.adjournment && isResumption(app)) addField(app, 2, FieldKind.Choice, Word.Player, Word.White, 1);
  if (!counts) addField(app, 0, FieldKind.Number, Word.Minutes, 0, MINUTES_MAX);
  if (!counts) addField(app, 1, FieldKind.Number, Word.Since, 0, MINUTES_MAX);
  if (features.adjournment && isResumption(app)) addField(app, 3, FieldKind.Number, Word.Charge, 0, MINUTES_MAX);
  return counts ? wordOf(app, Word.Stop) : "";
}

/**
 * Lays out the forms about the code. Slot 0 is the code, and slot 1 of `LockCode` is whether there is a lock. The
 * arbiter must type the code of a new lock, even 0000. `app.menu.subject` is 1 from the first changed digit on.
 */
function layCode(app: App, changed: number): string {
  const isNew = app.menu.form === Form.LockCode;
  const code = app.settings.lockCode;
  if (changed === OPENED) {
    app.menu.values[0] = isNew ? code : 0;
    app.menu.values[1] = code < 0 ? 0 : 1;
  }
  if (changed === 0) app.menu.subject = 1;
  if (isNew) addField(app, 1, FieldKind.Choice, Word.SetLock, Word.No, 1);
  if (app.menu.values[1] === 1) addField(app, 0, FieldKind.Code, Word.LockCode, 0, CODE_MAX);
  if (isNew) return isUntyped(app) ? wordOf(app, Word.TypeCode) : "";
  if (app.lock.wrongCodes === 0) return "";
  return wordOf(app, app.lock.wrongCodes < WRONG_CODES ? Word.WrongCode : Word.WaitMinute);
}

/** Returns true if the form sets a lock where there was none, and no code for it has been typed. */
function isUntyped(app: App): boolean {
  return app.settings.lockCode < 0 && app.menu.values[1] === 1 && app.menu.subject === 0;
}

/** Returns the act of a form. A new code of the lock is set at once. */
export function gameFormAct(app: App): Act {
  const features = app.facts.features;
  const values = app.menu.values;
  if (features.adjournment && app.menu.form === Form.Adjourn)
    return actOf(ActKind.Adjourn, [values[0] - 1, values[1], values[2]]);
  if (features.adjournment && app.menu.form === Form.Restore) return actOf(ActKind.Restore, [app.menu.subject]);
  if (features.noShow && app.menu.form === Form.NoShow)
    return actOf(ActKind.Absence, [values[2] + 1, values[3], values[0], values[1]]);
  if (app.menu.form === Form.Unlock) return actOf(ActKind.Unlock, [values[0]]);
  return actOf(features.lock && setLock(app) ? ActKind.None : ActKind.Refused, []);
}

/** Sets or removes the lock. Returns false if a new lock has no code yet. */
function setLock(app: App): boolean {
  if (isUntyped(app)) {
    seekField(app, 0);
    return false;
  }
  app.settings.lockCode = app.menu.values[1] === 1 ? app.menu.values[0] : -1;
  app.log.dueKey = SETTINGS;
  app.lock.isOpen = true;
  return true;
}
