import { clearFlag, closeAct, openAct } from "./acts";
import { type Clock, remaining, sideOf } from "./clock";
import { hasDelay, hasNext, isOvertime, movesThrough, periodAt, periodByMoves, TIME_MAX_MS } from "./control";
import { enterPeriod, moveToPeriod } from "./time";
import { Event, Field, Flag, Method, Policy, Side, SideField } from "./words";

/** The most a counter shows. */
const PRESSES_MAX = 9999;
const PERIOD_MAX = 255;
/** The longest delay: 9:59:59. */
const VALUE_MAX_MS = 35999000;
const RANKS = 10;

/**
 * Corrects exactly what is named [6.10.2, 7.1]: `pairs` of `Field` and value, in any order, all or nothing.
 * Times in ms, 0 to 99:59:59. False, and noted, while a clock runs or where a value cannot be.
 */
export function correct(clock: Clock, atMs: number, pairs: number[]): boolean {
  const before = openAct(clock, atMs);
  if (before === undefined) return false;
  let done = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    for (let i = 0; i < pairs.length; i += 2) {
      if (rankOf(pairs[i]) === rank && change(clock, pairs[i], pairs[i + 1])) done += 2;
    }
  }
  return closeAct(clock, before, clock.control, done === pairs.length, Event.Correct, Side.None);
}

/** What has to be changed before what: flags open, whose turn decides delays, periods set overtime and delay. */
function rankOf(field: number): number {
  if (field < Field.White) {
    switch (field) {
      case Field.Turn:
        return 0;
      case Field.ForgottenPress:
        return 2;
      case Field.NextPeriod:
        return 3;
      case Field.FirstFlag:
        return 9;
    }
    return RANKS;
  }
  switch (field - (field < Field.Black ? Field.White : Field.Black)) {
    case SideField.ClearFlag:
      return 1;
    case SideField.Presses:
      return 4;
    case SideField.Period:
      return 5;
    case SideField.Overtime:
      return 6;
    case SideField.Delay:
      return 7;
    case SideField.Remaining:
      return 8;
  }
  return RANKS;
}

function change(clock: Clock, field: number, value: number): boolean {
  if (field >= Field.Black) return changeSide(clock, Side.Black, field - Field.Black, value);
  if (field >= Field.White) return changeSide(clock, Side.White, field - Field.White, value);
  switch (field) {
    case Field.Turn:
      return changeTurn(clock, value);
    case Field.FirstFlag:
      return changeFirstFlag(clock, value);
    case Field.NextPeriod:
      return openNext(clock, value);
    case Field.ForgottenPress:
      return addPress(clock, Side.White) && addPress(clock, Side.Black);
  }
  return false;
}

function changeSide(clock: Clock, side: Side, field: number, value: number): boolean {
  const s = sideOf(clock, side);
  switch (field) {
    case SideField.Remaining:
      return setRemaining(clock, side, value);
    case SideField.Presses:
      return changePresses(clock, side, value);
    case SideField.Period:
      return changePeriod(clock, side, value);
    case SideField.Delay:
      if (!isWithin(value, 0, hasDelay(s.turnMethod) ? VALUE_MAX_MS : 0)) return false;
      s.delayMs = value;
      return remaining(clock, side) <= TIME_MAX_MS;
    case SideField.Overtime:
      if (!isWithin(value, 1, periodAt(clock.control, side, s.period).count)) return false;
      s.overtime = value;
      return true;
    case SideField.ClearFlag:
      clearFlag(clock, side);
      return true;
  }
  return false;
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

/** Sets R: main time; for Bronstein D = min(D, R) and M the rest; elapsed for upcount. */
export function setRemaining(clock: Clock, side: Side, ms: number): boolean {
  if (!isWithin(ms, 0, TIME_MAX_MS)) return false;
  const s = sideOf(clock, side);
  if (s.turnMethod === Method.Bronstein && s.delayMs > ms) s.delayMs = ms;
  s.mainMs = s.turnMethod === Method.Bronstein ? ms - s.delayMs : ms;
  return true;
}

/** Under `moves` the period follows the counter, without base: that is for the arbiter to give. */
function changePresses(clock: Clock, side: Side, presses: number): boolean {
  if (!isWithin(presses, 0, PRESSES_MAX)) return false;
  const s = sideOf(clock, side);
  s.presses = presses;
  if (clock.control.policy !== Policy.Moves || isOvertime(periodAt(clock.control, side, s.period).method))
    return true;
  const period = periodByMoves(clock.control, side, presses);
  if (period !== s.period) moveToPeriod(clock, side, period);
  return true;
}

function addPress(clock: Clock, side: Side): boolean {
  return changePresses(clock, side, sideOf(clock, side).presses + 1);
}

function changePeriod(clock: Clock, side: Side, period: number): boolean {
  if (!isWithin(period, 1, PERIOD_MAX)) return false;
  if (period > 1 && !hasNext(clock.control, side, period - 1)) return false;
  if (period !== sideOf(clock, side).period) moveToPeriod(clock, side, period);
  return true;
}

function changeTurn(clock: Clock, side: number): boolean {
  if (side !== Side.White && side !== Side.Black) return false;
  clock.turn = side;
  return true;
}

/** Says whose flag fell first, as on a replacement clock [6.10.1]; `Side.None` clears the final flags. */
function changeFirstFlag(clock: Clock, side: number): boolean {
  if (side === Side.White || side === Side.Black) {
    sideOf(clock, side).flag = Flag.Final;
    sideOf(clock, side).signMs = 0;
    clock.firstFlag = side;
    return true;
  }
  if (side !== Side.None) return false;
  if (clock.white.flag === Flag.Final) clearFlag(clock, Side.White);
  if (clock.black.flag === Flag.Final) clearFlag(clock, Side.Black);
  return true;
}

/** The next period for White (1), Black (2) or both (3): base added, the counter at the period's start [8.6]. */
function openNext(clock: Clock, sides: number): boolean {
  if (!isWithin(sides, 1, 3)) return false;
  if (sides !== Side.Black && !openNextOf(clock, Side.White)) return false;
  return sides === Side.White || openNextOf(clock, Side.Black);
}

function openNextOf(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  if (s.flag === Flag.Final || !hasNext(clock.control, side, s.period)) return false;
  enterPeriod(clock, side);
  if (isNumbered(clock, side, s.period - 1)) s.presses = movesThrough(clock.control, side, s.period - 1);
  return true;
}

/** Periods 1 to `n` all have a move number. */
function isNumbered(clock: Clock, side: Side, n: number): boolean {
  for (let i = 1; i <= n; i++) if (periodAt(clock.control, side, i).moves === 0) return false;
  return true;
}
