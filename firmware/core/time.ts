import { type Clock, hasFallen, methodOf, otherSide, periodOf, type SideState, sideOf, untilZero } from "./clock";
import { hasNext, opensByPolicy, periodAt, TIME_MAX_MS } from "./control";
import { later, NEVER_MS, smaller, span } from "./integer";
import { openingMs } from "./method";
import { hasDelay, isOvertime } from "./method-facts";
import { Event, Flag, Method, Mode, OnFlag, Policy, Side } from "./words";

/** How long the display shows the sign for a passed time control, in running time [6.4]. */
const SIGN_MS = 300000;

/**
 * Lets time pass up to the instant `atMs`, at most 149 hours ahead. An earlier instant changes nothing. Splitting one
 * span into several changes nothing. Reports each event on the way at its own instant.
 */
export function advance(clock: Clock, atMs: number): void {
  const ms = span(clock.atMs, atMs);
  if (ms < 0) return;
  if (clock.mode !== Mode.Running) passIdle(clock, ms);
  else if (ms >= untilZero(clock, clock.turn) || ms >= signMs(clock)) runFor(clock, ms, true);
  else if (ms > 0) {
    clock.atMs = atMs;
    charge(clock, ms);
  }
}

/** Reports an event, or collects it in `aside` while the past is replayed. */
export function tell(clock: Clock, event: Event, side: Side): void {
  if (clock.aside === undefined) clock.notice(event, side, false);
  else {
    clock.aside.push(event);
    clock.aside.push(side);
  }
}

function passIdle(clock: Clock, ms: number): void {
  clock.atMs = later(clock.atMs, ms);
  clock.idleMs = later(clock.idleMs, ms);
}

/**
 * Charges `ms` to whichever side is on move, from one event to the next. Without `real` the clock's instant stays the
 * same: the time passed elsewhere.
 */
export function runFor(clock: Clock, ms: number, real: boolean): void {
  let leftMs = ms;
  for (;;) {
    actOnZero(clock);
    if (signMs(clock) === 0) {
      endSign(clock, clock.turn);
      endSign(clock, otherSide(clock.turn));
    }
    if (clock.mode === Mode.Fallen) {
      if (real) passIdle(clock, leftMs);
      return;
    }
    if (leftMs === 0) return;
    const stepMs = smaller(leftMs, smaller(untilZero(clock, clock.turn), signMs(clock)));
    if (real) clock.atMs = later(clock.atMs, stepMs);
    charge(clock, stepMs);
    leftMs -= stepMs;
  }
}

/** Returns how long until the next sign ends, in ms, or `NEVER_MS` if no sign is shown. */
export function signMs(clock: Clock): number {
  const white = clock.white;
  const black = clock.black;
  const whiteMs = white.flag === Flag.Interim ? white.signMs : NEVER_MS;
  return black.flag === Flag.Interim && black.signMs < whiteMs ? black.signMs : whiteMs;
}

/** Charges the side on move with a span in which nothing else happens. */
function charge(clock: Clock, ms: number): void {
  const s = sideOf(clock, clock.turn);
  s.usedMs = later(s.usedMs, ms);
  if (clock.white.flag === Flag.Interim) clock.white.signMs -= ms;
  if (clock.black.flag === Flag.Interim) clock.black.signMs -= ms;
  if (s.flag === Flag.Final) return;
  const method = periodOf(clock, clock.turn).method;
  if (method === Method.Upcount) {
    s.mainMs = smaller(s.mainMs + ms, TIME_MAX_MS);
    return;
  }
  const delayMs = s.delayMs < ms ? s.delayMs : ms;
  s.delayMs -= delayMs;
  s.mainMs -= ms - delayMs;
  if (method === Method.Hourglass) addMain(clock, otherSide(clock.turn), ms);
}

/** Adds to a side's main time. A gain beyond 99:59:59 of R is lost, and a fallen side gains nothing. */
export function addMain(clock: Clock, side: Side, ms: number): void {
  const s = sideOf(clock, side);
  if (s.flag !== Flag.Final) s.mainMs = smaller(s.mainMs + ms, mostMainMs(s));
}

/** Returns the main time at which R is 99:59:59. For Bronstein, R includes D. */
export function mostMainMs(s: SideState): number {
  return s.turnMethod === Method.Bronstein ? TIME_MAX_MS - s.delayMs : TIME_MAX_MS;
}

/** Opens the next period, passes the turn or makes the flag fall, while the side on move has no time left. */
function actOnZero(clock: Clock): void {
  while (clock.mode !== Mode.Fallen && untilZero(clock, clock.turn) === 0) outOfTime(clock, clock.turn);
}

