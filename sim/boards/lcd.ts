/** Defines how displays look: the colours of their pixels in daylight. */
import type { Driver } from "../../board-defs/board";

export type Colour = readonly [red: number, green: number, blue: number];

export interface Colours {
  readonly ink: Colour;
  readonly clear: Colour;
  /** The colour around the pixels. */
  readonly glass: Colour;
}

/** A reflective LCD. */
export const lcd: Colours = { ink: [30, 36, 32], clear: [180, 192, 162], glass: [170, 182, 152] };
/** Lit dots on black glass. */
const oled: Colours = { ink: [152, 214, 255], clear: [10, 14, 20], glass: [6, 8, 12] };
/** A memory display: black on silver. */
const memory: Colours = { ink: [24, 26, 30], clear: [204, 208, 206], glass: [196, 200, 198] };

/** From this scale on, pictures show the lines between the pixels, as the glass does. */
export const lineScale = 4;

export function coloursOf(driver: Driver): Colours {
  switch (driver) {
    case "ssd1306":
    case "max7219":
    case "leds":
      return oled;
    case "sharp":
    case "epaper":
    case "lpm013m126":
      return memory;
    case "st7565":
    case "st7567":
    case "sh1106":
    case "pcd8544":
    case "hd44780":
      return lcd;
  }
}

/** Returns the colour of a pixel's rim: three parts of the first colour and one part of the other. */
export function rimColour(a: Colour, b: Colour): Colour {
  const part = (i: 0 | 1 | 2): number => Math.round((3 * a[i] + b[i]) / 4);
  return [part(0), part(1), part(2)];
}
