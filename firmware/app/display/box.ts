import type { Screen } from "../../../hal/hal";
import type { Box } from "./layout";

/** Fills a box except for a frame of `inset` px. */
export function fillBox(screen: Screen, box: Box, inset: number, lit: boolean): void {
  screen.fill(box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset, lit);
}

/** Writes a text into a box, `inset` px from its left and right edges. */
export function writeIn(screen: Screen, box: Box, inset: number, reversed: boolean, text: string): void {
  screen.write(box[0] + inset, box[6], box[2] - 2 * inset, box[5], box[4], reversed, text);
}
