import type { Clock, Notice } from "./clock";
import type { Control, Period } from "./control";
import { divide, remainder } from "./integer";
import { createClock } from "./new-clock";
import { PACKED_SAVED, packClock, unpackClock } from "./pack";
import { stateList } from "./state-list";
import { Mode } from "./words";

/** The version of the list below. It rises whenever the list changes. A list of another version is refused. */
const VERSION = 1;

const CHECK_PRIME = 1048573;
const PERIODS_MAX = 8;
const WORDS_PER_PERIOD = 5;

/** Returns the clock as a list of whole numbers: version, control, state, checksum. The list holds nothing for undo. */
export function saveClock(clock: Clock): number[] {
  const list: number[] = [VERSION];
  packControl(list, clock.control);
  const state = packClock(clock, stateList());
  for (let i = 0; i < PACKED_SAVED; i++) list.push(state[i]);
  list.push(checkOf(list, list.length));
  return list;
}

/**
 * Returns the control of a saved clock. Returns undefined if the list is torn, of another version, or not from
 * `saveClock`.
 */
export function savedControl(list: number[]): Control | undefined {
  const places = list.length;
  if (places < 8 || list[0] !== VERSION || list[places - 1] !== checkOf(list, places - 1)) return undefined;
  if (list[6] < 1 || list[6] > PERIODS_MAX || list[7] > PERIODS_MAX) return undefined;
  return places === 9 + WORDS_PER_PERIOD * (list[6] + list[7]) + PACKED_SAVED ? unpackControl(list) : undefined;
}

/** Restores the state of a saved clock whose control is valid. A running clock becomes paused. */
export function unpackSaved(clock: Clock, list: number[]): void {
  unpackClock(clock, list, list.length - 1 - PACKED_SAVED);
  if (clock.mode === Mode.Running) clock.mode = Mode.Paused;
}

/** Returns a clock from a saved list, at the instant `atMs`. Returns undefined if `savedControl` refuses the list. */
export function loadClock(list: number[], atMs: number, notice: Notice): Clock | undefined {
  const control = savedControl(list);
  if (control === undefined) return undefined;
  const clock = createClock(control, atMs, notice);
  unpackSaved(clock, list);
  packClock(clock, clock.kept);
  return clock;
}

/** Returns the checksum of the first `length` numbers. A change of any single number changes the checksum. */
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
  const whiteRepeats = list[4] === 1;
  return { white, black, policy: list[1], onFlag: list[2], from: list[3], whiteRepeats, blackRepeats: list[5] === 1 };
}

function unpackPeriods(list: number[], at: number, count: number): Period[] {
  const periods: Period[] = [];
  for (let i = 0; i < count; i++) {
    const w = at + WORDS_PER_PERIOD * i;
    const method = list[w];
    periods.push({ method, baseMs: list[w + 1], valueMs: list[w + 2], moves: list[w + 3], count: list[w + 4] });
  }
  return periods;
}
