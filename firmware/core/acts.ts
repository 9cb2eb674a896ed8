import { type Act, type Clock, hasFallen, methodOf, otherSide, sideOf } from "./clock";
import { periodAt, periodsOf, repeats } from "./control";
import { accept, keep, refuse, seek, settle, unpress, usedTotal } from "./input";
import { later, smaller } from "./integer";
import { PACKED_CHOICES, PACKED_SAVED, packClock, unpackClock } from "./pack";
import { keptList, stateList } from "./state-list";
import { mostMainMs, runFor, standsByFlags, tell } from "./time";
import { Event, Flag, Method, Mode, Side } from "./words";

/*
 * What the arbiter does while both clocks stand, each in one step: `openAct`, change the record, `closeAct`.
 * A change that cannot be made leaves everything as it was.
 */

/** So many acts since the last press can be taken back. */
const ACTS_MAX = 8;

/** An act that begins: the packed state and the control before it. Undefined, and noted, where the arbiter cannot act now. */
export function openAct(clock: Clock, atMs: number): Act | undefined {
  if (!seek(clock, atMs) || !standsOpen(clock)) {
    refuse(clock, Side.None, atMs);
    return undefined;
  }
  accept(clock);
  return { changes: packClock(clock, stateList()), control: clock.control };
}

/** Ready, paused or fallen: corrections are open. */
function standsOpen(clock: Clock): boolean {
  return clock.mode === Mode.Ready || clock.mode === Mode.Paused || clock.mode === Mode.Fallen;
}

/** Ends an act that was `fine`, remembers it for undo and tells it; else takes it all back and notes it. */
export function closeAct(clock: Clock, act: Act, fine: boolean, event: Event, side: Side): boolean {
  if (!fine || hasTimeAfterFlag(clock, Side.White) || hasTimeAfterFlag(clock, Side.Black)) {
    clock.control = act.control;
    unpackClock(clock, act.changes, 0);
    return refuse(clock, Side.None, clock.atMs);
  }
  refreshMode(clock);
  remember(clock, act);
  keep(clock);
  tell(clock, event, side);
  return settle(clock);
}

/** A side with a final flag has no time; giving it some needs the flag cleared in the same act. */
function hasTimeAfterFlag(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  return hasFallen(clock, side) && methodOf(clock, side) !== Method.Upcount && s.mainMs + s.delayMs > 0;
}

/** A cleared `fallen` is `paused`. */
function refreshMode(clock: Clock): void {
  if (standsByFlags(clock)) clock.mode = Mode.Fallen;
  else if (clock.mode === Mode.Fallen) clock.mode = Mode.Paused;
}

/** Puts the act among those that can be undone, as triples of place, before and after. */
function remember(clock: Clock, act: Act): void {
  const before = act.changes;
  const after = packClock(clock, stateList());
  const changes: number[] = [];
  for (let i = 0; i < PACKED_SAVED; i++) {
    if (before[i] !== after[i]) {
      changes.push(i);
      changes.push(before[i]);
      changes.push(after[i]);
    }
  }
  act.changes = keptList(changes);
  if (clock.actCount === ACTS_MAX) {
    for (let i = 1; i < ACTS_MAX; i++) clock.acts[i - 1] = clock.acts[i];
    clock.actCount--;
  }
  clock.acts[clock.actCount] = act;
  clock.actCount++;
}

/**
 * Takes back the latest arbiter's act since the last press, else that press (or start) itself, once.
 * The running time since a press is charged to nobody, with `charge` to the side that was to move, with all
 * its consequences. Stays paused; a start taken back leads to ready.
 */
export function undo(clock: Clock, atMs: number, charge: boolean): boolean {
  if (!seek(clock, atMs) || !standsOpen(clock) || (clock.actCount === 0 && !clock.canUndoPress)) {
    return refuse(clock, Side.None, atMs);
  }
  accept(clock);
  const presses = clock.actCount === 0;
  const sinceMs = presses ? unpress(clock) : undoAct(clock);
  if (presses && charge && clock.mode === Mode.Paused) chargeTurn(clock, sinceMs);
  keep(clock);
  tell(clock, Event.Undo, Side.None);
  return settle(clock);
}

/** Charges time that passed elsewhere to the side to move. */
export function chargeTurn(clock: Clock, ms: number): void {
  if (ms === 0) return;
  const usedMs = usedTotal(clock);
  runFor(clock, ms, false);
  balance(clock, usedMs);
}

/** What the sides were charged with by hand comes off the time charged to nobody. */
export function balance(clock: Clock, usedBeforeMs: number): void {
  clock.idleMs = later(clock.idleMs, later(usedBeforeMs, -usedTotal(clock)));
}

function undoAct(clock: Clock): number {
  clock.actCount--;
  const act = clock.acts[clock.actCount];
  const usedMs = usedTotal(clock);
  const list = packClock(clock, stateList());
  for (let i = 0; i < act.changes.length; i += 3) takeBack(list, act, i);
  clock.control = act.control;
  unpackClock(clock, list, 0);
  fitPeriod(clock, Side.White);
  fitPeriod(clock, Side.Black);
  if (hasTimeAfterFlag(clock, Side.White)) clearFlag(clock, Side.White);
  if (hasTimeAfterFlag(clock, Side.Black)) clearFlag(clock, Side.Black);
  refreshMode(clock);
  balance(clock, usedMs);
  return 0;
}

/** Keeps a period and its overtime within what the control has, and R within 99:59:59. */
export function fitPeriod(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const last = periodsOf(clock.control, side).length;
  if (s.period > last && !repeats(clock.control, side)) s.period = last;
  if (s.period < 1) s.period = 1;
  s.overtime = smaller(s.overtime, periodAt(clock.control, side, s.period).count);
  if (s.overtime < 0) s.overtime = 0;
  s.mainMs = smaller(s.mainMs, mostMainMs(s));
}

/** A flag goes; of two final flags the other one is then the first. */
export function clearFlag(clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const other = otherSide(side);
  s.flag = Flag.None;
  s.signMs = 0;
  if (clock.firstFlag === side) clock.firstFlag = hasFallen(clock, other) ? other : Side.None;
}

/** A place that has not changed since is as before; an amount that has is taken back by its difference. */
function takeBack(list: number[], act: Act, i: number): void {
  const place = act.changes[i];
  const before = act.changes[i + 1];
  const after = act.changes[i + 2];
  if (list[place] === after) list[place] = before;
  else if (place >= PACKED_CHOICES) {
    const ms = list[place] + before - after;
    list[place] = ms > 0 ? ms : 0;
  }
}
