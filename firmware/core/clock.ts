import { type Control, hasDelay, openingMs, type Period, periodAt, TIME_MAX_MS } from "./control";
import { NEVER_MS, smaller } from "./integer";
import { packClock } from "./pack";
import { stateList } from "./state-list";
import { type Event, Flag, Method, Mode, Side } from "./words";

/** What one side has. */
export interface SideState {
  /** M: what is left of the main time or of the overtime period; elapsed for upcount; ms. */
  mainMs: number;
  /** D: what is left of this turn's delay, ms. */
  delayMs: number;
  /** The method this turn has; it stays when the period changes under a side that is on move. */
  turnMethod: Method;
  /** Byo-yomi periods or Canadian presses left; 0 before that period. */
  overtime: number;
  /** Time charged to this side, delay and overtime included, ms. */
  usedMs: number;
  /** The counter: presses, never proof of moves [6.12.2]. */
  presses: number;
  /** From 1. */
  period: number;
  flag: Flag;
  /** Running time for which an interim sign is still shown, ms. */
  signMs: number;
  /** Illegal moves on record [7.5.5]. */
  illegal: number;
}

/**
 * Told right after each event, with the record showing the state right after it and `atMs` its instant.
 * `withdrawn`: an earlier-stamped input showed that this flag, period or gong had not come. Must not change the clock.
 */
export type Notice = (this: void, event: Event, side: Side, withdrawn: boolean) => void;

/** An arbiter's act as undo needs it: what it changed in the packed state, as triples of place, before, after. */
export interface Act {
  changes: number[];
  control: Control;
}

/** The record of a clock. What time and inputs change comes first; `packClock` lists it. */
export interface Clock {
  /** The instant the record stands at: a counter of ms modulo 2³⁰. */
  atMs: number;
  /** Since when the running side runs; a press at that very instant is not his. */
  ranAtMs: number;
  /** All powered time that was charged to nobody, ms modulo 2³⁰. */
  idleMs: number;
  mode: Mode;
  /** The side to move, also while nothing runs. */
  turn: Side;
  /** Whose final flag fell first. */
  firstFlag: Side;
  /** Who sealed a move that is not pressed yet. */
  sealed: Side;
  /** Who pressed last, and what that press found and brought: an illegal move gives it back. */
  pressSide: Side;
  gainPeriods: number;
  gainMs: number;
  foundDelayMs: number;
  foundMethod: Method;
  gainOvertime: number;
  white: SideState;
  black: SideState;
  control: Control;
  notice: Notice;
  /** The packed state right after the last applied input: late edges are recomputed from here. */
  kept: number[];
  /** The packed state kept before the last press, the control it was made under, and its instant. */
  before: number[];
  beforeControl: Control;
  pressedAtMs: number;
  canUndoPress: boolean;
  /** The arbiter's acts since the last press, `actCount` of them. */
  acts: Act[];
  actCount: number;
  /** The latest instant that was shown. */
  toldMs: number;
  /** Events go here, as pairs, instead of to `notice` while the past is computed again. */
  aside: number[] | undefined;
}

/** A clock ready to start [6.6]: White to move, the first increment granted. `atMs`: any instant of the counter. */
export function createClock(control: Control, atMs: number, notice: Notice): Clock {
  const clock: Clock = {
    atMs: atMs,
    ranAtMs: atMs,
    idleMs: 0,
    mode: Mode.Ready,
    turn: Side.White,
    firstFlag: Side.None,
    sealed: Side.None,
    pressSide: Side.None,
    gainPeriods: 0,
    gainMs: 0,
    foundDelayMs: 0,
    foundMethod: Method.Time,
    gainOvertime: 0,
    white: createSide(control, Side.White),
    black: createSide(control, Side.Black),
    control: control,
    notice: notice,
    kept: stateList(),
    before: stateList(),
    beforeControl: control,
    pressedAtMs: atMs,
    canUndoPress: false,
    acts: [],
    actCount: 0,
    toldMs: atMs,
    aside: undefined,
  };
  packClock(clock, clock.kept);
  return clock;
}

function createSide(control: Control, side: Side): SideState {
  const p = periodAt(control, side, 1);
  const turnMethod = p.method;
  const overtime = p.count;
  const flag: Flag = Flag.None;
  const firstMs = turnMethod === Method.Increment && control.from === 1 ? p.valueMs : 0;
  const delayMs = hasDelay(turnMethod) ? p.valueMs : 0;
  const mainMs = smaller(openingMs(p) + firstMs, TIME_MAX_MS - (turnMethod === Method.Bronstein ? delayMs : 0));
  return { mainMs, delayMs, turnMethod, overtime, usedMs: 0, presses: 0, period: 1, flag, signMs: 0, illegal: 0 };
}

export function otherSide(side: Side): Side {
  return side === Side.White ? Side.Black : Side.White;
}

export function sideOf(clock: Clock, side: Side): SideState {
  return side === Side.White ? clock.white : clock.black;
}

/** The side whose clock runs, or none. */
export function running(clock: Clock): Side {
  return clock.mode === Mode.Running ? clock.turn : Side.None;
}

/** R of a side, ms: main time; main time and delay for Bronstein; elapsed for upcount. */
export function remaining(clock: Clock, side: Side): number {
  const s = sideOf(clock, side);
  return s.turnMethod === Method.Delay ? s.mainMs : s.mainMs + s.delayMs;
}

/** The period a side is in. */
export function periodOf(clock: Clock, side: Side): Period {
  return periodAt(clock.control, side, sideOf(clock, side).period);
}

/** The method of the period a side is in. */
export function methodOf(clock: Clock, side: Side): Method {
  return periodOf(clock, side).method;
}

/** Out of time for good; nothing adds time to this side by itself (C.02 (i)). */
export function hasFallen(clock: Clock, side: Side): boolean {
  return sideOf(clock, side).flag === Flag.Final;
}

/** How long a side can still run before its time brings something, ms; `NEVER_MS` for one without an end. */
export function untilZero(clock: Clock, side: Side): number {
  const s = sideOf(clock, side);
  if (s.flag === Flag.Final) return NEVER_MS;
  if (methodOf(clock, side) !== Method.Upcount) return s.delayMs + s.mainMs;
  const limitMs = periodOf(clock, side).valueMs;
  if (limitMs === 0) return NEVER_MS;
  return s.mainMs < limitMs ? limitMs - s.mainMs : 0;
}
