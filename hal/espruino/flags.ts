import type { Flags } from "../hal";

/** A lamp on the left and one on the right, or none where the display shows it all. */
export interface Lamps {
  /** Lit while the flag there is down. */
  readonly flags: readonly Pin[];
  /** Lit while the clock there runs. */
  readonly runs: readonly Pin[];
}

let lamps: Lamps;

export function createFlags(wired: Lamps): Flags {
  lamps = wired;
  return { raise: raise, run: run };
}

/** One bit for each lamp, the last one's is 1. */
function raise(this: void, left: boolean, right: boolean): void {
  digitalWrite(lamps.flags, (left ? 2 : 0) + (right ? 1 : 0));
}

function run(this: void, left: boolean, right: boolean): void {
  digitalWrite(lamps.runs, (left ? 2 : 0) + (right ? 1 : 0));
}
