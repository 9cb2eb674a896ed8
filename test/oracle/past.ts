/** What is remembered of a game, so that it can be taken back. */

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

/** What undo can take back: the acts since the last press, then that press or the start. */
export interface Past {
  readonly acts: readonly Act[];
  readonly press: { readonly position: Position; readonly last: LastPress | undefined } | undefined;
  /** The last press as it stands now. */
  readonly last: LastPress | undefined;
}

/** What was so from an instant on. */
export interface Held {
  readonly at: number;
  readonly position: Position;
  readonly past: Past;
}

export const nothingPast: Past = { acts: [], press: undefined, last: undefined };

/** So many acts can be taken back. */
const DEPTH = 8;

/** An act remembered; `last` is the last press as it stands after it. */
export const remember = (past: Past, before: Position, after: Position, last: LastPress | undefined): Past => ({
  ...past,
  acts: [...past.acts, { before, after, last: past.last }].slice(-DEPTH),
  last,
});
