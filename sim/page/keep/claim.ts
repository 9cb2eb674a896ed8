/** Holds what both ways to claim the kept clock share: by the browser's locks, and by asking the other tabs. */

/** Says who has the kept clock: this tab, another tab, or a tab that does not answer. */
export type Claim = "ours" | "taken" | "silent";

/** The name of the lock, and of the channel on which tabs ask. */
export const lockName = "flagfall.clock";

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
