/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */
import { Class, Edition, Penalty } from "../core/words";

/** What a wrong claim of a draw costs the claimant. */
export const enum Claimant {
  Nothing = 0,
  /** Half of his time, at most 3 min, or else the opponent's minutes: the arbiter's choice [1997 9.5b]. */
  HalfAtMost3 = 1,
  /** Also: above 2:00 half, at most 3 min; 1:00 to 2:00 set to 1:00; below 1:00 nothing [2001 9.5]. */
  Rule2001 = 2,
}

/** Minutes the opponent of the offender gets for the `nth` (from 1) of the same player; -1: it loses the game. */
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

/** What a wrong claim costs the claimant himself. */
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

/** The penalty is foreseen in a quickplay finish only: all the remaining moves in a limited time. */
export function quickplayOnly(edition: Edition, klass: Class, penalty: Penalty): boolean {
  if (penalty !== Penalty.IllegalMove) return false;
  if (edition !== Edition.Laws1997) return false;
  return klass !== Class.Rapid && klass !== Class.Blitz;
}

/** The illegal move that loses does so only if the opponent claims it before his own move. */
export function losesByClaim(edition: Edition, klass: Class): boolean {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return false;
  return klass === Class.Blitz;
}

/** Minutes for an illegal move or a wrong draw claim under the Competition Rules; 0: no such choice in this class. */
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

/** A press without a move is an illegal move, and punished as one. */
export function isPressIllegal(edition: Edition): boolean {
  return edition !== Edition.Laws1997 && edition !== Edition.Laws2001 && edition !== Edition.Laws2014;
}

/** Five seconds a move can be granted in the last two minutes. */
export function hasGuideline(edition: Edition, klass: Class): boolean {
  if (edition === Edition.Laws1997 || edition === Edition.Laws2001) return false;
  return klass !== Class.Blitz;
}

/** Both flags down is a draw, whichever fell first. */
export function bothFlagsDraw(edition: Edition, klass: Class): boolean {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return false;
  return klass === Class.Rapid || klass === Class.Blitz;
}

/** The default time when the rules of the event say nothing, minutes; -1: they must say it. */
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

/** Nobody but the players may announce a flag: it falls without a sound. */
export function flagIsSilent(edition: Edition, klass: Class): boolean {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return false;
  return klass === Class.Rapid || klass === Class.Blitz;
}

/**
 * The class of a side's time: `totalMs` is T, the bases and 60 times the value; `basesMs` the bases alone. An
 * edition that speaks of a fixed time has no rule for one with a value, unless the bases alone are standard.
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
