/** The facts of a game that have to survive a power cut. */
import type { Desk } from "../desk";

/** Returns the mode, the side to move, both times and both counters. */
export function stateOf({ app }: Desk): number[] {
  const { mode, turn, white, black } = app.clock;
  return [mode, turn, white.mainMs, black.mainMs, white.presses, black.presses];
}
