/** How large the firmware of a board may be. */
import type { Board } from "../../../board-defs/board";

/** Storage of so many bytes has room for parts as they run. */
const roomyBytes = 65_536;

/** Two pages for the log of a game and the settings, and what lies between them and the firmware; of a Pixl.js. */
const logBytes = 8_864;

export interface Budget {
  /** Bytes of Storage that it should take at most, heads of files and letters included. */
  readonly storageBytes: number;
  /** Bytes that it may keep in memory: more is refused. */
  readonly residentBytes: number;
  /** Parts are packed, which takes a fifth less of Storage and, while they are in use, all their bytes of memory. */
  readonly isPacked: boolean;
}

/** 28,000 bytes of the 36,864 of a Pixl.js; more where there is more. */
export function budgetOf({ memory }: Board): Budget {
  return {
    storageBytes: memory.storageBytes - logBytes,
    residentBytes: 20_000,
    isPacked: memory.storageBytes < roomyBytes,
  };
}
