import type { Align, Screen } from "../hal";
import { digit } from "./digits";
import { LETTERS } from "./letters";
import { storage } from "./modules";

/**
 * The file of letters, which the build makes. It begins with a width for each character from 32 to the last one that
 * has a width; their columns follow. It lies in flash and stays there.
 */
const FONT = "ff";
const FIRST_CHARACTER = 32;
const LINE_PX = 8;
/** The unit of scale in `setFontCustom`: a scale of 1. */
const SCALE = 256;

const widths = storage.read(FONT, 0, LETTERS);
const bitmap = storage.read(FONT, LETTERS);

export const screen: Screen = { fill: fill, write: write, digit: digit, show: show };

/** Outside of `write` the ink is 1 and the background 0. */
function fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void {
  if (lit) g.fillRect(x, y, x + width - 1, y + height - 1);
  else g.clearRect(x, y, x + width - 1, y + height - 1);
}

/** Writes a line of text. Leaves the display without a clip rectangle, as `fill` requires. */
function write(
  this: void,
  x: number,
  y: number,
  width: number,
  size: number,
  align: Align,
  reversed: boolean,
  text: string,
): void {
  const right = x + width - 1;
  const height = size * LINE_PX;
  const gap = text.indexOf("  ");
  g.setClipRect(x, y, right, y + height - 1);
  fill(x, y, width, height, reversed);
  g.setColor(reversed ? 0 : 1)
    .setFontCustom(bitmap, FIRST_CHARACTER, widths, LINE_PX + size * SCALE)
    .setFontAlign(align, -1)
    .drawString(gap < 0 ? text : text.slice(0, gap), x + ((align + 1) * width) / 2, y);
  if (gap >= 0) g.setFontAlign(1, -1).drawString(text.slice(gap + 2), right + 1, y);
  g.reset();
}

function show(this: void): void {
  g.flip();
}
