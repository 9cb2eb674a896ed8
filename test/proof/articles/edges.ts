/**
 * The edges of the lever and the arbiter's key, as the articles read them. Sides are 0 for White and 1 for Black.
 */
export type Player = 0 | 1;

export interface Edge {
  /** A press of a player, the arbiter who stops both clocks, or the arbiter who lets a player's clock run. */
  readonly kind: "press" | "stop" | "go";
  readonly player: Player;
  readonly at: number;
}

/** The thinking time of one turn. It is not pressed while the player still thinks. */
export interface Turn {
  readonly player: Player;
  readonly ms: number;
  readonly isPressed: boolean;
}

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);
