import type { Flags } from "../../hal";

/** Creates flags that do nothing: the display shows whose clock runs and whose flag is down. */
export function createFlags(_wired: readonly Pin[]): Flags {
  return { raise: raise, run: run };
}

function raise(this: void, _left: boolean, _right: boolean): void {}

function run(this: void, _left: boolean, _right: boolean): void {}
