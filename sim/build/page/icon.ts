/** Draws the page's icon: a fallen flag in the pixels of the display. */
import { PNG } from "pngjs";
import { type Colour, lcd } from "../../boards/lcd";

const rows = [
  "................",
  "................",
  "...#............",
  "...##...........",
  "...#####........",
  "...########.....",
  "...##########...",
  "...#########....",
  "...######.......",
  "...###..........",
  "...#............",
  "...#............",
  "...#............",
  "..###...........",
  "................",
  "................",
];

/** Returns a square of this many pixels, which should be a multiple of 16 or nearly so. */
export function iconPng(sizePx: number): Uint8Array {
  const png = new PNG({ width: sizePx, height: sizePx });
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++) {
      const cell = rows[Math.floor((y * rows.length) / sizePx)]?.[Math.floor((x * rows.length) / sizePx)];
      dye(png, 4 * (y * sizePx + x), cell === "#" ? lcd.ink : lcd.clear);
    }
  }
  return PNG.sync.write(png, { colorType: 2 });
}

function dye(png: PNG, at: number, [red, green, blue]: Colour): void {
  png.data[at] = red;
  png.data[at + 1] = green;
  png.data[at + 2] = blue;
  png.data[at + 3] = 255;
}
