/** Pictures of a display as PNG files. */
import { PNG } from "pngjs";
import type { Panel } from "./panel";

type Colour = readonly [red: number, green: number, blue: number];

export interface Colours {
  readonly ink: Colour;
  readonly clear: Colour;
  /** Around the pixels. */
  readonly glass: Colour;
}

/** A reflective LCD by daylight. */
export const lcd: Colours = { ink: [30, 36, 32], clear: [180, 192, 162], glass: [170, 182, 152] };

/** From this scale on the lines between the pixels are seen, as on the glass. */
const lineScale = 4;

/** A panel with a rim, each pixel `scale` times as large. */
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
      paint(png, left, top, scale, scale, mixed(colour, colours.glass));
      paint(png, left, top, scale - line, scale - line, colour);
    }
  }
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0 });
}

/** Three parts of the first colour, one of the other. */
function mixed(a: Colour, b: Colour): Colour {
  const part = (i: 0 | 1 | 2): number => Math.round((3 * a[i] + b[i]) / 4);
  return [part(0), part(1), part(2)];
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
