import { otherSide, sideOf } from "../../core/clock";
import { Penalty, Side } from "../../core/words";
import { Claimant, claimantHalves } from "../../laws/laws";
import { minutesByTable, playedClass } from "../../laws/penalty";
import { answeredArticle } from "../game/article";
import { competitionMinOf } from "../game/penalties";
import { penaltyName } from "../game/penalty-name";
import { citedClass, lossText } from "../game/ruling";
import { type Act, ActKind, actOf } from "../model/act";
import type { App } from "../model/app";
import { FieldKind } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { addField, OPENED } from "./fields";

/*
 * The form of the penalty `app.menu.subject`. Its slots are:
 * - 0: the player, 0 for White or 1 for Black
 * - 1: the minutes
 * - 2: the choice of the 1997 Laws
 */

const MINUTES_MAX = 999;

export function layPenalty(app: App, changed: number): string {
  const settings = app.settings;
  const isByTable = app.menu.subject < Penalty.AddTime;
  if (changed === OPENED) {
    app.menu.values[0] = usualSide(app) - 1;
    app.menu.values[2] = 0;
  }
  const side = app.menu.values[0] + 1;
  const tableMin = isByTable
    ? minutesByTable(app.clock, settings.edition, competitionMinOf(app), app.menu.subject, side)
    : 1;
  if (changed === OPENED || changed === 0) app.menu.values[1] = tableMin;
  if (app.menu.subject !== Penalty.QuickplayClaim && app.menu.subject !== Penalty.PressWithoutMove) {
    addField(
      app,
      0,
      FieldKind.Choice,
      app.menu.subject === Penalty.AddTime ? Word.ForSide : Word.Player,
      Word.White,
      1,
    );
  }
  const klass = playedClass(app.clock, settings.edition);
  const halves = claimantHalves(settings.edition, klass, app.menu.subject) === Claimant.HalfAtMost3;
  if (halves) addField(app, 2, FieldKind.Choice, Word.Claim, Word.TakeHalf, 1);
  if (tableMin >= 0 && app.menu.subject !== Penalty.Warning && (!halves || app.menu.values[2] === 1)) {
    addField(app, 1, FieldKind.Number, isByTable ? Word.OpponentMinutes : Word.Minutes, 0, MINUTES_MAX);
  }
  return app.menu.subject === Penalty.IllegalMove
    ? illegalNote(app, side, tableMin < 0)
    : penaltyName(app, app.menu.subject);
}

/**
 * Returns how many illegal moves there are with this one, or that it loses the game. If the opponent has answered the
 * move, returns a hint [A.5.2] instead. Only the arbiter knows whether such a move was seen in time.
 */
function illegalNote(app: App, side: Side, loses: boolean): string {
  const settings = app.settings;
  const nth = sideOf(app.clock, side).illegal + 1;
  const isAnswered = app.facts.features.hints && app.clock.pressSide === otherSide(side);
  const article = isAnswered ? answeredArticle(settings.edition, citedClass(app)) : "";
  if (article !== "") return nth + wordOf(app, Word.Answered) + article;
  return loses ? lossText(app, side, "" + nth) : penaltyName(app, Penalty.IllegalMove) + "  " + nth;
}

/**
 * Returns the side that is most likely at fault, which is the one that pressed last. For a claim, returns the claimant,
 * which is the side on move.
 */
function usualSide(app: App): Side {
  if (app.menu.subject === Penalty.DrawClaim || app.menu.subject === Penalty.QuickplayClaim) return app.clock.turn;
  return app.clock.pressSide === Side.None ? otherSide(app.clock.turn) : app.clock.pressSide;
}

/** Returns the act of the form. */
export function penaltyAct(app: App): Act {
  const values = app.menu.values;
  const side: Side = values[0] + 1;
  const offender = app.menu.subject === Penalty.AddTime ? otherSide(side) : side;
  return actOf(ActKind.Penalty, [app.menu.subject, offender, values[1], values[2]]);
}
