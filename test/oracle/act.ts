/** Checks what all acts of the arbiter have in common, clock.md §7. */

import { amend, type Position, rises, standing } from "./position";
import { type Colour, colours } from "./rules";

/** The position after an act; undefined if the act is refused. */
export type Act = Position | undefined;

/** Returns the position unless a side has time left after a final flag. */
export function lawful(position: Position): Act {
  const revived = (side: Colour) =>
    position[side].flag === "final" && position[side].main + position[side].delay > 0 && !rises(position, side);
  return colours.some(revived) ? undefined : settled(position);
}

/** Returns the position in the mode that its flags cause. A game that has not begun stays so. */
function settled(position: Position): Position {
  const stood = standing(position);
  return position.mode === "ready" && stood.mode !== "fallen" ? position : stood;
}

/** Returns whether a side's turn is still to come. */
export const waits = (position: Position, side: Colour): boolean => position.mode === "ready" || position.turn !== side;

/** Sets the remaining time of a side. What Bronstein's delay cannot hold stays main time. */
export function setTo(position: Position, side: Colour, remaining: number): Position {
  if (position[side].turnStage.manner !== "bronstein") return amend(position, side, { main: remaining });
  const delay = Math.min(position[side].delay, remaining);
  return amend(position, side, { delay, main: remaining - delay });
}
