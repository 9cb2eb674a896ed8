import { type Control, type Period, periodAt } from "./control";
import { NEVER_MS } from "./integer";
import { type Event, Flag, Method, Mode, Side } from "./words";

/** The state of one side. */
export interface SideState {
  /** M, in ms: what is left of the main time or of the overtime period. For upcount, the elapsed time. */
  mainMs: number;
  /** D, in ms: what is left of this turn's delay. */
  delayMs: number;
  /** The method of the current turn. It stays when the period changes while the side is on move. */
  turnMethod: Method;
  /** Byo-yomi periods or Canadian presses left; 0 before such a period. */
  overtime: number;
  /** Time charged to this side in ms, including delay and overtime. */
  usedMs: number;
  /** The move counter. It counts presses, which never prove moves [6.12.2]. */
  presses: number;
  /** The number of the period that the side is in, from 1. */
  period: number;
  flag: Flag;
  /** How long the display still shows an interim sign, in ms of running time. */
  signMs: number;
  /** Illegal moves on record [7.5.5]. */
  illegal: number;
}

/**
 * Receives each event right after it happened. The record then shows the state right after the event, and `atMs` is the
 * event's instant. `withdrawn` means that an input with an earlier stamp has cancelled this flag, period or gong. The
 * function must not change the clock.
 */
export type Notice = (this: void, event: Event, side: Side, withdrawn: boolean) => void;

/**
 * An arbiter's act, as undo needs it: its `Event`, a detail of it, then what it changed, see `listOf` in acts.ts. The
 * detail is:
 * - for a correction, its first `Field`
 * - for a penalty, its `Penalty`
 * - for a change of control, 1 if it was Guideline III.4
 */
export type Act = number[];

/** Places in an `Act`. */
export const ACT_EVENT = 0;
export const ACT_DETAIL = 1;
export const ACT_PLACES = 2;

/** The record of a clock. The fields that time and inputs change come first; `packClock` lists them. */
export interface Clock {
  /** The instant of the record's state: a counter of ms modulo 2³⁰. */
  atMs: number;
  /** The instant at which the running side began to run. A press at that very instant is ignored. */
  ranAtMs: number;
  /** All powered time that was charged to nobody, in ms modulo 2³⁰. */
  idleMs: number;
  mode: Mode;
  /** The side to move, even while no clock runs. */
  turn: Side;
  /** The side whose final flag fell first. */
  firstFlag: Side;
  /** The side that sealed a move which is not pressed yet. */
  sealed: Side;
  /** The side whose illegal move lost the game by the Laws. A correction clears it. */
  lost: Side;
  /**
   * The side that pressed last. The next fields hold what that press gained and found, so that an illegal move can give
   * it back.
   */
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
  /** The packed state right after the last applied input. Late edges are replayed from here. */
  kept: number[];
  /**
   * The packed state that was kept before the last press. The next fields hold the control it was made under, and the
   * instant of the press.
   */
  before: number[];
  beforeControl: Control;
  pressedAtMs: number;
  canUndoPress: boolean;
  /** More acts followed the last press than undo remembers, so neither the oldest ones nor that press can be undone. */
  hasForgotten: boolean;
  /** The arbiter's acts since the last press. `actCount` of them are valid. */
  acts: Act[];
  actCount: number;
  /** The latest instant that the clock has shown. */
  toldMs: number;
  /**
   * Collects events as pairs of event and side while the past is replayed. Otherwise undefined: events go to `notice`.
   */
  aside: number[] | undefined;
}

/** Returns Black for White, and White for Black. */
export function otherSide(side: Side): Side {
  return side === Side.White ? Side.Black : Side.White;
}

/** Returns the state of White or Black: the record itself, not a copy. */
export function sideOf(clock: Clock, side: Side): SideState {
  return side === Side.White ? clock.white : clock.black;
}

/** Returns the side whose clock runs, or `Side.None`. */
export function running(clock: Clock): Side {
  return clock.mode === Mode.Running ? clock.turn : Side.None;
}

/**
 * Returns R of a side in ms: its main time. For Bronstein, R includes the delay. For upcount, R is the elapsed time.
 */
export function remaining(clock: Clock, side: Side): number {
  const s = sideOf(clock, side);
  return s.turnMethod === Method.Delay ? s.mainMs : s.mainMs + s.delayMs;
}

/**
 * Returns the period that a side is in. It is asked so often that it does the work of `periodAt` itself, and asks for a
 * length only beyond the last period, which repeats.
 */
export function periodOf(clock: Clock, side: Side): Period {
  const period =
    side === Side.White ? clock.control.white[clock.white.period - 1] : clock.control.black[clock.black.period - 1];
  return period === undefined ? periodAt(clock.control, side, sideOf(clock, side).period) : period;
}

/** Returns the method of the period that a side is in. */
export function methodOf(clock: Clock, side: Side): Method {
  return periodOf(clock, side).method;
}

/** Returns true if a side is out of time for good. Such a side never gains time by itself (C.02 (i)). */
export function hasFallen(clock: Clock, side: Side): boolean {
  return sideOf(clock, side).flag === Flag.Final;
}

/** Returns how long a side can run until its time causes an event, in ms. Returns `NEVER_MS` if it never does. */
export function untilZero(clock: Clock, side: Side): number {
  const s = sideOf(clock, side);
  if (s.flag === Flag.Final) return NEVER_MS;
  const period = periodOf(clock, side);
  if (period.method !== Method.Upcount) return s.delayMs + s.mainMs;
  const limitMs = period.valueMs;
  if (limitMs === 0) return NEVER_MS;
  return s.mainMs < limitMs ? limitMs - s.mainMs : 0;
}
