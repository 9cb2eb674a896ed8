import { type Clock, createClock, type Notice, type SideState, type State } from "./clock";
import type { Control, Period } from "./control";
import { divide, remainder } from "./integer";
import { Mode } from "./words";

/** Raised whenever the list below changes; a list of another version is refused. */
const VERSION = 1;

const CHECK_PRIME = 1048573;
const PERIODS_MAX = 8;
const WORDS_PER_PERIOD = 5;

/** The first places of a packed state are choices, the rest are amounts. */
export const PACKED_CHOICES = 11;
const PACKED = PACKED_CHOICES + 3 + 16;

/** A state as a list of whole numbers, choices first. Instants and ledgers belong to the power-on and stay out. */
export function packState(state: State): number[] {
  const list: number[] = [];
  list.push(state.mode);
  list.push(state.turn);
  list.push(state.firstFlag);
  list.push(state.sealed);
  list.push(state.pressSide);
  list.push(state.gainPeriods);
  list.push(state.foundMethod);
  list.push(state.white.flag);
  list.push(state.white.turnMethod);
  list.push(state.black.flag);
  list.push(state.black.turnMethod);
  list.push(state.gainMs);
  list.push(state.foundDelayMs);
  list.push(state.foundOvertime);
  packSide(list, state.white);
  packSide(list, state.black);
  return list;
}

function packSide(list: number[], side: SideState): void {
  list.push(side.mainMs);
  list.push(side.delayMs);
  list.push(side.overtime);
  list.push(side.usedMs);
  list.push(side.presses);
  list.push(side.period);
  list.push(side.signMs);
  list.push(side.illegal);
}

/** Puts a packed state, which starts at place `at` of the list, into a state. */
export function unpackState(state: State, list: number[], at: number): void {
  state.mode = list[at];
  state.turn = list[at + 1];
  state.firstFlag = list[at + 2];
  state.sealed = list[at + 3];
  state.pressSide = list[at + 4];
  state.gainPeriods = list[at + 5];
  state.foundMethod = list[at + 6];
  state.white.flag = list[at + 7];
  state.white.turnMethod = list[at + 8];
  state.black.flag = list[at + 9];
  state.black.turnMethod = list[at + 10];
  state.gainMs = list[at + 11];
  state.foundDelayMs = list[at + 12];
  state.foundOvertime = list[at + 13];
  unpackSide(state.white, list, at + PACKED_CHOICES + 3);
  unpackSide(state.black, list, at + PACKED_CHOICES + 11);
}

function unpackSide(side: SideState, list: number[], at: number): void {
  side.mainMs = list[at];
  side.delayMs = list[at + 1];
  side.overtime = list[at + 2];
  side.usedMs = list[at + 3];
  side.presses = list[at + 4];
  side.period = list[at + 5];
  side.signMs = list[at + 6];
  side.illegal = list[at + 7];
}

/** The clock as a list of whole numbers: version, control, state, check. Undo does not outlive it. */
export function saveClock(clock: Clock): number[] {
  const list: number[] = [VERSION];
  packControl(list, clock.control);
  const state = packState(clock);
  for (let i = 0; i < state.length; i++) list.push(state[i]);
  list.push(checkOf(list, list.length));
  return list;
}

/**
 * A clock from a saved list, standing at `atMs`: paused if it was running. Undefined for a list that is torn,
 * of another version, or no list of `saveClock`.
 */
export function loadClock(list: number[], atMs: number, notice: Notice): Clock | undefined {
  const places = list.length;
  for (let i = 0; i < places; i++) if (!isWhole(list[i])) return undefined;
  if (places < 8 || list[0] !== VERSION || list[places - 1] !== checkOf(list, places - 1)) return undefined;
  const whitePeriods = list[6];
  const blackPeriods = list[7];
  if (whitePeriods < 1 || whitePeriods > PERIODS_MAX || blackPeriods > PERIODS_MAX) return undefined;
  const stateAt = 8 + WORDS_PER_PERIOD * (whitePeriods + blackPeriods);
  if (places !== stateAt + PACKED + 1) return undefined;
  const clock = createClock(unpackControl(list), atMs, notice);
  unpackState(clock, list, stateAt);
  if (clock.mode === Mode.Running) clock.mode = Mode.Paused;
  unpackState(clock.kept, list, stateAt);
  clock.kept.mode = clock.mode;
  return clock;
}

function isWhole(n: number): boolean {
  return n !== undefined && n >= 0 && n < 1073741824 && Math.floor(n) === n;
}

/** Every single change of a number changes this. */
function checkOf(list: number[], length: number): number {
  let check = length;
  for (let i = 0; i < length; i++) {
    check = remainder(check * 257 + remainder(list[i], CHECK_PRIME), CHECK_PRIME);
    check = remainder(check * 257 + divide(list[i], CHECK_PRIME), CHECK_PRIME);
  }
  return check;
}

function packControl(list: number[], control: Control): void {
  const same = control.black === control.white;
  list.push(control.policy);
  list.push(control.onFlag);
  list.push(control.from);
  list.push(control.whiteRepeats ? 1 : 0);
  list.push(control.blackRepeats ? 1 : 0);
  list.push(control.white.length);
  list.push(same ? 0 : control.black.length);
  packPeriods(list, control.white);
  if (!same) packPeriods(list, control.black);
}

function packPeriods(list: number[], periods: Period[]): void {
  for (let i = 0; i < periods.length; i++) {
    const p = periods[i];
    list.push(p.method);
    list.push(p.baseMs);
    list.push(p.valueMs);
    list.push(p.moves);
    list.push(p.count);
  }
}

function unpackControl(list: number[]): Control {
  const white = unpackPeriods(list, 8, list[6]);
  const black = list[7] === 0 ? white : unpackPeriods(list, 8 + WORDS_PER_PERIOD * list[6], list[7]);
  return {
    white: white,
    black: black,
    policy: list[1],
    onFlag: list[2],
    from: list[3],
    whiteRepeats: list[4] === 1,
    blackRepeats: list[5] === 1,
  };
}

function unpackPeriods(list: number[], at: number, count: number): Period[] {
  const periods: Period[] = [];
  for (let i = 0; i < count; i++) {
    const w = at + WORDS_PER_PERIOD * i;
    const period: Period = {
      method: list[w],
      baseMs: list[w + 1],
      valueMs: list[w + 2],
      moves: list[w + 3],
      count: list[w + 4],
    };
    periods.push(period);
  }
  return periods;
}
