/** Writes pictures of a display as PNG files. */
import { PNG } from "pngjs";
import { type Colour, type Colours, lineScale, rimColour } from "../boards/lcd";
import type { Panel } from "./panel";

/** Returns a picture of a panel with a rim; each pixel is `scale` times as large. */
export function pngOf(panel: Panel, scale: number, colours: Colours): Buffer {
  const rim = 4 * scale;
  const line = scale >= lineScale ? 1 : 0;
  const png = new PNG({ width: panel.widthPx * scale + 2 * rim, height: panel.heightPx * scale + 2 * rim });
  paint(png, 0, 0, png.width, png.height, colours.glass);
  for (let y = 0; y < panel.heightPx; y++) {
    for (let x = 0; x < panel.widthPx; x++) {
      const colour = panel.pixels[y * panel.widthPx + x] === 1 ? colours.ink : colours.clear;
      const left = rim + x * scale;
      const top = rim + y * scale;
      paint(png, left, top, scale, scale, rimColour(colour, colours.glass));
      paint(png, left, top, scale - line, scale - line, colour);
    }
  }
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0 });
}

function paint(png: PNG, left: number, top: number, width: number, height: number, [red, green, blue]: Colour): void {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const at = 4 * (y * png.width + x);
      png.data[at] = red;
      png.data[at + 1] = green;
      png.data[at + 2] = blue;
      png.data[at + 3] = 255;
    }
  }
}
