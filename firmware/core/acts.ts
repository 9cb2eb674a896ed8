import { ACT_PLACES, type Act, type Clock, hasFallen, methodOf, otherSide, periodOf, sideOf } from "./clock";
import { type Control, hasNext, periodsOf } from "./control";
import { packControl, unpackControl } from "./control-list";
import { divide, remainder } from "./divide";
import { accept, keep, refuse, seek, settle, unpress, usedTotal } from "./input";
import { later, smaller } from "./integer";
import { countsUp } from "./method-facts";
import { PACKED_CHOICES, PACKED_SAVED, packClock, unpackClock } from "./pack";
import { keptList, stateList } from "./state-list";
import { mostMainMs, runFor, standsByFlags, tell } from "./time";
import { Event, Flag, Mode, Side } from "./words";

/*
 * The arbiter's acts while both clocks are stopped. Each is one step: `openAct`, change the record, `closeAct`. An act
 * that cannot be made leaves the record unchanged.
 */

/** The number of acts since the last press that undo can take back. */
const ACTS_MAX = 8;
/** Every choice in a packed state is below this. */
const CHOICE_VALUES = 16;

/**
 * An act that has begun: the packed state and the control from before it, and the detail of the `Act` that it becomes.
 */
export interface OpenAct {
  readonly state: number[];
  readonly control: Control;
  detail: number;
}

/**
 * Begins an act: saves the packed state and the control from before it. Reports the input as ignored and returns
 * undefined if the arbiter cannot act now.
 */
export function openAct(clock: Clock, atMs: number): OpenAct | undefined {
  const stands = seek(clock, atMs) && standsOpen(clock);
  if (stands) accept(clock);
  else refuse(clock, Side.None, atMs);
  return stands ? { state: packClock(clock, stateList()), control: clock.control, detail: 0 } : undefined;
}

/** Returns true if the clock is ready, paused or fallen: then the arbiter may correct it. */
function standsOpen(clock: Clock): boolean {
  return clock.mode === Mode.Ready || clock.mode === Mode.Paused || clock.mode === Mode.Fallen;
}

/**
 * Ends an act. If it is `fine`, remembers it for undo, reports its event and returns true. Otherwise restores the
 * earlier state, reports the input as ignored and returns false. Also refuses an act that leaves time to a side whose
 * final flag is down.
 */
export function closeAct(clock: Clock, act: OpenAct, fine: boolean, event: Event, side: Side): boolean {
  if (!fine || hasTimeAfterFlag(clock, Side.White) || hasTimeAfterFlag(clock, Side.Black)) {
    clock.control = act.control;
    unpackClock(clock, act.state, 0);
    return refuse(clock, Side.None, clock.atMs);
  }
  refreshMode(clock);
  remember(clock, keptList(listOf(clock, act, event)));
  keep(clock);
  tell(clock, event, side);
  return settle(clock);
}

/**
 * Returns true if a side with a final flag has time left. An act that gives such a side time must clear the flag too.
 * Upcount is exempt.
 */
function hasTimeAfterFlag(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  return hasFallen(clock, side) && !countsUp(methodOf(clock, side)) && s.mainMs + s.delayMs > 0;
}

/** Sets the mode to `fallen` if the flags stop both clocks. Otherwise a `fallen` clock becomes `paused`. */
function refreshMode(clock: Clock): void {
  if (standsByFlags(clock)) clock.mode = Mode.Fallen;
  else if (clock.mode === Mode.Fallen) clock.mode = Mode.Paused;
}

/**
 * Adds an act to those that can be undone. If it displaces the oldest one, that act stays for good, and so does the
 * press before it: to undo the press would leave times that no game ever had.
 */
function remember(clock: Clock, act: Act): void {
  if (clock.actCount === ACTS_MAX) {
    clock.hasForgotten = true;
    for (let i = 1; i < ACTS_MAX; i++) clock.acts[i - 1] = clock.acts[i];
    clock.actCount--;
  }
  clock.acts[clock.actCount] = act;
  clock.actCount++;
}

/**
 * Returns what undo needs of an act, in few numbers because eight acts stay in memory:
 * - its event and its detail
 * - a bit for each place of the packed state that changed, the lowest bit for place 0
 * - for each of these places the value before minus the value after, or for a choice both values in one number
 * - the control before the act, if the act replaced it
 */
function listOf(clock: Clock, act: OpenAct, event: Event): Act {
  const after = packClock(clock, stateList());
  const list = [event, act.detail, 0];
  for (let i = 0, bit = 1; i < PACKED_SAVED; i++) {
    const before = act.state[i];
    if (before !== after[i]) {
      list[ACT_PLACES] += bit;
      list.push(i < PACKED_CHOICES ? before * CHOICE_VALUES + after[i] : before - after[i]);
    }
    bit *= 2;
  }
  return act.control === clock.control ? list : packControl(list, act.control);
}

