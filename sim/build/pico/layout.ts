/** Computes the layout of a board's display ahead: its firmware looks it up in tables. */
import { boxOf, gridOf, rowsOf } from "../../../firmware/app/display/layout";
import { REGIONS } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";
import { drawDigit } from "../../../hal/digit";
import type { Grid } from "../../../hal/hal";

/** The module that the tables stand in for. */
export const layoutPath = "firmware/app/display/layout.ts";

/** The lengths of a time that have a grid of their own: `H:MM:SS`, `HH:MM:SS` and `H:MM:SS.t`. */
const lengths = [7, 8, 9];

const digits = [..."0123456789-"];

type Size = Pick<Facts, "widthPx" | "heightPx">;

/** Returns the grids of times, each with its number at the end: native/picture.c looks the pieces of its digits up. */
function gridsOf(facts: Facts): Grid[] {
  return lengths.map((length, index) => [...gridOf(facts, length), index]);
}

/** Returns the module as TypeScript, with the functions that the firmware calls. */
export function layoutText({ widthPx, heightPx }: Size): string {
  const facts = { widthPx, heightPx } as Facts;
  const boxes = Array.from({ length: REGIONS }, (_, region) => boxOf(facts, region));
  const grids = gridsOf(facts);
  return `export type Box = readonly number[];
export type Grid = readonly number[];
const boxes: readonly Box[] = ${JSON.stringify(boxes)};
const grids: readonly Grid[] = ${JSON.stringify(grids)};
export function boxOf(_facts: object, region: number): Box {
  return boxes[region];
}
export function gridOf(_facts: object, length: number): Grid {
  return grids[length - ${lengths[0]}];
}
export function rowsOf(_facts: object): number {
  return ${rowsOf(facts)};
}
`;
}

/** Returns the digits of each grid as C data, as native/chip.h declares them. */
export function digitData({ widthPx, heightPx }: Size): string {
  const lists = gridsOf({ widthPx, heightPx } as Facts).map((grid, index) => {
    return `static const Piece pieces_${index}[] = {${[...piecesOf(grid), "{0}"].join(", ")}};\n`;
  });
  const names = lists.map((_, index) => `pieces_${index}`);
  return `#include "chip.h"\n${lists.join("")}const Piece *const digit_pieces[] = {${names.join(", ")}};\n`;
}

/** Returns the boxes that every digit of a grid fills or clears, each with the digits in which it is lit. */
function piecesOf(grid: Grid): string[] {
  const lit = new Map<string, number>();
  for (const [place, digit] of digits.entries()) {
    const note = (x: number, y: number, width: number, height: number, isLit: boolean) => {
      if (width < 1 || height < 1) return;
      if (Math.max(x, y, width, height) > 255) throw new Error(`a digit of ${grid[1]} pixels is too large`);
      const box = [x, y, width, height].join();
      lit.set(box, (lit.get(box) ?? 0) + (isLit ? 2 ** place : 0));
    };
    drawDigit(note, 0, 0, grid, digit);
  }
  return [...lit].map(([box, digitsOf]) => `{${box}, ${digitsOf}}`);
}
