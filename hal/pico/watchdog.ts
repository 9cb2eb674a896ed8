import type { Watchdog } from "../hal";
import { chip } from "./chip";

const LOAD = 1074102276; // 0x40058004
/** The main loop writes the content of this register, a free one, into `LOAD`. */
const FED = 1074102284; // 0x4005800c
export const CONTROL_SET = 1074110464; // 0x40058000, sets bits
const ENABLE = 1073741824;
/** The parts that a restart resets: everything but the two oscillators. */
const RESET_SELECT = 1073807368; // 0x40010008
const ALL_BUT_OSCILLATORS = 131068;
/** The watchdog counts down twice a microsecond (RP2040-E1). */
const COUNTS_PER_MS = 2000;

/** Returns the watchdog. Its longest time is 8.3 s. */
export function createWatchdog(): Watchdog {
  return { start: start };
}

function start(this: void, periodMs: number): void {
  resetEverything();
  chip.poke(FED, periodMs * COUNTS_PER_MS);
  chip.poke(LOAD, periodMs * COUNTS_PER_MS);
  chip.poke(CONTROL_SET, ENABLE);
}

/** Lets the watchdog reset the whole chip. */
export function resetEverything(): void {
  chip.poke(RESET_SELECT, ALL_BUT_OSCILLATORS);
}
