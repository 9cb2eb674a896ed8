import { drawDigit } from "../digit";
import type { Grid, Screen } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";

/** Returns a screen that is clear from its first moment. */
export function createScreen(display: Display, widthPx: number, heightPx: number): Screen {
  display.start();
  chip.fill(0, 0, widthPx, heightPx, false);
  return { fill: chip.fill, write: chip.write, digit: digit, show: display.send };
}

function digit(this: void, x: number, y: number, grid: Grid, digit: string): void {
  drawDigit(chip.fill, x, y, grid, digit);
}
