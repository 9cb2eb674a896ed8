/**
 * Guideline III.4 (G.4 in 2014, and in no edition before): where no move adds time, a player with the move and less
 * than two minutes in the last period may ask for five seconds with each move for both players. If the arbiter agrees,
 * the opponent gets two minutes more. Blitz has no such request (III.2.2).
 */
import type { FinishClaim } from "./article-10";
import type { Year } from "./editions";

const EACH_MS = 5_000;
const OPPONENT_MS = 120_000;
const UNDER_MS = 120_000;

/** Returns what the player who asks and his opponent get at once, or undefined if he cannot ask. */
export function guidelineIII4(
  year: Year,
  { kind, isLastPhase, hasExtra, claimantMs }: Omit<FinishClaim, "hasMove">,
): { asker: number; opponent: number } | undefined {
  const mayAsk = year >= 2014 && kind !== "blitz" && isLastPhase && !hasExtra && claimantMs < UNDER_MS;
  return mayAsk ? { asker: EACH_MS, opponent: EACH_MS + OPPONENT_MS } : undefined;
}
