/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */
import { Class, Penalty } from "../core/words";
import { Edition } from "./edition";

/** The cost of a wrong claim of a draw for the claimant. */
export const enum Claimant {
  Nothing = 0,
  /** Half of his time, at most 3 min, or else the opponent's minutes: the arbiter's choice [1997 9.5b]. */
  HalfAtMost3 = 1,
  /** Also: above 2:00 half, at most 3 min; 1:00 to 2:00 set to 1:00; below 1:00 nothing [2001 9.5]. */
  Rule2001 = 2,
}

/** Returns the opponent's minutes for the `nth` (from 1) such offence of the same player; −1 if it loses the game. */
export function opponentMin(edition: Edition, klass: Class, penalty: Penalty, nth: number): number {
  switch (penalty) {
    case Penalty.IllegalMove:
      switch (edition) {
        case Edition.Laws1997:
        case Edition.Laws2001:
          if (klass === Class.Blitz) return -1;
          return nth <= 2 ? 2 : -1;
        case Edition.Laws2014:
          if (klass === Class.Rapid || klass === Class.Blitz) return -1;
          return nth <= 1 ? 2 : -1;
        case Edition.Laws2018:
          if (klass === Class.Blitz) {
            return nth <= 1 ? 1 : -1;
          }
          return nth <= 1 ? 2 : -1;
        default:
          if (klass === Class.Rapid || klass === Class.Blitz) {
            return nth <= 1 ? 1 : -1;
          }
          return nth <= 1 ? 2 : -1;
      }
    case Penalty.DrawClaim:
      switch (edition) {
        case Edition.Laws1997:
        case Edition.Laws2001:
          return 3;
        case Edition.Laws2014:
        case Edition.Laws2018:
          return klass === Class.Blitz ? 1 : 2;
        default:
          return klass === Class.Rapid || klass === Class.Blitz ? 1 : 2;
      }
    case Penalty.QuickplayClaim:
      return klass === Class.Blitz ? 0 : 2;
    default:
      return 0;
  }
}

/** Returns what a wrong claim costs the claimant himself. */
export function claimantHalves(edition: Edition, _klass: Class, penalty: Penalty): Claimant {
  if (penalty !== Penalty.DrawClaim) return Claimant.Nothing;
  switch (edition) {
    case Edition.Laws1997:
      return Claimant.HalfAtMost3;
    case Edition.Laws2001:
      return Claimant.Rule2001;
    default:
      return Claimant.Nothing;
  }
}

/** Returns true if the edition foresees the penalty in a quickplay finish only [10.1, III.1]. */
export function quickplayOnly(edition: Edition, klass: Class, penalty: Penalty): boolean {
  if (penalty !== Penalty.IllegalMove) return false;
  if (edition !== Edition.Laws1997) return false;
  return klass !== Class.Rapid && klass !== Class.Blitz;
}

/** Returns true if an illegal move loses only when the opponent claims so before his own move. */
export function losesByClaim(edition: Edition, klass: Class): boolean {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return false;
  return klass === Class.Blitz;
}

/** Returns the minutes for an illegal move or a wrong draw claim under the Competition Rules; 0 if not a choice. */
export function competitionMin(edition: Edition, klass: Class): number {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      return 0;
    case Edition.Laws2014:
    case Edition.Laws2018:
      switch (klass) {
        case Class.Rapid:
          return 2;
        case Class.Blitz:
          return 1;
        default:
          return 0;
      }
    default:
      return klass === Class.Rapid || klass === Class.Blitz ? 2 : 0;
  }
}

/** Returns true if a press without a move has the penalty of an illegal move. */
export function isPressIllegal(edition: Edition): boolean {
  return edition !== Edition.Laws1997 && edition !== Edition.Laws2001 && edition !== Edition.Laws2014;
}

/** Returns true if five seconds a move can be granted in the last two minutes. */
export function hasGuideline(edition: Edition, klass: Class): boolean {
  if (edition === Edition.Laws1997 || edition === Edition.Laws2001) return false;
  return klass !== Class.Blitz;
}

/** Returns the default time in minutes if the rules of the event say nothing; −1 if they must say it. */
export function defaultTimeMin(edition: Edition): number {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      return 60;
    case Edition.Laws2014:
      return -1;
    default:
      return 0;
  }
}

/** Returns true if only the players may announce a flag, so that it falls without a sound. */
export function flagIsSilent(edition: Edition, klass: Class): boolean {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return false;
  return klass === Class.Rapid || klass === Class.Blitz;
}

/**
 * Returns the class of a side's time. `totalMs` is T, the bases plus 60 times the value; `basesMs` is the bases
 * alone. An edition that knows only fixed times has no rule for a time with a value, unless the bases are standard.
 */
export function classOfTotal(edition: Edition, totalMs: number, hasValue: boolean, basesMs: number): Class {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      if (hasValue) return basesMs > 3600000 ? Class.Standard : Class.None;
      if (totalMs < 900000) return Class.Blitz;
      return totalMs > 3600000 ? Class.Standard : Class.Rapid;
    default:
      if (totalMs <= 600000) return Class.Blitz;
      return totalMs >= 3600000 ? Class.Standard : Class.Rapid;
  }
}
