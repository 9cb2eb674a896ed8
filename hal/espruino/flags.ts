import type { Flags } from "../hal";

/** The lamps that are lit while the flag on their side is down. */
let pins: readonly Pin[];

export function createFlags(wired: readonly Pin[]): Flags {
  pins = wired;
  return { raise: raise, run: run };
}

/** Sets the lamps. Each lamp has one bit; the last lamp has bit 1. */
function raise(this: void, left: boolean, right: boolean): void {
  digitalWrite(pins, (left ? 2 : 0) + (right ? 1 : 0));
}

/** The display shows whose clock runs. */
function run(this: void, _left: boolean, _right: boolean): void {}
