/** The displays that a board with an RP2040 can have. */
import type { Driver } from "../../../board-defs/board";

/** A display's driver: its file below hal/pico, and the function there that makes it. */
export interface DriverFile {
  file: string;
  create: string;
}

export const drivers: ReadonlyMap<Driver, DriverFile> = new Map([
  ["ssd1306", { file: "ssd1306", create: "createSsd1306" }],
]);
