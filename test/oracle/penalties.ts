/** The table of penalties of clock.md §7, typed again from the page: what the oracle thinks each edition awards. */

import type { Edition, Kind } from "./rules";

/** Returns the minutes for the opponent after the nth illegal move of a side, or "lost" if the game ends. */
export function illegalAward(edition: Edition, kind: Kind, nth: number, quickplayFinish: boolean): number | "lost" {
  const fast = kind === "rapid" || kind === "blitz";
  const row = (minutes: number, times: number): number | "lost" => (nth > times ? "lost" : minutes);
  switch (edition) {
    case 1997:
      if (kind === "blitz") return "lost";
      return fast || quickplayFinish ? row(2, 2) : 0;
    case 2001:
      return kind === "blitz" ? "lost" : row(2, 2);
    case 2014:
      return fast ? "lost" : row(2, 1);
    case 2018:
      return kind === "blitz" ? row(1, 1) : row(2, 1);
    case 2023:
      return fast ? row(1, 1) : row(2, 1);
  }
}

export interface DrawAward {
  /** Minutes for the opponent. */
  readonly opponent: number;
  /** The time that the claimant loses. */
  readonly claimant: "nothing" | "half" | "half or down to a minute";
}

/** Returns the effect of a wrong claim of a draw. `choice` is the arbiter's, if the Laws say "or". */
export function drawAward(edition: Edition, kind: Kind, choice: boolean): DrawAward {
  const plain = (opponent: number): DrawAward => ({ opponent, claimant: "nothing" });
  switch (edition) {
    case 1997:
      return choice ? plain(3) : { opponent: 0, claimant: "half" };
    case 2001:
      return { opponent: 3, claimant: "half or down to a minute" };
    case 2014:
    case 2018:
      return plain(kind === "blitz" ? 1 : 2);
    case 2023:
      return plain(kind === "rapid" || kind === "blitz" ? 1 : 2);
  }
}

/** Returns what a claimant with `remaining` ms loses, or the new time of that clock. */
export function claimantLoss(remaining: number, loss: DrawAward["claimant"]): { take: number } | { setTo: number } {
  const half = { take: Math.min(Math.floor(remaining / 2), 180_000) };
  switch (loss) {
    case "nothing":
      return { take: 0 };
    case "half":
      return half;
    case "half or down to a minute":
      if (remaining > 120_000) return half;
      return remaining >= 60_000 ? { setTo: 60_000 } : { take: 0 };
  }
}

/**
 * Returns whether the Laws have the claim in a quickplay finish for a kind of game, in every edition. The opponent gets
 * two minutes.
 */
export const knowsQuickplayClaim = (kind: Kind): boolean => kind !== "blitz";

/** Returns whether five seconds a move may be granted. */
export const knowsGuideline = (edition: Edition, kind: Kind): boolean => edition >= 2014 && kind !== "blitz";
