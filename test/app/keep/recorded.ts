/** What the log has recorded of a game. */
import { type Desk, openDesk } from "../desk";
import { recordsOf } from "../memory";

/** What was recorded since the log had so many records. */
export function since(desk: Desk, count: number): string[] {
  return recordsOf(desk.app.log).slice(count);
}

export function started(control = "300+5"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

/** Ready: the control as program 25, the control as the game's. */
export const opening = ["block 1 of 16", "block 17 of 17"];
