/** How much of a long test each run plays: CI all of it, and a contributor's run a sample. */

export function isCi(): boolean {
  return (process.env.CI ?? "") !== "";
}

/** Returns all rows in CI, and elsewhere each `every`-th one. */
export function sampled<T>(rows: readonly T[], every: number): T[] {
  return rows.filter((_, n) => isCi() || n % every === 0);
}
