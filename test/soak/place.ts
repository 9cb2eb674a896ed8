/** The board and the circumstances of a table. */
import type { Facts } from "../../firmware/app/model/facts";
import type { Hal } from "../../hal/hal";
import { createBoard, type VirtualBoard } from "../../hal/virtual/board";
import { type Cells, mendCut } from "../../hal/virtual/cells";

/** The circumstances of a table. */
export interface Place {
  facts: Facts;
  counterStart: number;
  driftPpm: number;
  /** The number of pages of flash; `worn` lists words whose bits cannot be cleared. */
  pages: number;
  worn?: readonly number[];
  /** Replaces the board that the application sees. */
  between?: (hal: Hal) => Hal;
}

/** Gives a board of the place its power. */
export function boardOf(
  { counterStart, driftPpm, between }: Place,
  cells: Cells,
  hear: (this: void, line: string) => void,
): VirtualBoard {
  mendCut(cells);
  const board = createBoard(counterStart, driftPpm, hear, false, cells);
  return between === undefined ? board : { ...board, hal: between(board.hal) };
}
