/** Computes the layout of a board's display ahead: its firmware looks it up in tables. */
import { boxOf, gridOf, rowsOf } from "../../../firmware/app/display/layout";
import { REGIONS } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";

/** The module that the tables stand in for. */
export const layoutPath = "firmware/app/display/layout.ts";

/** The lengths of a time that have a grid of their own: `H:MM:SS`, `HH:MM:SS` and `H:MM:SS.t`. */
const lengths = [7, 8, 9];

/** Returns the module as TypeScript, with the functions that the firmware calls. */
export function layoutText({ widthPx, heightPx }: Pick<Facts, "widthPx" | "heightPx">): string {
  const facts = { widthPx, heightPx } as Facts;
  const boxes = Array.from({ length: REGIONS }, (_, region) => boxOf(facts, region));
  const grids = lengths.map((length) => gridOf(facts, length));
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