/**
 * Undoes the arbiter's latest act since the last press. If there is none, undoes that press (or start) itself, once, if
 * every act since then was undone. Acts before the last eight are forgotten (`hasForgotten`).
 * The running time since an undone press is charged to nobody. With `charge` it is charged to the side that was to
 * move, with all consequences. The clock stays paused; after an undone start it is ready. Reports the input as ignored
 * and returns false if a clock runs or nothing can be undone.
 */
export function undo(clock: Clock, atMs: number, charge: boolean): boolean {
  const act = openAct(clock, atMs);
  return act !== undefined && undoOpen(clock, act, charge);
}

/** Undoes the latest act or press within an act that has begun, and ends the act. It leaves nothing to undo itself. */
export function undoOpen(clock: Clock, act: OpenAct, charge: boolean): boolean {
  const canUndo = clock.actCount > 0 || (clock.canUndoPress && !clock.hasForgotten);
  if (!canUndo) return closeAct(clock, act, false, Event.Undo, Side.None);
  const sinceMs = clock.actCount > 0 ? undoAct(clock) : unpress(clock);
  if (charge && clock.mode === Mode.Paused) chargeTurn(clock, sinceMs);
  keep(clock);
  tell(clock, Event.Undo, Side.None);
  return settle(clock);
}

/** Charges more time to the side to move. The clock's instant stays the same, because the time passed elsewhere. */
export function chargeTurn(clock: Clock, ms: number): void {
  if (ms === 0) return;
  const usedMs = usedTotal(clock);
  runFor(clock, ms, false);
  balance(clock, usedMs);
}

/**
 * Subtracts from the idle time (charged to nobody) what an act has charged to the sides. `usedBeforeMs` is `usedTotal`
 * before the act.
 */
export function balance(clock: Clock, usedBeforeMs: number): void {
  clock.idleMs = later(clock.idleMs, later(usedBeforeMs, -usedTotal(clock)));
}

/** Undoes the latest act. Returns 0, because no time has passed that a side could be charged with. */
function undoAct(clock: Clock): number {
  const act = clock.acts[--clock.actCount];
  const usedMs = usedTotal(clock);
  const list = packClock(clock, stateList());
  let at = ACT_PLACES + 1;
  let places = act[ACT_PLACES];
  for (let i = 0; places > 0; i++) {
    if (remainder(places, 2) > 0) {
      takeBack(list, i, act[at]);
      at++;
    }
    places = divide(places, 2);
  }
  if (at < act.length) clock.control = unpackControl(act, at);
  unpackClock(clock, list, 0);
  fitPeriod(clock, Side.White);
  fitPeriod(clock, Side.Black);
  if (hasTimeAfterFlag(clock, Side.White)) clearFlag(clock, Side.White);
  if (hasTimeAfterFlag(clock, Side.Black)) clearFlag(clock, Side.Black);
  refreshMode(clock);
  balance(clock, usedMs);
  return 0;
}

/**
 * Limits a side's period and overtime to what the control has, and R to 99:59:59. A side whose flag has not fallen has
 * at least one byo-yomi period or Canadian press left.
 */
export function fitPeriod(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  if (s.period < 1) s.period = 1;
  if (!hasNext(clock.control, side, s.period - 1)) s.period = periodsOf(clock.control, side).length;
  if (s.overtime < 1) s.overtime = s.flag === Flag.Final ? 0 : 1;
  s.overtime = smaller(s.overtime, periodOf(clock, side).count);
  s.mainMs = smaller(s.mainMs, mostMainMs(s));
}

/**
 * Clears a side's flag. If both flags were final, the other side's flag becomes the first one. The byo-yomi period in
 * which the flag fell is left again.
 */
export function clearFlag(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const other = otherSide(side);
  s.flag = Flag.None;
  s.signMs = 0;
  if (clock.firstFlag === side) clock.firstFlag = hasFallen(clock, other) ? other : Side.None;
  fitPeriod(clock, side);
}

/**
 * Undoes one change of an act. A choice returns to its old value unless it has changed since. An amount changes back by
 * its difference, but not below 0.
 */
function takeBack(list: number[], place: number, change: number): void {
  const amount = list[place] + change;
  if (place >= PACKED_CHOICES) list[place] = amount > 0 ? amount : 0;
  else if (list[place] === remainder(change, CHOICE_VALUES)) list[place] = divide(change, CHOICE_VALUES);
}
