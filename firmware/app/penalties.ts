import { otherSide, sideOf } from "../core/clock";
import { Penalty, Side } from "../core/words";
import { Claimant, claimantHalves } from "../laws/laws";
import { minutesByTable, penalize, playedClass } from "../laws/penalty";
import type { App } from "./app";
import { lossArticle } from "./article";
import { Kind } from "./choices";
import { addField, OPENED } from "./form";
import { Word, wordOf } from "./words";

/*
 * The form of a penalty, `app.subject`. Its slots: who (0 White, 1 Black), minutes, and 1997's choice.
 */

const MINUTES_MAX = 999;

export function layPenalty(app: App, changed: number): string {
  const isByTable = app.subject < Penalty.AddTime;
  if (changed === OPENED) {
    app.values[0] = usualSide(app) - 1;
    app.values[2] = 0;
  }
  const side = app.values[0] + 1;
  const tableMin = isByTable ? minutesByTable(app.clock, app.settings.edition, app.subject, side) : 1;
  if (changed === OPENED || changed === 0) app.values[1] = tableMin;
  if (app.subject !== Penalty.QuickplayClaim && app.subject !== Penalty.PressWithoutMove) {
    addField(app, 0, Kind.Choice, app.subject === Penalty.AddTime ? Word.ForSide : Word.Player, Word.White, 1);
  }
  const klass = playedClass(app.clock, app.settings.edition);
  const halves = claimantHalves(app.settings.edition, klass, app.subject) === Claimant.HalfAtMost3;
  if (halves) addField(app, 2, Kind.Choice, Word.Claim, Word.TakeHalf, 1);
  if (tableMin >= 0 && (!halves || app.values[2] === 1)) {
    addField(app, 1, Kind.Number, isByTable ? Word.OpponentMinutes : Word.Minutes, 0, MINUTES_MAX);
  }
  const name = wordOf(app, Word.IllegalMove - Penalty.IllegalMove + app.subject);
  if (app.subject !== Penalty.IllegalMove) return name;
  const count = name + "  " + (sideOf(app.clock, side).illegal + 1);
  if (tableMin >= 0) return count;
  const article = lossArticle(app.settings.edition, klass);
  return count + ": Art. " + (article === "" ? "-" : article);
}

/** The player at fault is most often the one who pressed last; whoever claims is on move. */
function usualSide(app: App): Side {
  if (app.subject === Penalty.DrawClaim || app.subject === Penalty.QuickplayClaim) return app.clock.turn;
  return app.clock.pressSide === Side.None ? otherSide(app.clock.turn) : app.clock.pressSide;
}

export function submitPenalty(app: App, atMs: number): boolean {
  const side = app.values[0] + 1;
  return penalize(app.clock, atMs, app.subject, {
    edition: app.settings.edition,
    offender: app.subject === Penalty.AddTime ? otherSide(side) : side,
    minutes: app.values[1],
    addInstead: app.values[2] === 1,
    takesBack: app.settings.takesBack,
  });
}
