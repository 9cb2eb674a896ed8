/** Reads the game that the log has recorded. */
import type { Desk } from "../desk";
import { recordsOf } from "../memory";

/** Returns the records after the first `count`. */
export function since(desk: Desk, count: number): string[] {
  return recordsOf(desk.app.log).slice(count);
}

/** The records of a clock that is ready: the control as program 25 and as the control of the game. */
export const opening = ["block 1 of 16", "block 17 of 17"];
