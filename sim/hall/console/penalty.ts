/** Tells the effect of a penalty in the edition of the Laws that a clock uses. The clock itself decides. */
import { type Control, hasNext, periodAt } from "../../../firmware/core/control";
import { Class, Method, Penalty, Side } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import type { Edition } from "../../../firmware/laws/edition";
import { competitionMin, isPressIllegal, opponentMin, quickplayOnly } from "../../../firmware/laws/laws";
import { articleOf, competitionArticle } from "../../../firmware/laws/table/articles";
import { newestName } from "../../../firmware/laws/table/years";
import { type LawsYear, lawsYears, type Rules } from "../../link/rules";
import type { SideName } from "../../link/state";
import { type PenaltyName, penalties, penaltyNumbers } from "../model/choices";
import type { ClockView } from "../model/clock";
import type { Facts } from "./facts";

/** The likeliest first. */
export const penaltyNames = [...new Set<PenaltyName>(["illegal-move", "press-without-move", ...penalties])];

/** The edition of a clock that has not said its own. */
export const usualYear: LawsYear = newestName;

/** The rule of the Laws about a penalty. */
export interface Sentence {
  readonly year: LawsYear;
  /** For example `7.5.5`; empty if none is at hand. */
  readonly article: string;
  /** The time that the opponent gets for the first such offence; −1 if it loses the game. */
  readonly minutes: number;
  /** Which such offence loses the game; 0 if none does. */
  readonly losing: 0 | 1 | 2 | 3;
  readonly inQuickplayOnly: boolean;
  /** True for a press without a move that the Laws punish as an illegal move. */
  readonly isIllegal: boolean;
}

export function sentenceOf(name: PenaltyName, control: Control | undefined, rules: Rules | null): Sentence {
  const year = rules?.laws ?? usualYear;
  const edition: Edition = lawsYears.indexOf(year);
  const penalty = penaltyNumbers[name];
  const named = control === undefined ? Class.Standard : classOf(control, edition);
  const klass = named === Class.None ? Class.Standard : named;
  const competition = rules?.competition === true && penalty <= Penalty.DrawClaim ? competitionMin(edition, klass) : 0;
  const minutesFor = (nth: number): number => {
    if (competition === 0) return opponentMin(edition, klass, penalty, nth);
    return penalty === Penalty.IllegalMove && nth > 1 ? -1 : competition;
  };
  return {
    year,
    article: competition > 0 ? articleOfCompetition(edition, klass, penalty) : articleOf(edition, klass, penalty, 1),
    minutes: minutesFor(1),
    losing: ([1, 2, 3] as const).find((nth) => minutesFor(nth) < 0) ?? 0,
    inQuickplayOnly: quickplayOnly(edition, klass, penalty),
    isIllegal: name === "press-without-move" && isPressIllegal(edition),
  };
}

/** Below this time a side may claim in a quickplay finish. */
const finishMs = 2 * 60_000;

/**
 * Returns true if the clock takes a claim in a quickplay finish: from the side to move, which shows less than two
 * minutes, in its last period, without increment or delay, where the edition has such a claim [10.2, III.5].
 */
export function isClaimOpen(side: SideName, facts: Facts, { state, rules }: ClockView, control?: Control): boolean {
  if (state === null || control === undefined || facts[side].ms >= finishMs) return false;
  if ((facts.running ?? state.turn) !== side) return false;
  const [of, { period }] = [side === "white" ? Side.White : Side.Black, state[side]];
  const { method, moves } = periodAt(control, of, period);
  if (method !== Method.Time || moves !== 0 || hasNext(control, of, period)) return false;
  return sentenceOf("quickplay-claim", control, rules).minutes > 0;
}

/** The table names the article on illegal moves, which a wrong claim of a draw has of its own [9.5]. */
function articleOfCompetition(edition: Edition, klass: Class, penalty: Penalty): string {
  const standard = (which: Penalty): string => articleOf(edition, Class.Standard, which, 1);
  return competitionArticle(edition, klass).replace(standard(Penalty.IllegalMove), standard(penalty));
}

/**
 * Returns the side that is most likely at fault, as the clock's own form does: who pressed last, which is the side that
 * is not to move. A claim is made by the side to move.
 */
export function likelyOffender(name: PenaltyName, turn: SideName): SideName {
  if (name === "draw-claim" || name === "quickplay-claim") return turn;
  return turn === "white" ? "black" : "white";
}

/** Returns whether the arbiter has to name the minutes. */
export function wantsMinutes(name: PenaltyName): boolean {
  return name === "add-time" || name === "take-time";
}

export function allowsMinutes(name: PenaltyName): boolean {
  return name !== "warning";
}
