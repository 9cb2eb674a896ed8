/** Illegal moves: what the opponent of the player who made one gets on the clock, edition by edition. */
import type { Kind, Year } from "./editions";

const MINUTE_MS = 60_000;

/** The time that the opponent gets, or the end of the game, at which no clock changes. */
export type Award = number | "game";

/** A game in which a player has made an illegal move. */
export interface Slip {
  readonly kind: Kind;
  /** How many illegal moves the same player had made before. */
  readonly priors: number;
  /** The player has to make all the rest of his moves in the time on his clock. */
  readonly isLastPhase: boolean;
}

const firstOnes = (count: number, minutes: number, { priors }: Slip): Award =>
  priors < count ? minutes * MINUTE_MS : "game";

/**
 * Article 10.3 of 1997: in the last phase, the opponent gets two minutes for each of the first two illegal moves, and
 * the third one loses. Article 7.4 gives nothing outside it. In blitz (C3) the opponent may claim the game.
 */
export function article10_3of1997(slip: Slip): Award {
  if (slip.kind === "blitz") return "game";
  return slip.isLastPhase || slip.kind === "rapid" ? firstOnes(2, 2, slip) : 0;
}

/** Article 7.4(b) of 2001: two minutes for each of the first two, the third one loses. C3: in blitz, a claim wins. */
export const article7_4bOf2001 = (slip: Slip): Award => (slip.kind === "blitz" ? "game" : firstOnes(2, 2, slip));

/** Article 7.5.b of 2014: two minutes for the first, the second one loses. In rapid and blitz the first one loses. */
export const article7_5bOf2014 = (slip: Slip): Award => (slip.kind === "standard" ? firstOnes(1, 2, slip) : "game");

/** Article 7.5.5 of 2018: two minutes for the first, one in blitz (B.2), and the second one loses. */
export const article7_5_5of2018 = (slip: Slip): Award => firstOnes(1, slip.kind === "blitz" ? 1 : 2, slip);

/** Article 7.5.5 of 2023: two minutes for the first, one in rapid and blitz (A.3, B.3), and the second one loses. */
export const article7_5_5 = (slip: Slip): Award => firstOnes(1, slip.kind === "standard" ? 2 : 1, slip);

const articles: Readonly<Record<Year, (slip: Slip) => Award>> = {
  1997: article10_3of1997,
  2001: article7_4bOf2001,
  2014: article7_5bOf2014,
  2018: article7_5_5of2018,
  2023: article7_5_5,
};

/** Returns what the opponent gets by an edition. */
export const illegalMoveAt = (year: Year, slip: Slip): Award => articles[year](slip);
