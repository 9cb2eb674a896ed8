/** What the log has recorded of a game. */
import type { Desk } from "../desk";
import { recordsOf } from "../memory";

/** What was recorded since the log had so many records. */
export function since(desk: Desk, count: number): string[] {
  return recordsOf(desk.app.log).slice(count);
}

/** Ready: the control as program 25, the control as the game's. */
export const opening = ["block 1 of 16", "block 17 of 17"];
