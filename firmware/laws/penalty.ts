import { closeAct, fitPeriod, type OpenAct, openAct } from "../core/acts";
import { grantOpen, guidelineControl } from "../core/change";
import { type Clock, hasFallen, methodOf, otherSide, remaining, sideOf } from "../core/clock";
import { hasNext, periodAt, TIME_MAX_MS } from "../core/control";
import { setRemaining } from "../core/correct";
import { divide } from "../core/divide";
import { smaller } from "../core/integer";
import { countsUp } from "../core/method-facts";
import { Class, Event, Method, Mode, Penalty, Side } from "../core/words";
import { classOf } from "./class";
import type { Edition } from "./edition";
import { Claimant, claimantHalves, hasGuideline, opponentMin, quickplayOnly } from "./laws";

const MINUTE_MS = 60000;

/** As `minutes` of a sentence: the table decides the minutes. */
export const MINUTES_BY_TABLE = -1;

/** How a penalty is given. */
export interface Sentence {
  edition: Edition;
  /** The result of `competitionMin` if rapid or blitz is played under the Competition Rules [A.4, B.2]; otherwise 0. */
  competitionMin: number;
  /** The player at fault. For a wrong claim, this is the claimant. */
  offender: Side;
  /**
   * Minutes for the opponent, 0 to 5999. For `TakeTime`, the minutes come off the offender's clock instead.
   * `MINUTES_BY_TABLE` means as many as the table says.
   */
  minutes: number;
  /** The arbiter's choice in 1997 9.5b: the opponent's minutes instead of half the claimant's time. */
  addInstead: boolean;
  /** True if an illegal move that was pressed gives its increment back [AM]. */
  takesBack: boolean;
}

/**
 * Gives a penalty by name, as its edition says [7.5, 9.5, 10.2, 12.9]. Counts illegal moves. If an illegal move loses
 * the game, the clock remembers the loser and changes nothing else. Reports the input as ignored and returns false
 * while a clock runs. Does the same if minutes would go to a player whose flag has fallen.
 */
export function penalize(clock: Clock, atMs: number, penalty: Penalty, sentence: Sentence): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && penalizeOpen(clock, act, penalty, sentence);
}

/** Gives a penalty within an act that has begun, and ends the act. */
export function penalizeOpen(clock: Clock, act: OpenAct, penalty: Penalty, sentence: Sentence): boolean {
  act.detail = penalty;
  const fine = give(clock, penalty, sentence);
  return closeAct(clock, act, fine, Event.Penalty, sentence.offender);
}

/** Returns the class of the game. Returns standard if the edition has no class for it. */
export function playedClass(clock: Clock, edition: Edition): Class {
  const klass = classOf(clock.control, edition);
  return klass === Class.None ? Class.Standard : klass;
}

/**
 * Returns the minutes that the table gives the opponent for the offender's next fault of this name. Returns −1 if the
 * fault loses the game.
 */
export function minutesByTable(
  clock: Clock,
  edition: Edition,
  competitionMin: number,
  penalty: Penalty,
  offender: Side,
): number {
  const klass = playedClass(clock, edition);
  const nth = sideOf(clock, offender).illegal + 1;
  if (competitionMin > 0 && penalty === Penalty.IllegalMove) return nth > 1 ? -1 : competitionMin;
  if (competitionMin > 0 && penalty === Penalty.DrawClaim) return competitionMin;
  if (quickplayOnly(edition, klass, penalty) && !isQuickplayFinish(clock, offender)) return 0;
  return opponentMin(edition, klass, penalty, nth);
}

/**
 * Applies a penalty. As its last step, the opponent gets the named minutes, or else the table's. Penalties that give
 * the opponent nothing return earlier. Returns false if the penalty is impossible.
 */
function give(clock: Clock, penalty: Penalty, sentence: Sentence): boolean {
  const offender = sentence.offender;
  const tableMin = minutesByTable(clock, sentence.edition, sentence.competitionMin, penalty, offender);
  const isNamed = sentence.minutes >= 0;
  switch (penalty) {
    case Penalty.IllegalMove:
      // An illegal move counts whether pressed or not. If the edition has no penalty for it, only the press is taken
      // back.
      if (tableMin !== 0) sideOf(clock, offender).illegal++;
      if (tableMin < 0) {
        clock.lost = offender;
        return true;
      }
      giveBackPress(clock, offender, sentence.takesBack);
      break;
    case Penalty.DrawClaim:
      if (chargeClaim(clock, sentence)) return true;
      break;
    case Penalty.QuickplayClaim:
      if (!isQuickplayClaimOpen(clock, sentence.edition, offender)) return false;
      break;
    case Penalty.PressWithoutMove:
      if (!giveBackPress(clock, offender, true)) return false;
      break;
    case Penalty.AddTime:
      if (!isNamed) return false;
      break;
    case Penalty.TakeTime:
      return isNamed && addTime(clock, offender, -sentence.minutes * MINUTE_MS);
    case Penalty.Warning:
      return true;
  }
  const minutes = isNamed ? sentence.minutes : tableMin;
  const opponent = otherSide(offender);
  return (minutes === 0 || !hasFallen(clock, opponent)) && addTime(clock, opponent, minutes * MINUTE_MS);
}

