/**
 * Guideline III.4 (G.4 in 2014): where no move adds time, a player with the move and less than two minutes in the last
 * period may ask for five seconds with each move for both players. If the arbiter agrees, the opponent gets two minutes
 * more.
 */
const EACH_MS = 5_000;
const OPPONENT_MS = 120_000;
const UNDER_MS = 120_000;

/** Returns what the player who asks and his opponent get at once, or undefined if he has too much time to ask. */
export function guidelineIII4(askerMs: number): { asker: number; opponent: number } | undefined {
  return askerMs < UNDER_MS ? { asker: EACH_MS, opponent: EACH_MS + OPPONENT_MS } : undefined;
}
