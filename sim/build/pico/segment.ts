/** Lets the part in C draw the segments of the digits, with one call for each line of a segment's stroke. */

/** The module that this one replaces. */
export const segmentPath = "hal/segment.ts";

export const segmentText = `import type { Grid, Screen } from "./hal";
import { chip } from "./pico/chip";
export function drawSegment(_fill: Screen["fill"], which: number, x: number, y: number, grid: Grid, lit: boolean): void {
  chip.segment(which, x, y, grid[1], grid[2], grid[3], grid[4], lit);
}
`;
