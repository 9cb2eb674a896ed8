import type { Grid, Screen } from "../../../hal/hal";
import { divide } from "../../core/divide";
import { fillBox } from "./box";
import type { Box } from "./layout";

/* The large digits of the times. The functions redraw only the digits that change. */

/**
 * Draws a time, made of digits or `-`, over the time `old` that the box shows. Clears the box first if the two texts
 * differ in length. `caret` is the place that has a bar below it, or an empty text.
 */
export function drawTime(screen: Screen, box: Box, grid: Grid, old: string, text: string, caret: string): void {
  const isFresh = old.length !== text.length;
  const y = box[1] + 1;
  let x = box[0] + grid[0];
  let from = isFresh ? "" : old;
  let rest = text;
  if (isFresh) fillBox(screen, box, 0, false);
  for (let i = 0; i < text.length; i++) {
    const c = rest.charAt(0);
    if (c === ":" || c === ".") {
      if (isFresh) drawMark(screen, x - grid[5] + grid[6], y, grid, c === ":");
      x += 2 * grid[6];
    } else {
      if (from.charAt(0) !== c) screen.digit(x, y, grid, c);
      if (caret !== "" && caret === "" + i) screen.fill(x, box[1] + box[3] - 2, grid[1], 2, true);
      x += grid[1] + grid[5];
    }
    from = from.slice(1);
    rest = rest.slice(1);
  }
}

/** Draws a colon, or a point beside the lowest segment. */
function drawMark(screen: Screen, x: number, y: number, grid: Grid, colon: boolean): void {
  const offset = colon ? divide(grid[2], 2) : 0;
  screen.fill(x, y + 2 * grid[2] - offset, grid[5], grid[3], true);
  if (colon) screen.fill(x, y + offset, grid[5], grid[3], true);
}

/** Draws the last digit of a time over the one that the box shows. */
export function drawLastDigit(screen: Screen, box: Box, grid: Grid, digit: string): void {
  screen.digit(box[0] + grid[7], box[1] + 1, grid, digit);
}
