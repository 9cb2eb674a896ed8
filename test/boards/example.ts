import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";

/** A board that fits; the tests change one thing at a time. */
export const fine: Board = pixljs;

/** Returns a copy as JSON would hold it. */
export function plain(board: Board): Record<string, unknown> {
  return JSON.parse(JSON.stringify(board));
}

/** Returns a copy of a board with other values at paths such as `memory.ramBytes`. */
export function changed(board: Board, values: Readonly<Record<string, unknown>>): Board {
  const copy = structuredClone(board);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let part = copy as unknown as Record<string, unknown>;
    for (const name of names) part = part[name] as Record<string, unknown>;
    part[last] = value;
  }
  return copy;
}
