/** Decides how large the firmware of a board may be. */
import type { Board } from "../../../board-defs/board";
import { logPagesOf } from "../../boards/log-pages";

/** From this size on, Storage has room for parts that are not packed. */
const roomyBytes = 65_536;

/** The bytes of Storage that may be lost in front of the log's first page. */
const lostBytes = 672;

export interface Budget {
  /** The most bytes of Storage that the firmware should take, with the heads of files and the letters. */
  readonly storageBytes: number;
  /**
   * The most bytes of the script that is always at hand. It runs where it lies in Storage, and its functions take
   * variables. The build refuses more.
   */
  readonly residentBytes: number;
  /** True if parts are packed. Packed, they take a fifth less Storage, but all their bytes of memory while in use. */
  readonly isPacked: boolean;
}

/** Returns the budget of a board: 28,000 of the 36,864 bytes of a Pixl.js, and more on a board with more Storage. */
export function budgetOf(board: Board): Budget {
  const { memory } = board;
  return {
    storageBytes: memory.storageBytes - logPagesOf(board) * memory.storagePageBytes - lostBytes,
    residentBytes: 20_000,
    isPacked: memory.storageBytes < roomyBytes,
  };
}
