/**
 * Article 7.5.5 (7.5b in 2014), with A.3 and B.3 for rapid and blitz: for the first completed illegal move of a player,
 * the arbiter gives the opponent two minutes, or one in rapid and blitz. The second one loses, and no clock changes.
 */
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Returns what the opponent gets, `priors` being the illegal moves before. `minutes` is what 60 moves allow. */
export function article7_5_5(priors: number, minutes: number): number {
  if (priors > 0) return 0;
  return minutes < HOUR_MINUTES ? MINUTE_MS : 2 * MINUTE_MS;
}
