/** Says how large the log of a board is. Every runtime gives the board this many pages. */
import type { Board } from "../../board-defs/board";

/** The fewest pages with which a clock has a log. */
const fewest = 2;

export function logPagesOf({ runtime, memory }: Board): number {
  const { storageBytes, storagePageBytes, logPages } = memory;
  return runtime === "lua" ? Math.floor(storageBytes / storagePageBytes) : (logPages ?? fewest);
}
