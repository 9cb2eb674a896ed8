import type { Clock, SideState } from "./clock";
import { divide, remainder } from "./divide";

/** `packClock` adds this to a press's gains. A gain can be negative, but numbers in the list cannot. */
const GAIN_SHIFT = 400000000;
/** The number of places at the start of a packed state that hold choices. Amounts follow them. */
export const PACKED_CHOICES = 11;
/** The number of places that are saved. The instants and ledgers after them belong to one power-on. */
export const PACKED_SAVED = 30;
/** The place of the state's instant. */
export const PACKED_AT = 32;

/**
 * Writes everything that time and inputs change into a list of whole numbers, from place 0. Returns the list. Writing
 * into the same list again allocates nothing.
 */
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

/** Reads a packed state that begins at place `at` of the list. Instants and ledgers stay as they are. */
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
