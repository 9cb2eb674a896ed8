/** The displays that a board with an RP2040 can have. */
import type { Driver } from "../../../board-defs/board";

/** A display's driver: its file below hal/pico, and the function there that makes it. */
export interface DriverFile {
  file: string;
  create: string;
  /** The display takes single rows, not pages of 8 (hal/pico/native/picture.c). */
  byRows: boolean;
}

export const drivers: ReadonlyMap<Driver, DriverFile> = new Map([
  ["ssd1306", { file: "ssd1306", create: "createSsd1306", byRows: false }],
  ["st7567", { file: "st7567", create: "createSt7567", byRows: false }],
  ["sharp", { file: "sharp", create: "createSharp", byRows: true }],
]);
