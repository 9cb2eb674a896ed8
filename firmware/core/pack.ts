import type { Clock, SideState } from "./clock";
import { divide, remainder } from "./integer";

/** What a press brought can be less than nothing; in the list it is not. */
const GAIN_SHIFT = 400000000;
/** The first places of a packed state are choices, then come amounts. */
export const PACKED_CHOICES = 11;
/** So many places are saved; the instants and ledgers after them belong to the power-on. */
export const PACKED_SAVED = 30;
/** The instant of the state. */
export const PACKED_AT = 32;

/** Writes what time and inputs change into a list of whole numbers, from place 0. Nothing is allocated the second time. */
export function packClock(clock: Clock, list: number[]): number[] {
  list[0] = clock.mode;
  list[1] = clock.turn;
  list[2] = clock.firstFlag;
  list[3] = clock.sealed + 4 * clock.lost;
  list[4] = clock.pressSide;
  list[5] = clock.gainPeriods;
  list[6] = clock.foundMethod;
  list[7] = clock.white.flag;
  list[8] = clock.white.turnMethod;
  list[9] = clock.black.flag;
  list[10] = clock.black.turnMethod;
  list[11] = clock.gainMs + GAIN_SHIFT;
  list[12] = clock.foundDelayMs;
  list[13] = clock.gainOvertime + GAIN_SHIFT;
  packSide(clock.white, list, 14);
  packSide(clock.black, list, 22);
  list[30] = clock.ranAtMs;
  list[31] = clock.idleMs;
  list[PACKED_AT] = clock.atMs;
  return list;
}

function packSide(side: SideState, list: number[], at: number): void {
  list[at] = side.mainMs;
  list[at + 1] = side.delayMs;
  list[at + 2] = side.overtime;
  list[at + 3] = side.usedMs;
  list[at + 4] = side.presses;
  list[at + 5] = side.period;
  list[at + 6] = side.signMs;
  list[at + 7] = side.illegal;
}

/** Takes a packed state, which begins at place `at` of the list; instants and ledgers stay as they are. */
export function unpackClock(clock: Clock, list: number[], at: number): void {
  clock.mode = list[at];
  clock.turn = list[at + 1];
  clock.firstFlag = list[at + 2];
  clock.sealed = remainder(list[at + 3], 4);
  clock.lost = divide(list[at + 3], 4);
  clock.pressSide = list[at + 4];
  clock.gainPeriods = list[at + 5];
  clock.foundMethod = list[at + 6];
  clock.white.flag = list[at + 7];
  clock.white.turnMethod = list[at + 8];
  clock.black.flag = list[at + 9];
  clock.black.turnMethod = list[at + 10];
  clock.gainMs = list[at + 11] - GAIN_SHIFT;
  clock.foundDelayMs = list[at + 12];
  clock.gainOvertime = list[at + 13] - GAIN_SHIFT;
  unpackSide(clock.white, list, at + 14);
  unpackSide(clock.black, list, at + 22);
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
