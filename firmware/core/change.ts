import { balance, chargeTurn, closeAct, fitPeriod, type OpenAct, openAct } from "./acts";
import { type Clock, hasFallen, otherSide, periodOf, remaining, sideOf } from "./clock";
import { type Control, periodAt, periodByMoves, withIncrement } from "./control";
import { stop } from "./game";
import { accept, seek, settle, usedTotal } from "./input";
import { createClock } from "./new-clock";
import { unpackClock } from "./pack";
import { savedControl, unpackSaved } from "./snapshot";
import { addMain } from "./time";
import { Event, Mode, Policy, Side } from "./words";

/**
 * Guideline III.4 gives both players 5 s a move. The opponent of the player who asks gets 2 min. The player who asks
 * must have less than 2 min.
 */
const GUIDELINE_VALUE_MS = 5000;
const GUIDELINE_OPPONENT_MS = 120000;
const GUIDELINE_UNDER_MS = 120000;

/**
 * Changes the time control. Before the start the clock begins anew. In mid-game:
 * - times, delays, counters, flags and turn stay
 * - no time is added
 * - the new value counts from each side's next press
 *
 * Reports the input as ignored and returns false while a clock runs.
 */
export function changeControl(clock: Clock, atMs: number, control: Control): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && changeOpen(clock, act, control);
}

/** Changes the time control within an act that has begun, and ends the act. */
export function changeOpen(clock: Clock, act: OpenAct, control: Control): boolean {
  const old = clock.control;
  clock.control = control;
  if (clock.mode === Mode.Ready) unpackClock(clock, createClock(control, clock.atMs, clock.notice).kept, 0);
  else {
    follow(clock, Side.White, old);
    follow(clock, Side.Black, old);
  }
  return closeAct(clock, act, true, Event.Control, Side.None);
}

/**
 * Moves a side to the period of the same number, or to the last one if there are fewer. Under the policy `moves`, the
 * move counter decides the period.
 */
function follow(clock: Clock, side: Side, old: Control): void {
  const s = sideOf(clock, side);
  const method = periodAt(old, side, s.period).method;
  if (clock.control.policy === Policy.Moves) s.period = periodByMoves(clock.control, side, s.presses);
  fitPeriod(clock, side);
  const p = periodOf(clock, side);
  if (p.method !== method) s.overtime = p.count;
}

/**
 * Returns the control with the increment of Guideline III.4. Returns undefined unless:
 * - the clock is paused
 * - no flag is down
 * - the side to move has less than 2:00
 * - every period is plain time
 */
export function guidelineControl(clock: Clock): Control | undefined {
  const stand = clock.mode === Mode.Paused && !hasFallen(clock, Side.White) && !hasFallen(clock, Side.Black);
  const isOpen = stand && remaining(clock, clock.turn) < GUIDELINE_UNDER_MS;
  return isOpen ? withIncrement(clock.control, GUIDELINE_VALUE_MS) : undefined;
}

/**
 * Applies Guideline III.4 in one step. Both sides get 5 s a move, at once and from then on. The opponent of the side to
 * move gets 2 min. Returns false if `guidelineControl` returns undefined.
 */
export function grantGuideline(clock: Clock, atMs: number): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && grantOpen(clock, act);
}

/** Applies Guideline III.4 within an act that has begun, and ends the act. */
export function grantOpen(clock: Clock, act: OpenAct): boolean {
  act.detail = 1;
  const control = guidelineControl(clock);
  if (control !== undefined) {
    clock.control = control;
    addMain(clock, Side.White, GUIDELINE_VALUE_MS);
    addMain(clock, Side.Black, GUIDELINE_VALUE_MS);
    addMain(clock, otherSide(clock.turn), GUIDELINE_OPPONENT_MS);
  }
  return closeAct(clock, act, control !== undefined, Event.Control, Side.None);
}

/**
 * Adjourns the game: stops both clocks without a press [Guideline I]. With `seal`, the side to move has sealed its
 * move. That side is also charged with `chargeMs`, up to the session's end [2001 A1b].
 */
export function adjourn(clock: Clock, atMs: number, seal: boolean, chargeMs: number): boolean {
  if (seek(clock, atMs) && clock.mode === Mode.Running) {
    accept(clock);
    stop(clock);
    settle(clock);
  }
  const act = openAct(clock, atMs);
  return act !== undefined && adjournOpen(clock, act, seal, chargeMs);
}

/** Adjourns within an act that has begun, and ends the act. */
export function adjournOpen(clock: Clock, act: OpenAct, seal: boolean, chargeMs: number): boolean {
  if (seal && clock.mode === Mode.Paused) {
    clock.sealed = clock.turn;
    chargeTurn(clock, chargeMs);
  }
  return closeAct(clock, act, true, Event.Adjourn, Side.None);
}

/**
 * Restores an adjourned game from a list that `savedControl` reads. If a player sealed a move, the turn passes to the
 * opponent, whose clock the arbiter starts. Returns false if the list is unreadable or a clock runs.
 */
export function restore(clock: Clock, atMs: number, list: number[]): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && restoreOpen(clock, act, list);
}

/** Restores a game within an act that has begun, and ends the act. */
export function restoreOpen(clock: Clock, act: OpenAct, list: number[]): boolean {
  const usedMs = usedTotal(clock);
  const control = savedControl(list);
  if (control !== undefined) {
    clock.control = control;
    unpackSaved(clock, list);
    balance(clock, usedMs);
    if (clock.sealed !== Side.None) clock.turn = otherSide(clock.sealed);
  }
  return closeAct(clock, act, control !== undefined, Event.Restore, Side.None);
}
