/** Computes the layout of a board's display ahead: its firmware looks it up in tables. */
import type { Board } from "../../../board-defs/board";
import { boxOf, gridOf, rowsOf } from "../../../firmware/app/display/layout";
import { REGIONS } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";
import { drawDigit } from "../../../hal/digit";
import type { Grid } from "../../../hal/hal";
import { drivers } from "../../boards/drivers";

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

/** Returns the digits of each grid as C data, as native/chip.h declares them. A tick reads them, so they lie in RAM. */
export function digitData({ widthPx, heightPx, driver }: Size & Pick<Board["display"], "driver">): string {
  const cut = drivers.get(driver)?.byRows === true ? byRows : byBoxes;
  const lists = gridsOf({ widthPx, heightPx } as Facts).map((grid, index) => {
    return `static Piece pieces_${index}[] = {${[...cut(boxesOf(grid)), "{.height = 0}"].join(", ")}};\n`;
  });
  const names = lists.map((_, index) => `pieces_${index}`);
  return `#include "chip.h"\n${lists.join("")}const Piece *const digit_pieces[] = {${names.join(", ")}};\n`;
}

/** A box that every digit of a grid fills or clears. `digits` has a bit for each digit in which it is lit. */
interface PieceBox {
  x: number;
  y: number;
  width: number;
  height: number;
  digits: number;
}

function boxesOf(grid: Grid): PieceBox[] {
  const boxes = new Map<string, PieceBox>();
  for (const [place, digit] of digits.entries()) {
    const note = (x: number, y: number, width: number, height: number, isLit: boolean) => {
      if (width < 1 || height < 1) return;
      if (Math.max(x, y, width, height) > 255) throw new Error(`a digit of ${grid[1]} pixels is too large`);
      const key = [x, y, width, height].join();
      const box = boxes.get(key) ?? { x, y, width, height, digits: 0 };
      boxes.set(key, { ...box, digits: box.digits + (isLit ? 2 ** place : 0) });
    };
    drawDigit(note, 0, 0, grid, digit);
  }
  return [...boxes.values()];
}

function byBoxes(boxes: readonly PieceBox[]): string[] {
  return boxes.map(
    ({ x, y, width, height, digits }) =>
      `{.x = ${x}, .width = ${width}, .y = ${y}, .height = ${height}, .lit = ${digits}}`,
  );
}

/** Returns the boxes as runs of rows with the same columns, which a display with whole words in a row draws faster. */
function byRows(boxes: readonly PieceBox[]): string[] {
  const pieces: string[] = [];
  for (const digits of new Set(boxes.map((box) => box.digits))) {
    const same = boxes.filter((box) => box.digits === digits);
    let run = { columns: 0, y: 0, height: 0 };
    for (let y = 0; y <= Math.max(...same.map((box) => box.y + box.height)); y++) {
      const columns = columnsOf(same.filter((box) => box.y <= y && y < box.y + box.height));
      if (columns === run.columns) run.height++;
      else {
        if (run.columns > 0)
          pieces.push(`{.columns = ${run.columns}u, .y = ${run.y}, .height = ${run.height}, .lit = ${digits}}`);
        run = { columns, y, height: 1 };
      }
    }
  }
  return pieces;
}

/** Returns a word with the columns of boxes. The first column is its highest bit. */
function columnsOf(boxes: readonly PieceBox[]): number {
  let columns = 0n;
  for (const { x, width } of boxes) {
    if (x + width > 32) throw new Error("a digit of more than 32 columns does not fit a word");
    columns |= ((1n << BigInt(width)) - 1n) << BigInt(32 - x - width);
  }
  return Number(columns);
}
