/** A strict chip without an image. */
import { ChipClock } from "../../../sim/pico/clock";
import { makeStrictChip, type StrictChip } from "../../../sim/pico/strict/strict";
import type { WeakBits } from "../../../sim/pico/strict/weak-bits";

export const ram = 0x20000000;

export interface BareChip extends StrictChip {
  clock: ChipClock;
  /** The faults so far. */
  warnings: string[];
  chip: StrictChip["rp2040"];
}

export function createBare(weak?: WeakBits): BareChip {
  const clock = new ChipClock();
  const warnings: string[] = [];
  const warn = (part: string, message: string) => warnings.push(`${part}: ${message}`);
  const made = makeStrictChip(clock, warn, () => true, weak);
  return { ...made, chip: made.rp2040, clock, warnings };
}
