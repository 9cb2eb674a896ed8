import type { Watchdog } from "../hal";
import { Reset } from "../reset";
import { chip } from "./chip";
import { hasBit } from "./registers";

const LOAD = 1074102276; // 0x40058004
const REASON = 1074102280;
/** The main loop writes the content of this register, a free one, into `LOAD`. */
const FED = 1074102284; // 0x4005800c
/** The program before the reset, as native/start.c notes it: 0 for none, 1 for a firmware, 2 after a fault. */
const BEFORE = 1074102292; // 0x40058014
const ABORTED = 2;
export const CONTROL_SET = 1074110464; // 0x40058000, sets bits
/** The watchdog counts down twice a microsecond (RP2040-E1). */
const COUNTS_PER_MS = 2000;

/** Bits of `REASON`. Both are zero after a reset that did not come from the watchdog. */
const FORCED = 2;

const CHIP_RESET = 1074151432; // 0x40064008
/** Power-on and a brown-out share their bit. A reset by the watchdog leaves this register as it was. */
const HAD_POWER = 256;
const HAD_PIN = 65536;

/** Returns the watchdog, which native/start.c has started. Its longest time is 8.3 s. */
export function createWatchdog(): Watchdog {
  return { start: start, feed: feed, reason: reason };
}

function start(this: void, periodMs: number): void {
  chip.poke(FED, periodMs * COUNTS_PER_MS);
  chip.poke(LOAD, periodMs * COUNTS_PER_MS);
}

function feed(this: void): void {
  chip.poke(LOAD, chip.peek(FED));
}

/** The boot ROM restarts by the watchdog too, after it has received a firmware. No firmware of ours ran before. */
function reason(this: void): Reset {
  const before = chip.peek(BEFORE);
  const cause = chip.peek(REASON);
  if (cause > 0 && before === 0) return Reset.Power;
  if (cause > 0 && before === ABORTED) return Reset.Fault;
  if (cause > 0) return hasBit(cause, FORCED) ? Reset.Program : Reset.Watchdog;
  const had = chip.peek(CHIP_RESET);
  if (hasBit(had, HAD_POWER)) return Reset.Power;
  return hasBit(had, HAD_PIN) ? Reset.Pin : Reset.Unknown;
}
