import type { Flags } from "../hal";

/** A lamp on the left and one on the right, or none if the display shows everything. */
export interface Lamps {
  /** The lamps that are lit while the flag on their side is down. */
  readonly flags: readonly Pin[];
  /** The lamps that are lit while the clock on their side runs. */
  readonly runs: readonly Pin[];
}

let lamps: Lamps;

export function createFlags(wired: Lamps): Flags {
  lamps = wired;
  return { raise: raise, run: run };
}

/** Sets the flag lamps. Each lamp has one bit; the last lamp has bit 1. */
function raise(this: void, left: boolean, right: boolean): void {
  digitalWrite(lamps.flags, (left ? 2 : 0) + (right ? 1 : 0));
}

function run(this: void, left: boolean, right: boolean): void {
  digitalWrite(lamps.runs, (left ? 2 : 0) + (right ? 1 : 0));
}
