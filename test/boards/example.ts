import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";

/** A board that fits; the tests change one thing at a time. */
export const fine: Board = pixljs;

/** Returns a copy as JSON would hold it. */
export function plain(board: Board): Record<string, unknown> {
  return JSON.parse(JSON.stringify(board));
}
