import { type Clock, hasFallen, otherSide, periodOf, remaining, sideOf, untilZero } from "./clock";
import { divide, remainder } from "./divide";
import { NEVER_MS, smaller } from "./integer";
import { signMs } from "./time";
import { Flag, Method, Mode, type Side } from "./words";

/** The display shows tenths from this time down. */
const TENTHS_MS = 20000;

/** Ten times this is added to a number of tenths. The last digit of the sum is that of the time. */
const TENTHS_HEAD = 1000000;

/** Returns a time as `H:MM:SS`, or as `H:MM:SS.t` if `fine`. Rounds falling times up and rising times down. */
export function shownTime(ms: number, rising: boolean, fine: boolean): string {
  const units = unitsOf(ms, rising, fine);
  return timeHead(divide(units, 10)) + remainder(units, 10);
}

/** Returns a time as a number of its last digit's units: seconds, or tenths and ten times `TENTHS_HEAD` if `fine`. */
function unitsOf(ms: number, rising: boolean, fine: boolean): number {
  return fine ? 10 * TENTHS_HEAD + divide(rising ? ms : ms + 99, 100) : divide(rising ? ms : ms + 999, 1000);
}

/** Returns the text of a time without its last digit, `tens` being all other digits of its units. */
export function timeHead(tens: number): string {
  const minutes = divide(tens < TENTHS_HEAD ? 10 * tens : tens - TENTHS_HEAD, 60);
  const text = "" + divide(minutes, 60) + ":" + twoDigits(remainder(minutes, 60)) + ":";
  return tens < TENTHS_HEAD ? text + remainder(tens, 6) : text + twoDigits(remainder(tens - TENTHS_HEAD, 60)) + ".";
}

function twoDigits(n: number): string {
  return n < 10 ? "0" + n : "" + n;
}

/** Returns what the display shows of a side's R, as text. */
export function shown(clock: Clock, side: Side, tenths: boolean): string {
  const units = shownUnits(clock, side, tenths);
  return timeHead(divide(units, 10)) + remainder(units, 10);
}

/**
 * Returns what the display shows of a side's R, as a number of its last digit's units. A falling time shows zero only
 * if the flag has fallen.
 */
export function shownUnits(clock: Clock, side: Side, tenths: boolean): number {
  const ms = remaining(clock, side);
  const method = periodOf(clock, side).method;
  const rising = isRising(clock, side, method);
  const fine = tenths && method !== Method.Upcount && (rising ? ms < TENTHS_MS : ms <= TENTHS_MS);
  const leastMs = rising && method === Method.Hourglass && ms > 0 ? (fine ? 100 : 1000) : 0;
  return unitsOf(ms < leastMs ? leastMs : ms, rising, fine);
}

/** Returns true for upcount, and for the waiting side of an hourglass. `method` is that of the side's period. */
export function isRising(clock: Clock, side: Side, method: Method): boolean {
  return method === Method.Upcount || (method === Method.Hourglass && side !== clock.turn);
}

/**
 * Returns how long until anything that is seen or heard changes by itself, in ms. A device sleeps that long. Returns −1
 * if nothing will change. A time that reaches zero changes its display at that very instant.
 */
export function nextChangeMs(clock: Clock, tenths: boolean): number {
  if (clock.mode !== Mode.Running) return -1;
  const ms = smaller(signMs(clock), smaller(untilTick(clock, tenths), untilRise(clock, tenths)));
  return ms === NEVER_MS ? -1 : ms;
}

/** Returns how long until the displayed time of the side on move changes, in ms. */
function untilTick(clock: Clock, tenths: boolean): number {
  const s = sideOf(clock, clock.turn);
  if (s.flag === Flag.Final) return NEVER_MS;
  if (periodOf(clock, clock.turn).method === Method.Upcount)
    return smaller(untilAbove(s.mainMs, 1000), untilZero(clock, clock.turn));
  if (s.turnMethod === Method.Delay && s.delayMs > 0) return untilBelow(s.delayMs, 1000);
  return untilBelow(s.delayMs + s.mainMs, tenths && s.delayMs + s.mainMs <= TENTHS_MS ? 100 : 1000);
}

/**
 * Returns how long until the displayed time of the waiting side of an hourglass changes, in ms. Such a time shows one
 * unit from its first millisecond until it reaches two. It can be 0 after a correction.
 */
function untilRise(clock: Clock, tenths: boolean): number {
  const side = otherSide(clock.turn);
  if (periodOf(clock, side).method !== Method.Hourglass || hasFallen(clock, side) || hasFallen(clock, clock.turn))
    return NEVER_MS;
  const ms = sideOf(clock, side).mainMs;
  const unitMs = tenths && ms < TENTHS_MS ? 100 : 1000;
  return ms < unitMs ? untilBelow(2 * unitMs - ms, 2 * unitMs - 1) : untilAbove(ms, unitMs);
}

/** Returns how long until a falling value, rounded up to units, shows one unit less. */
export function untilBelow(ms: number, unitMs: number): number {
  return remainder(ms - 1, unitMs) + 1;
}

/** Returns how long until a rising value, rounded down to units, shows one unit more. */
export function untilAbove(ms: number, unitMs: number): number {
  return unitMs - remainder(ms, unitMs);
}
