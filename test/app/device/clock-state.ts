/** The facts of a game that have to survive a power cut. */
import type { Desk } from "../desk";

/** Mode, side to move, both times, counters. */
export function stateOf({ app }: Desk): number[] {
  const { mode, turn, white, black } = app.clock;
  return [mode, turn, white.mainMs, black.mainMs, white.presses, black.presses];
}
