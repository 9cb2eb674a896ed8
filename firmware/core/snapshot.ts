import type { Clock, Notice } from "./clock";
import type { Control } from "./control";
import { CONTROL_HEAD, packControl, unpackControl, WORDS_PER_PERIOD } from "./control-list";
import { divide, remainder } from "./divide";
import { createClock } from "./new-clock";
import { PACKED_SAVED, packClock, unpackClock } from "./pack";
import { stateList } from "./state-list";
import { Mode } from "./words";

/** The version of the list below. It rises whenever the list changes. A list of another version is refused. */
const VERSION = 1;

const CHECK_PRIME = 1048573;
const PERIODS_MAX = 8;

/** Returns the clock as a list of whole numbers: version, control, state, checksum. The list holds nothing for undo. */
export function saveClock(clock: Clock): number[] {
  return appendClock([], clock);
}

/** Appends the numbers of `saveClock` to those of a list. Returns the list. */
export function appendClock(list: number[], clock: Clock): number[] {
  const from = list.length;
  list.push(VERSION);
  packControl(list, clock.control);
  const state = packClock(clock, stateList());
  for (let i = 0; i < PACKED_SAVED; i++) list.push(state[i]);
  list.push(checkOf(list, from, list.length));
  return list;
}

/**
 * Returns the control of a saved clock. Returns undefined if the list is torn, of another version, or not from
 * `saveClock`.
 */
export function savedControl(list: number[]): Control | undefined {
  const places = list.length;
  if (places < 8 || list[0] !== VERSION || list[places - 1] !== checkOf(list, 0, places - 1)) return undefined;
  if (list[6] < 1 || list[6] > PERIODS_MAX || list[7] > PERIODS_MAX) return undefined;
  const ownPlaces = 2 + CONTROL_HEAD + PACKED_SAVED;
  return places === ownPlaces + WORDS_PER_PERIOD * (list[6] + list[7]) ? unpackControl(list, 1) : undefined;
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

/** Returns the checksum of the numbers before place `to`. A change of any single number changes the checksum. */
function checkOf(list: number[], from: number, to: number): number {
  let check = to - from;
  for (let i = from; i < to; i++) {
    check = remainder(check * 257 + remainder(list[i], CHECK_PRIME), CHECK_PRIME);
    check = remainder(check * 257 + divide(list[i], CHECK_PRIME), CHECK_PRIME);
  }
  return check;
}
