import { closeAct, fitPeriod, openAct } from "../core/acts";
import { type Clock, hasFallen, methodOf, otherSide, remaining, sideOf } from "../core/clock";
import { hasNext, periodAt, TIME_MAX_MS } from "../core/control";
import { setRemaining } from "../core/correct";
import { divide, smaller } from "../core/integer";
import { addMain } from "../core/time";
import { Class, type Edition, Event, Method, Mode, Penalty, Side } from "../core/words";
import { classOf } from "./class";
import { Claimant, claimantHalves, opponentMin, quickplayOnly } from "./laws";

const MINUTE_MS = 60000;

/** The minutes of the table. */
export const MINUTES_BY_TABLE = -1;

/** How a penalty is given. */
export interface Sentence {
  edition: Edition;
  /** The player at fault; of a wrong claim: the claimant. */
  offender: Side;
  /** For the opponent (off the offender for `TakeTime`), 0 to 5999; `MINUTES_BY_TABLE` = as the table says. */
  minutes: number;
  /** 1997 9.5b, the arbiter's choice: the opponent's minutes instead of half the claimant's time. */
  addInstead: boolean;
  /** An illegal move that was pressed gives its increment back [AM]. */
  takesBack: boolean;
}

/**
 * Gives a penalty by name, as its edition says [7.5, 9.5, 10.2, 12.9]. Illegal moves are counted; on the one that
 * loses the game nothing else changes. False, and noted, while a clock runs or where minutes would go to a
 * player whose flag has fallen.
 */
export function penalize(clock: Clock, atMs: number, penalty: Penalty, sentence: Sentence): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  const fine = give(clock, penalty, sentence);
  return closeAct(clock, act, fine, Event.Penalty, sentence.offender);
}

function give(clock: Clock, penalty: Penalty, sentence: Sentence): boolean {
  const klass = classOf(clock.control, sentence.edition);
  const asPlayed = klass === Class.None ? Class.Standard : klass;
  switch (penalty) {
    case Penalty.IllegalMove:
      return punishMove(clock, sentence, asPlayed);
    case Penalty.DrawClaim:
      return chargeClaim(clock, sentence, asPlayed);
    case Penalty.QuickplayClaim:
      return isQuickplayClaimOpen(clock, sentence, asPlayed) && addByTable(clock, penalty, sentence, asPlayed, 1);
    case Penalty.PressWithoutMove:
      return giveBackPress(clock, sentence.offender, true) && addNamed(clock, sentence);
    case Penalty.AddTime:
      return sentence.minutes >= 0 && addMinutes(clock, otherSide(sentence.offender), sentence.minutes);
    case Penalty.TakeTime:
      if (sentence.minutes < 0) return false;
      takeTime(clock, sentence.offender, sentence.minutes * MINUTE_MS);
      return true;
  }
}

/** An illegal move: counted, pressed or not; where the edition has no penalty for it, only the press goes back. */
function punishMove(clock: Clock, sentence: Sentence, klass: Class): boolean {
  const edition = sentence.edition;
  const offender = sideOf(clock, sentence.offender);
  if (quickplayOnly(edition, klass, Penalty.IllegalMove) && !isQuickplayFinish(clock, sentence.offender)) {
    giveBackPress(clock, sentence.offender, sentence.takesBack);
    return addNamed(clock, sentence);
  }
  offender.illegal++;
  if (opponentMin(edition, klass, Penalty.IllegalMove, offender.illegal) < 0) return true;
  giveBackPress(clock, sentence.offender, sentence.takesBack);
  return addByTable(clock, Penalty.IllegalMove, sentence, klass, offender.illegal);
}

/** The last phase of a game, when all the remaining moves have to be made in a limited time [10.1, III.1]. */
function isQuickplayFinish(clock: Clock, side: Side): boolean {
  const n = sideOf(clock, side).period;
  return periodAt(clock.control, side, n).moves === 0 && !hasNext(clock.control, side, n);
}

/** Open to the side to move, under 2:00, in the last period, without increment, where the edition has it [10.2, III.5]. */
function isQuickplayClaimOpen(clock: Clock, sentence: Sentence, klass: Class): boolean {
  const side = sentence.offender;
  return (
    side === clock.turn &&
    remaining(clock, side) < 2 * MINUTE_MS &&
    isQuickplayFinish(clock, side) &&
    methodOf(clock, side) === Method.Time &&
    opponentMin(sentence.edition, klass, Penalty.QuickplayClaim, 1) > 0
  );
}

/** The opponent's minutes where some are named; the table has none. */
function addNamed(clock: Clock, sentence: Sentence): boolean {
  return sentence.minutes <= 0 || addMinutes(clock, otherSide(sentence.offender), sentence.minutes);
}

/** The opponent's minutes: those named, else the table's. */
function addByTable(clock: Clock, penalty: Penalty, sentence: Sentence, klass: Class, nth: number): boolean {
  const named = sentence.minutes !== MINUTES_BY_TABLE;
  const minutes = named ? sentence.minutes : opponentMin(sentence.edition, klass, penalty, nth);
  return addMinutes(clock, otherSide(sentence.offender), minutes);
}

function addMinutes(clock: Clock, side: Side, minutes: number): boolean {
  if (minutes > 0 && hasFallen(clock, side)) return false;
  const addMs = minutes * MINUTE_MS;
  const hasMs = remaining(clock, side);
  if (methodOf(clock, side) === Method.Upcount) return setRemaining(clock, side, hasMs > addMs ? hasMs - addMs : 0);
  addMain(clock, side, addMs);
  return true;
}

/** Taking stops at zero, which acts when that clock starts. */
function takeTime(clock: Clock, side: Side, ms: number): void {
  const hasMs = remaining(clock, side);
  if (methodOf(clock, side) === Method.Upcount) setRemaining(clock, side, smaller(hasMs + ms, TIME_MAX_MS));
  else setRemaining(clock, side, hasMs > ms ? hasMs - ms : 0);
}

/** A wrong claim of a draw [9.5]. */
function chargeClaim(clock: Clock, sentence: Sentence, klass: Class): boolean {
  const claimant = sentence.offender;
  const hasMs = remaining(clock, claimant);
  const halfMs = smaller(divide(hasMs, 2), 3 * MINUTE_MS);
  switch (claimantHalves(sentence.edition, klass, Penalty.DrawClaim)) {
    case Claimant.HalfAtMost3:
      if (sentence.addInstead) break;
      takeTime(clock, claimant, halfMs);
      return true;
    case Claimant.Rule2001:
      if (hasMs > 2 * MINUTE_MS) takeTime(clock, claimant, halfMs);
      else if (hasMs > MINUTE_MS) setRemaining(clock, claimant, MINUTE_MS);
      break;
    case Claimant.Nothing:
      break;
  }
  return addByTable(clock, Penalty.DrawClaim, sentence, klass, 1);
}

/**
 * If the last press is this side's, what it brought goes back: the count, and with `credit` increment, period and
 * base; the turn returns with the delay that press found. False where there is no such press.
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
