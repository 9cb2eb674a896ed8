import { hasNext } from "../../core/control";
import { Mode, Penalty, Side } from "../../core/words";
import { isPressIllegal } from "../../laws/laws";
import { isGuidelineOpen, isQuickplayClaimOpen } from "../../laws/penalty";
import { gamesCount } from "../game/adjourned-games";
import { penaltyName } from "../game/penalty-name";
import type { App } from "../model/app";
import { Form, List } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";

/*
 * The arbiter's menu, and the list of penalties under it. Each item keeps its place, whatever can be done now: a hand
 * that is used to the menu finds it without looking. The items needed most come first.
 */

/** Returns how many items are listed. */
export function arbiterCount(app: App): number {
  return -listedItem(app, Form.Settings);
}

/** Returns the item at a place, from 0: a `Form`, or a `Penalty`. Returns 0 if it cannot be chosen now. */
export function arbiterItem(app: App, at: number): number {
  const item = listedItem(app, at);
  return canChoose(app, item) ? item : 0;
}

/** Returns the text of an item, in brackets if it cannot be chosen now. */
export function arbiterText(app: App, at: number): string {
  const item = listedItem(app, at);
  const text = isPenalties(app) ? penaltyName(app, item) : wordOf(app, Word.Arbiter + item);
  return canChoose(app, item) ? text : "(" + text + ")";
}

function isPenalties(app: App): boolean {
  return app.facts.features.penalties && app.menu.list === List.Penalties;
}

/** Returns the item at a place, from 0. Returns minus the number of items if the place is behind the last one. */
export function listedItem(app: App, at: number): number {
  let before = 0;
  for (let item = 1; item <= Form.Settings; item++) {
    if (isPenalties(app) ? isPenaltyListed(app, item) : isListed(app, item)) {
      if (before === at) return item;
      before++;
    }
  }
  return -before;
}

/** Returns true if the firmware was built with the form. */
function isListed(app: App, form: Form): boolean {
  const features = app.facts.features;
  if (!features.penalties && form === Form.Penalty) return false;
  if (!features.guideline && form === Form.Guideline) return false;
  if (!features.adjournment && (form === Form.Adjourn || form === Form.Restore)) return false;
  return features.noShow || form !== Form.NoShow;
}

/**
 * Returns true if the penalty is listed. From 2018 on, a press without a move is an illegal move [7.5.3] and has no
 * item of its own.
 */
function isPenaltyListed(app: App, item: number): boolean {
  return item <= Penalty.Warning && (item !== Penalty.PressWithoutMove || !isPressIllegal(app.settings.edition));
}

function canChoose(app: App, item: number): boolean {
  return isPenalties(app) ? isPenaltyOpen(app, item) : isOpen(app, item);
}

/** Returns true if the arbiter can do this now. */
function isOpen(app: App, form: Form): boolean {
  const mode = app.clock.mode;
  const features = app.facts.features;
  if (form >= Form.NewGame) return true;
  if (mode === Mode.Finished) return false;
  if (features.adjournment && form === Form.Restore) return gamesCount(app) > 0;
  if (app.game.isAdjourned && form !== Form.Undo) return false;
  switch (form) {
    case Form.Undo:
      return app.clock.actCount > 0 || (app.clock.canUndoPress && !app.clock.hasForgotten);
    case Form.ForgottenPress:
      return mode !== Mode.Ready;
    case Form.NextPeriod:
      return (
        hasNext(app.clock.control, Side.White, app.clock.white.period) ||
        hasNext(app.clock.control, Side.Black, app.clock.black.period)
      );
    case Form.Guideline:
      return features.guideline && isGuidelineOpen(app.clock, app.settings.edition);
    case Form.Adjourn:
      return mode === Mode.Paused;
    default:
      return true;
  }
}

/** Returns true for the undo of a press that older acts have followed, which the clock no longer keeps. */
export function isForgotten(app: App, item: number): boolean {
  const clock = app.clock;
  return item === Form.Undo && app.menu.list === List.Arbiter && clock.hasForgotten && clock.actCount === 0;
}

function isPenaltyOpen(app: App, penalty: number): boolean {
  const isPlayed = app.clock.mode !== Mode.Ready;
  if (penalty === Penalty.QuickplayClaim)
    return isPlayed && isQuickplayClaimOpen(app.clock, app.settings.edition, app.clock.turn);
  if (penalty === Penalty.PressWithoutMove) return isPlayed && app.clock.pressSide !== Side.None;
  return penalty >= Penalty.AddTime || isPlayed;
}