function outOfTime(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const method = methodOf(clock, side);
  if (method === Method.Gong || (method === Method.Byoyomi && s.overtime > 1)) renew(clock, side);
  else if (!isOvertime(method) && opensAtZero(clock, side, s.period)) cross(clock, side);
  else fall(clock, side);
}

/** Restores the value in full. A gong also passes the turn, but counts no press. Byo-yomi loses a period. */
function renew(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const p = periodOf(clock, side);
  s.mainMs = p.valueMs;
  if (p.method === Method.Gong) {
    clock.turn = otherSide(side);
    clock.ranAtMs = clock.atMs;
    tell(clock, Event.Gong, side);
  } else {
    s.overtime--;
    tell(clock, Event.Period, side);
  }
}

/** Returns true if a side's next period begins at its own zero. */
function opensAtZero(clock: Clock, side: Side, n: number): boolean {
  const control = clock.control;
  return hasNext(control, side, n) && (control.policy !== Policy.Moves || !opensByPolicy(control, side, n));
}

/**
 * Opens the next period of a side that reached zero. Under `zero`, the other side enters its own at the same instant.
 */
function cross(clock: Clock, side: Side): void {
  const from = sideOf(clock, side).period;
  const other = sideOf(clock, otherSide(side));
  enterPeriod(clock, side);
  if (opensByPolicy(clock.control, side, from) && (clock.control.policy === Policy.Zero || other.period <= from))
    sign(clock, side, SIGN_MS);
  tell(clock, Event.Period, side);
  if (entersAlong(clock, otherSide(side), from)) {
    enterPeriod(clock, otherSide(side));
    tell(clock, Event.Period, otherSide(side));
  }
}

function entersAlong(clock: Clock, side: Side, n: number): boolean {
  const s = sideOf(clock, side);
  if (clock.control.policy !== Policy.Zero || s.period !== n || s.flag === Flag.Final) return false;
  return opensByPolicy(clock.control, side, n);
}

function sign(clock: Clock, side: Side, ms: number): void {
  const s = sideOf(clock, side);
  s.flag = Flag.Interim;
  s.signMs = ms;
}

/** Moves a side to its next period and adds the base. Removes an interim sign. Overtime begins in full. */
export function enterPeriod(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  clearSign(clock, side);
  moveToPeriod(clock, side, s.period + 1);
  const p = periodOf(clock, side);
  if (isOvertime(p.method)) s.mainMs = openingMs(p);
  else addMain(clock, side, p.baseMs);
  if (p.method === Method.Upcount) sign(clock, side, TIME_MAX_MS);
}

/**
 * Moves a side to period `n` without adding its base. A waiting side gets a new delay at once, and a side on move gets
 * it at its press.
 */
export function moveToPeriod(clock: Clock, side: Side, n: number): void {
  const s = sideOf(clock, side);
  const p = periodAt(clock.control, side, n);
  s.period = n;
  s.overtime = p.count;
  if (hasDelay(p.method) && (side !== clock.turn || clock.mode === Mode.Ready)) renewDelay(clock, side);
}

/** Sets the method and delay of the next turn to those of the period that the side is in. */
export function renewDelay(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const p = periodOf(clock, side);
  s.turnMethod = p.method;
  s.delayMs = hasDelay(p.method) ? p.valueMs : 0;
  addMain(clock, side, 0);
}

/** Makes a side's flag fall: it is out of time for good. Removes interim signs. The other clock freezes or runs on. */
function fall(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const method = methodOf(clock, side);
  if (method !== Method.Upcount) s.mainMs = 0;
  if (method === Method.Byoyomi) s.overtime = 0;
  s.delayMs = 0;
  s.flag = Flag.Final;
  s.signMs = 0;
  clearSign(clock, otherSide(side));
  if (clock.firstFlag === Side.None) clock.firstFlag = side;
  if (standsByFlags(clock)) clock.mode = Mode.Fallen;
  tell(clock, Event.Flag, side);
}

/** Returns true if the fallen flags stop both clocks. */
export function standsByFlags(clock: Clock): boolean {
  const white = hasFallen(clock, Side.White);
  const black = hasFallen(clock, Side.Black);
  return (white && black) || (clock.control.onFlag === OnFlag.Freeze && (white || black));
}

/** Removes an interim sign. */
export function clearSign(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  if (s.flag === Flag.Interim) s.flag = Flag.None;
  s.signMs = 0;
}

/** Removes an interim sign whose time is over. */
function endSign(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  if (s.flag !== Flag.Interim || s.signMs > 0) return;
  clearSign(clock, side);
  tell(clock, Event.Flag, side);
}
