import type { Flags } from "../hal";
import { note } from "./paper";
import { noteRunning } from "./store";

export function createFlags(): Flags {
  return { raise, run, lift };
}

function raise(this: void, left: boolean, right: boolean): void {
  note("raise", [left ? 1 : 0, right ? 1 : 0], "");
}

function run(this: void, left: boolean, right: boolean): void {
  noteRunning(left || right);
  note("run", [left ? 1 : 0, right ? 1 : 0], "");
}

function lift(this: void, left: number, right: number): void {
  note("lift", [left, right], "");
}
