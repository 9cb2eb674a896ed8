/** A random game, and what it may contain. */
import type { Step } from "./step";

export interface Game {
  readonly seed: number;
  readonly steps: readonly Step[];
}

export interface GameOptions {
  /** No step waits longer than a few seconds: such a game can be polled every millisecond. */
  readonly hasty?: boolean;
  /** The key starts White's clock at once. */
  readonly begun?: boolean;
  /** Verbs that the game does without. */
  readonly without?: readonly number[];
  /** Adjournments charge nobody. */
  readonly uncharged?: boolean;
}
