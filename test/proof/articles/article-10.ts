/**
 * Article 10 of 1997 and 2001, the quickplay finish, which is Guideline III (G in 2014) in later editions. It is the
 * last phase of a game, in which all moves that are left have to be made in a limited time.
 */

import type { Player } from "./edges";
import type { Kind } from "./editions";
import type { Schedule } from "./schedule";

const MINUTE_MS = 60_000;

/** Article 10.1, III.1: all moves that are left have to be made in this period, and no period follows. */
export function article10_1({ spans }: Schedule, player: Player, period: number): boolean {
  const list = spans[player];
  return list.length === period && list[period - 1]?.moves === 0;
}

/** A player who claims a draw because the opponent cannot win, or does not try to. */
export interface FinishClaim {
  readonly kind: Kind;
  readonly isLastPhase: boolean;
  readonly hasMove: boolean;
  readonly hasExtra: boolean;
  readonly claimantMs: number;
}

/**
 * Article 10.2, III.5: with the move and less than two minutes, a player may claim the draw. If the arbiter puts his
 * decision off or refuses, the opponent gets two minutes. Blitz has no such claim (C4, III.2.2), nor has a game in
 * which moves add time. Returns what the opponent gets, or undefined if the player cannot claim.
 */
export function article10_2({ kind, isLastPhase, hasMove, hasExtra, claimantMs }: FinishClaim): number | undefined {
  const mayClaim = kind !== "blitz" && isLastPhase && hasMove && !hasExtra && claimantMs < 2 * MINUTE_MS;
  return mayClaim ? 2 * MINUTE_MS : undefined;
}
