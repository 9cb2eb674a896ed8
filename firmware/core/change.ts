import { balance, chargeTurn, closeAct, fitPeriod, openAct } from "./acts";
import { type Clock, createClock, hasFallen, otherSide, remaining, sideOf } from "./clock";
import { type Control, periodAt, periodByMoves, withIncrement } from "./control";
import { stop } from "./game";
import { accept, seek, settle, usedTotal } from "./input";
import { unpackClock } from "./pack";
import { savedControl, unpackSaved } from "./snapshot";
import { addMain } from "./time";
import { Event, Mode, Policy, Side } from "./words";

/** Guideline III.4: 5 s a move for both, 2 min for the opponent of the player who asks. */
const GUIDELINE_VALUE_MS = 5000;
const GUIDELINE_OPPONENT_MS = 120000;
const GUIDELINE_UNDER_MS = 120000;

/**
 * Another control. Before the start everything begins anew; in mid-game times, delays, counters, flags and turn
 * stay, nothing is added, and the new value counts from each side's next press.
 */
export function changeControl(clock: Clock, atMs: number, control: Control): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  clock.control = control;
  if (clock.mode === Mode.Ready) unpackClock(clock, createClock(control, clock.atMs, clock.notice).kept, 0);
  else {
    follow(clock, Side.White, act.control);
    follow(clock, Side.Black, act.control);
  }
  return closeAct(clock, act, true, Event.Control, Side.None);
}

/** The period of the same number, at most the last; under `moves` where the counter falls. */
function follow(clock: Clock, side: Side, old: Control): void {
  const s = sideOf(clock, side);
  const method = periodAt(old, side, s.period).method;
  if (clock.control.policy === Policy.Moves) s.period = periodByMoves(clock.control, side, s.presses);
  fitPeriod(clock, side);
  const p = periodAt(clock.control, side, s.period);
  if (p.method !== method) s.overtime = p.count;
}

/**
 * What Guideline III.4 makes of the control. Undefined where it is not open: to the side to move under 2:00, in pause,
 * with no flag down and every period plain time.
 */
export function guidelineControl(clock: Clock): Control | undefined {
  const stand = clock.mode === Mode.Paused && !hasFallen(clock, Side.White) && !hasFallen(clock, Side.Black);
  const isOpen = stand && remaining(clock, clock.turn) < GUIDELINE_UNDER_MS;
  return isOpen ? withIncrement(clock.control, GUIDELINE_VALUE_MS) : undefined;
}

/**
 * Guideline III.4 in one step: 5 s a move for both, at once and from then on, and 2 min for the opponent of the
 * side to move.
 */
export function grantGuideline(clock: Clock, atMs: number): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  const opponent = otherSide(clock.turn);
  const control = guidelineControl(clock);
  if (control !== undefined) {
    clock.control = control;
    addMain(clock, Side.White, GUIDELINE_VALUE_MS);
    addMain(clock, Side.Black, GUIDELINE_VALUE_MS);
    addMain(clock, opponent, GUIDELINE_OPPONENT_MS);
  }
  return closeAct(clock, act, control !== undefined, Event.Control, Side.None);
}

/**
 * Breaks the game off: both clocks stand without a press [Guideline I]. `seal`: the side to move sealed its move;
 * `chargeMs` more are charged to it, up to the session's end [2001 A1b].
 */
export function adjourn(clock: Clock, atMs: number, seal: boolean, chargeMs: number): boolean {
  if (seek(clock, atMs) && clock.mode === Mode.Running) {
    accept(clock);
    stop(clock);
    settle(clock);
  }
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  if (seal && clock.mode === Mode.Paused) {
    clock.sealed = clock.turn;
    chargeTurn(clock, chargeMs);
  }
  return closeAct(clock, act, true, Event.Adjourn, Side.None);
}

/** Takes up an adjourned game, a list that `savedControl` reads: the opponent of the player who sealed is to be started. */
export function restore(clock: Clock, atMs: number, list: number[]): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
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
