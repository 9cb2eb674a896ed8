import type { Grid, Screen } from "./hal";
import { drawSegment } from "./segment";

/**
 * Draws a large digit, or a dash, over another one: seven segments with mitred ends. No two segments share a pixel, so
 * clearing the dark ones and filling the others is enough.
 */
export function drawDigit(fill: Screen["fill"], x: number, y: number, grid: Grid, digit: string): void {
  // The digits in which each segment is dark: top, middle, bottom, upper left and right, lower left and right.
  const dark = ["-14", "017", "-147", "-1237", "-56", "-134579", "-2"];
  for (let i = 0; i < 7; i++) drawSegment(fill, i, x, y, grid, dark[i].indexOf(digit) < 0);
}
