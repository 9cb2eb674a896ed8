/** Displays that turn the bytes on their bus into pixels: one for each driver of hal/pico. */
import type { Driver } from "../../board-defs/board";
import type { Display } from "./glass";
import { Ssd1306 } from "./ssd1306";

const makers: ReadonlyMap<Driver, () => Display> = new Map([["ssd1306", () => new Ssd1306()]]);

export function createDisplay(driver: Driver): Display {
  const make = makers.get(driver);
  if (make === undefined) throw new Error(`no display emulates ${driver}`);
  return make();
}
