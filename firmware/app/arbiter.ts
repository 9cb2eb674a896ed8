import { guidelineControl } from "../core/change";
import { hasNext } from "../core/control";
import { Mode, Penalty, Side } from "../core/words";
import { isQuickplayClaimOpen } from "../laws/penalty";
import type { App } from "./app";
import { Form, List } from "./choices";
import { gamesCount } from "./games";
import { Word, wordOf } from "./words";

/*
 * The arbiter's menu and, under it, the penalties. Only what can be done now is listed; the most needed stands first.
 */

/** How many items are listed. */
export function arbiterCount(app: App): number {
  return -arbiterItem(app, Form.Settings);
}

/** The item at a place, from 0: a `Form`, or a `Penalty`. Behind the last one how many there are, less than 0. */
export function arbiterItem(app: App, at: number): number {
  let before = 0;
  for (let item = 1; item <= Form.Settings; item++) {
    if (app.list === List.Arbiter || !app.facts.features.penalties ? isOpen(app, item) : isPenaltyOpen(app, item)) {
      if (before === at) return item;
      before++;
    }
  }
  return -before;
}

export function arbiterText(app: App, at: number): string {
  const word = app.list === List.Arbiter ? Word.Arbiter : Word.IllegalMove - Penalty.IllegalMove;
  return wordOf(app, word + arbiterItem(app, at));
}

/** Whether the arbiter can do this now. */
function isOpen(app: App, form: Form): boolean {
  const mode = app.clock.mode;
  const features = app.facts.features;
  if (!features.penalties && form === Form.Penalty) return false;
  if (!features.guideline && form === Form.Guideline) return false;
  if (!features.adjournment && (form === Form.Adjourn || form === Form.Restore)) return false;
  if (!features.noShow && form === Form.NoShow) return false;
  if (form >= Form.NewGame) return true;
  if (mode === Mode.Finished) return false;
  if (features.adjournment && form === Form.Restore) return gamesCount(app) > 0;
  if (app.adjourned && form !== Form.Undo) return false;
  switch (form) {
    case Form.Undo:
      return app.clock.actCount > 0 || app.clock.canUndoPress;
    case Form.ForgottenPress:
      return mode !== Mode.Ready;
    case Form.NextPeriod:
      return (
        hasNext(app.clock.control, Side.White, app.clock.white.period) ||
        hasNext(app.clock.control, Side.Black, app.clock.black.period)
      );
    case Form.Guideline:
      return features.guideline && guidelineControl(app.clock) !== undefined;
    case Form.Adjourn:
      return mode === Mode.Paused;
    default:
      return true;
  }
}

function isPenaltyOpen(app: App, penalty: number): boolean {
  const isPlayed = app.clock.mode !== Mode.Ready;
  if (penalty === Penalty.QuickplayClaim)
    return isPlayed && isQuickplayClaimOpen(app.clock, app.settings.edition, app.clock.turn);
  if (penalty === Penalty.PressWithoutMove) return isPlayed && app.clock.pressSide !== Side.None;
  return penalty >= Penalty.AddTime ? penalty <= Penalty.TakeTime : isPlayed;
}
