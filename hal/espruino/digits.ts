import type { Grid } from "../hal";

/**
 * Draws a large digit by one call. The build replaces this function with one that knows where the images of the board's
 * display lie in flash (sim/build/data/digits.ts).
 */
export function digit(this: void, _x: number, _y: number, _grid: Grid, _digit: string): void {}
