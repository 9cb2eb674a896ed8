/** Lets the part in C draw the segments of the digits, with one call for each line of a segment's stroke. */

/** The module that this one replaces. */
export const segmentPath = "firmware/app/display/segment.ts";

export const segmentText = `import type { Screen } from "../../../hal/hal";
import { chip } from "../../../hal/pico/chip";
import type { Grid } from "./layout";
export function drawSegment(_screen: Screen, which: number, x: number, y: number, grid: Grid, lit: boolean): void {
  chip.segment(which, x, y, grid[1], grid[2], grid[3], grid[4], lit);
}
`;