/**
 * Returns true if a side is in the last phase of a game, when all the remaining moves have to be made in a limited time
 * [10.1, III.1].
 */
function isQuickplayFinish(clock: Clock, side: Side): boolean {
  const n = sideOf(clock, side).period;
  return periodAt(clock.control, side, n).moves === 0 && !hasNext(clock.control, side, n);
}

/**
 * Returns true if a side may claim a draw in a quickplay finish [10.2, III.5]. The conditions are:
 * - the side is to move
 * - it has less than 2:00
 * - it is in its last period, without increment
 * - the edition has this claim
 */
export function isQuickplayClaimOpen(clock: Clock, edition: Edition, side: Side): boolean {
  return (
    side === clock.turn &&
    remaining(clock, side) < 2 * MINUTE_MS &&
    isQuickplayFinish(clock, side) &&
    methodOf(clock, side) === Method.Time &&
    opponentMin(edition, playedClass(clock, edition), Penalty.QuickplayClaim, 1) > 0
  );
}

/**
 * Returns true if Guideline III.4 applies [2014 G.3, G.4; III.2.2, III.4]. The conditions are:
 * - the edition has the guideline for this class
 * - the side to move has less than 2:00 in its last period
 * - nobody has an increment
 */
export function isGuidelineOpen(clock: Clock, edition: Edition): boolean {
  const isOffered = hasGuideline(edition, classOf(clock.control, edition)) && isQuickplayFinish(clock, clock.turn);
  return isOffered && guidelineControl(clock) !== undefined;
}

/** Applies Guideline III.4 in one step. Reports the input as ignored and returns false if it does not apply. */
export function grantByGuideline(clock: Clock, atMs: number, edition: Edition): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && grantByLaws(clock, act, edition);
}

/** Applies Guideline III.4 within an act that has begun, and ends the act. Returns false if it does not apply. */
export function grantByLaws(clock: Clock, act: OpenAct, edition: Edition): boolean {
  const fine = isGuidelineOpen(clock, edition);
  return fine ? grantOpen(clock, act) : closeAct(clock, act, false, Event.Control, Side.None);
}

/**
 * Adds time to a side, or takes it away if `ms` is negative. A side keeps at least zero. A zero takes effect when that
 * clock starts.
 */
function addTime(clock: Clock, side: Side, ms: number): boolean {
  const hasMs = remaining(clock, side) + (countsUp(methodOf(clock, side)) ? -ms : ms);
  return setRemaining(clock, side, hasMs < 0 ? 0 : smaller(hasMs, TIME_MAX_MS));
}

/** Charges the claimant for a wrong claim of a draw [9.5]. Returns true if this replaces the opponent's minutes. */
function chargeClaim(clock: Clock, sentence: Sentence): boolean {
  const edition = sentence.edition;
  const claimant = sentence.offender;
  const hasMs = remaining(clock, claimant);
  const costs = claimantHalves(edition, playedClass(clock, edition), Penalty.DrawClaim);
  const isInstead = costs === Claimant.HalfAtMost3 && !sentence.addInstead;
  if (isInstead || (costs === Claimant.Rule2001 && hasMs > 2 * MINUTE_MS)) {
    addTime(clock, claimant, -smaller(divide(hasMs, 2), 3 * MINUTE_MS));
  } else if (costs === Claimant.Rule2001 && hasMs > MINUTE_MS) setRemaining(clock, claimant, MINUTE_MS);
  return isInstead;
}

/**
 * Takes back the last press if it is this side's: its count goes, and the turn returns with the delay that the press
 * found. With `credit`, the increment, period and base go too. Returns false if there is no such press.
 */
function giveBackPress(clock: Clock, side: Side, credit: boolean): boolean {
  if (clock.pressSide !== side || clock.mode === Mode.Ready) return false;
  const s = sideOf(clock, side);
  clock.pressSide = Side.None;
  clock.turn = side;
  if (s.presses > 0) s.presses--;
  if (credit) {
    s.period -= clock.gainPeriods;
    s.overtime -= clock.gainOvertime;
    fitPeriod(clock, side);
  }
  if (hasFallen(clock, side)) return true;
  s.turnMethod = clock.foundMethod;
  s.delayMs = clock.foundDelayMs;
  if (credit) s.mainMs = s.mainMs > clock.gainMs ? s.mainMs - clock.gainMs : 0;
  return true;
}
