/** A game that has begun, and the facts of it that have to survive a power cut. */
import { type Desk, openDesk } from "../desk";

export function started(control = "300+5"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

/** Mode, side to move, both times, counters. */
export function stateOf({ app }: Desk): number[] {
  const { mode, turn, white, black } = app.clock;
  return [mode, turn, white.mainMs, black.mainMs, white.presses, black.presses];
}
