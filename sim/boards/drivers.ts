/** Lists the displays that a board with an RP2040 can have. */
import type { DisplayPins, Driver } from "../../board-defs/board";

/** The driver of a display: its file in hal/pico, and the function there that creates it. */
export interface DriverFile {
  file: string;
  create: string;
  /** True if the display takes single rows; false if it takes pages of 8 rows (hal/pico/native/picture.c). */
  byRows: boolean;
  widthPx: number;
  heightPx: number;
  /** The pins that it drives, all of which it needs. */
  pins: readonly (keyof DisplayPins)[];
  /** True if it can switch a light. */
  hasLight: boolean;
}

const byPages = {
  byRows: false,
  widthPx: 128,
  heightPx: 64,
  pins: ["clock", "data", "select", "command", "reset"],
} as const;

export const drivers: ReadonlyMap<Driver, DriverFile> = new Map([
  ["ssd1306", { file: "ssd1306", create: "createSsd1306", ...byPages, hasLight: false }],
  ["st7567", { file: "st7567", create: "createSt7567", ...byPages, hasLight: true }],
  [
    "sharp",
    {
      file: "sharp",
      create: "createSharp",
      byRows: true,
      widthPx: 400,
      heightPx: 240,
      pins: ["clock", "data", "select", "enable", "inversion"],
      hasLight: false,
    },
  ],
]);
