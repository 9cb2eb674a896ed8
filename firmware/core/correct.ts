import { clearFlag, closeAct, type OpenAct, openAct } from "./acts";
import { type Clock, hasFallen, methodOf, periodOf, remaining, sideOf } from "./clock";
import { hasNext, movesThrough, periodByMoves, TIME_MAX_MS } from "./control";
import { NEVER_MS } from "./integer";
import { hasDelay, isOvertime } from "./method-facts";
import { clearSign, enterPeriod, moveToPeriod } from "./time";
import { Event, Field, Flag, Policy, Side, SideField } from "./words";

/** The most that a move counter shows. */
const PRESSES_MAX = 9999;
const PERIOD_MAX = 255;
/** The longest delay: 9:59:59. */
const VALUE_MAX_MS = 35999000;

/**
 * Corrects exactly the named fields [6.10.2, 7.1]. `pairs` lists each `Field` and its value. The clock applies all of
 * them or none, one after the other. They come in this order:
 * 1. turn, cleared flags, a forgotten press, the next period
 * 2. counters
 * 3. periods
 * 4. overtime, delay, R, the first flag
 *
 * Times are in ms, 0 to 99:59:59. A game that was lost continues. Reports the input as ignored and returns false while
 * a clock runs or if a value is impossible.
 */
export function correct(clock: Clock, atMs: number, pairs: number[]): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && correctOpen(clock, act, pairs);
}

/** Corrects within an act that has begun, and ends the act. */
export function correctOpen(clock: Clock, act: OpenAct, pairs: number[]): boolean {
  clock.lost = Side.None;
  let fine = true;
  act.detail = pairs[0];
  for (let i = 0; i < pairs.length && fine; i += 2) fine = change(clock, pairs[i], pairs[i + 1], pairs[i + 2]);
  return closeAct(clock, act, fine, Event.Correct, Side.None);
}

/**
 * Applies one pair. `next` is the field named after this one. A move counter also moves the period, unless the period
 * is named next. Returns false if the value is impossible.
 */
function change(clock: Clock, field: number, value: number, next: number): boolean {
  const alone = next !== field + SideField.Period - SideField.Presses;
  if (field >= Field.Black) return changeSide(clock, Side.Black, field - Field.Black, value, alone);
  if (field >= Field.White) return changeSide(clock, Side.White, field - Field.White, value, alone);
  if (field === Field.Turn) {
    clock.turn = value;
    return isWithin(value, Side.White, Side.Black);
  }
  if (field === Field.FirstFlag) return changeFirstFlag(clock, value);
  if (field === Field.NextPeriod) return isWithin(value, 1, 3) && openNext(clock, value);
  const fine = field === Field.ForgottenPress && changePresses(clock, Side.White, clock.white.presses + 1, true);
  return fine && changePresses(clock, Side.Black, clock.black.presses + 1, true);
}

function changeSide(clock: Clock, side: Side, field: number, value: number, alone: boolean): boolean {
  if (field === SideField.Remaining) return setRemaining(clock, side, value);
  if (field === SideField.Presses) return changePresses(clock, side, value, alone);
  if (field === SideField.Period) return changePeriod(clock, side, value);
  if (field === SideField.Delay) return changeDelay(clock, side, value);
  if (field === SideField.Overtime) return changeOvertime(clock, side, value);
  if (field !== SideField.ClearFlag) return false;
  clearFlag(clock, side);
  return true;
}

function changeDelay(clock: Clock, side: Side, ms: number): boolean {
  const s = sideOf(clock, side);
  if (!isWithin(ms, 0, hasDelay(s.turnMethod) ? VALUE_MAX_MS : 0)) return false;
  s.delayMs = ms;
  return remaining(clock, side) <= TIME_MAX_MS;
}

function changeOvertime(clock: Clock, side: Side, left: number): boolean {
  const s = sideOf(clock, side);
  s.overtime = left;
  return isWithin(left, 1, periodOf(clock, side).count);
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

/**
 * Sets R. For Bronstein, D becomes min(D, R) and M the rest. For upcount, R is the elapsed time. Returns false if `ms`
 * is not within 0 to 99:59:59.
 */
export function setRemaining(clock: Clock, side: Side, ms: number): boolean {
  if (!isWithin(ms, 0, TIME_MAX_MS)) return false;
  const s = sideOf(clock, side);
  if (remaining(clock, side) - s.mainMs > ms) s.delayMs = ms;
  s.mainMs += ms - remaining(clock, side);
  return true;
}

/** Sets a move counter. Under the policy `moves` the period follows it, but without its base: the arbiter adds that. */
function changePresses(clock: Clock, side: Side, presses: number, alone: boolean): boolean {
  if (!isWithin(presses, 0, PRESSES_MAX)) return false;
  const s = sideOf(clock, side);
  s.presses = presses;
  if (!alone || clock.control.policy !== Policy.Moves || isOvertime(methodOf(clock, side))) return true;
  const period = periodByMoves(clock.control, side, presses);
  if (period !== s.period) moveToPeriod(clock, side, period);
  return true;
}

function changePeriod(clock: Clock, side: Side, period: number): boolean {
  if (!isWithin(period, 1, PERIOD_MAX)) return false;
  if (period > 1 && !hasNext(clock.control, side, period - 1)) return false;
  if (period !== sideOf(clock, side).period) moveToPeriod(clock, side, period);
  return true;
}

/** Sets whose flag fell first, for example on a replacement clock [6.10.1]. `Side.None` clears the final flags. */
function changeFirstFlag(clock: Clock, side: number): boolean {
  if (!isWithin(side, Side.None, Side.Black)) return false;
  if (side === Side.None) {
    if (hasFallen(clock, Side.White)) clearFlag(clock, Side.White);
    if (hasFallen(clock, Side.Black)) clearFlag(clock, Side.Black);
    return true;
  }
  clearSign(clock, Side.White);
  clearSign(clock, Side.Black);
  sideOf(clock, side).flag = Flag.Final;
  clock.firstFlag = side;
  return true;
}

/**
 * Opens the next period for White (1), Black (2) or both (3). Adds the base and sets the move counter to the period's
 * start [8.6].
 */
function openNext(clock: Clock, sides: number): boolean {
  const fine = sides === Side.Black || openNextOf(clock, Side.White);
  return fine && (sides === Side.White || openNextOf(clock, Side.Black));
}

function openNextOf(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  if (s.flag === Flag.Final || !hasNext(clock.control, side, s.period)) return false;
  enterPeriod(clock, side);
  const presses = movesThrough(clock.control, side, s.period - 1);
  if (presses !== NEVER_MS) s.presses = presses;
  return true;
}
