import type { Flags } from "../hal";
import { chip } from "./chip";
import { makeOutput } from "./pins";

/** The pins of a lamp on the left and one on the right, or none if the display shows everything. */
export interface Lamps {
  /** Lamps that are lit while the flag on their side is down. */
  readonly flags: readonly number[];
  /** Lamps that are lit while the clock on their side runs. */
  readonly runs: readonly number[];
}

let lamps: Lamps;

export function createFlags(wired: Lamps): Flags {
  lamps = wired;
  for (let i = 0; i < lamps.flags.length; i++) makeOutput(lamps.flags[i]);
  for (let i = 0; i < lamps.runs.length; i++) makeOutput(lamps.runs[i]);
  return { raise: raise, run: run };
}

function raise(this: void, left: boolean, right: boolean): void {
  lightPair(lamps.flags, left, right);
}

function run(this: void, left: boolean, right: boolean): void {
  lightPair(lamps.runs, left, right);
}

function lightPair(pair: readonly number[], left: boolean, right: boolean): void {
  if (pair.length < 2) return;
  chip.drive(pair[0], left);
  chip.drive(pair[1], right);
}
