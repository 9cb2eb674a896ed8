/** Keeps what the oracle must remember of a game for undo. */

import type { Position } from "./position";
import type { Colour } from "./rules";

/** The last press of the game, as the penalties need it. */
export interface LastPress {
  readonly side: Colour;
  readonly before: Position;
  readonly after: Position;
}

/** One act of the arbiter, as undo needs it. */
export interface Act {
  readonly before: Position;
  readonly after: Position;
  readonly last: LastPress | undefined;
}

/** Undo can take these back: the acts since the last press, then that press or the start. */
export interface Past {
  readonly acts: readonly Act[];
  readonly press: { readonly position: Position; readonly last: LastPress | undefined } | undefined;
  /** The last press as it is now. */
  readonly last: LastPress | undefined;
}

/** A position and its past, valid from an instant on. */
export interface Held {
  readonly at: number;
  readonly position: Position;
  readonly past: Past;
}

export const nothingPast: Past = { acts: [], press: undefined, last: undefined };

/** The number of acts that can be undone. */
const DEPTH = 8;

/** Remembers an act. `last` is the last press after the act. If an act is forgotten, the press before it stays. */
export const remember = (past: Past, before: Position, after: Position, last: LastPress | undefined): Past => ({
  ...past,
  acts: [...past.acts, { before, after, last: past.last }].slice(-DEPTH),
  press: past.acts.length === DEPTH ? undefined : past.press,
  last,
});
