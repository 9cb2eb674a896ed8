import type { Flags } from "../hal";
import { chip } from "./chip";
import { makeOutput } from "./pins";

/** The lamps that are lit while the flag on their side is down; an empty list if the display shows everything. */
let pins: readonly number[];

export function createFlags(wired: readonly number[]): Flags {
  pins = wired;
  for (let i = 0; i < pins.length; i++) makeOutput(pins[i]);
  return { raise: raise, run: run };
}

function raise(this: void, left: boolean, right: boolean): void {
  if (pins.length < 2) return;
  chip.drive(pins[0], left);
  chip.drive(pins[1], right);
}

/** The display shows whose clock runs. */
function run(this: void, _left: boolean, _right: boolean): void {}
