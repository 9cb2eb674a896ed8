/** Wrong claims of a draw by repetition or by fifty moves: what both clocks show after it, edition by edition. */
import type { Kind, Year } from "./editions";

const MINUTE_MS = 60_000;

/** A wrong claim. In 1997 the arbiter chooses which of the two clocks he changes. */
export interface Claim {
  readonly kind: Kind;
  readonly claimantMs: number;
  readonly choosesOpponent: boolean;
}

/** The time that is added to the two clocks. */
export interface Change {
  readonly claimant: number;
  readonly opponent: number;
}

const halfAtMostThree = (ms: number): number => Math.min(Math.floor(ms / 2), 3 * MINUTE_MS);

/** Article 9.5(b) of 1997: half of the claimant's time goes, at most three minutes, or the opponent gets three. */
export function article9_5bOf1997({ claimantMs, choosesOpponent }: Claim): Change {
  if (choosesOpponent) return { claimant: 0, opponent: 3 * MINUTE_MS };
  return { claimant: -halfAtMostThree(claimantMs), opponent: 0 };
}

/**
 * Article 9.5 of 2001: the opponent gets three minutes. A claimant with more than two minutes loses half, at most
 * three. One with one to two minutes goes on with one, and one with less loses nothing.
 */
export function article9_5of2001({ claimantMs }: Claim): Change {
  const opponent = 3 * MINUTE_MS;
  if (claimantMs > 2 * MINUTE_MS) return { claimant: -halfAtMostThree(claimantMs), opponent };
  return { claimant: Math.min(0, MINUTE_MS - Math.max(claimantMs, MINUTE_MS)), opponent };
}

/** Article 9.5.b of 2014 and 9.5.3 of 2018: the opponent gets two minutes, or one in blitz. */
const article9_5_3of2018 = ({ kind }: Claim): Change => ({
  ...{ claimant: 0, opponent: (kind === "blitz" ? 1 : 2) * MINUTE_MS },
});

/** Article 9.5.3 of 2023: the opponent gets two minutes, or one in rapid and blitz (A.3). */
export const article9_5_3 = ({ kind }: Claim): Change => ({
  ...{ claimant: 0, opponent: (kind === "standard" ? 2 : 1) * MINUTE_MS },
});

const articles: Readonly<Record<Year, (claim: Claim) => Change>> = {
  1997: article9_5bOf1997,
  2001: article9_5of2001,
  2014: article9_5_3of2018,
  2018: article9_5_3of2018,
  2023: article9_5_3,
};

/** Returns what a wrong claim changes by an edition. */
export const wrongClaimAt = (year: Year, claim: Claim): Change => articles[year](claim);
