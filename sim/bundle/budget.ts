/** How large the firmware of a board may be. */

/**
 * The bytes of Storage that it should take at most, heads of files and letters included, so that the log of a game has
 * room; and those that it may keep in memory.
 */
export const budget = { storageBytes: 28_000, residentBytes: 20_000 } as const;
