/** Lists the displays that a board with an RP2040 can have. */
import type { Driver } from "../../board-defs/board";

/** The driver of a display: its file in hal/pico, and the function there that creates it. */
export interface DriverFile {
  file: string;
  create: string;
  /** True if the display takes single rows; false if it takes pages of 8 rows (hal/pico/native/picture.c). */
  byRows: boolean;
}

export const drivers: ReadonlyMap<Driver, DriverFile> = new Map([
  ["ssd1306", { file: "ssd1306", create: "createSsd1306", byRows: false }],
  ["st7567", { file: "st7567", create: "createSt7567", byRows: false }],
  ["sharp", { file: "sharp", create: "createSharp", byRows: true }],
]);
