/** The emulated displays, one for each driver of hal/pico. They decode the bytes on their bus into pixels. */
import type { Driver } from "../../board-defs/board";
import type { Display } from "./glass";
import { Sharp } from "./sharp";
import { Ssd1306 } from "./ssd1306";
import { St7567 } from "./st7567";

/** Creates a display. `nowNs` returns the time. `isTimed` is false if computing takes none. */
type Maker = (nowNs: () => number, isTimed: boolean) => Display;

const makers: ReadonlyMap<Driver, Maker> = new Map<Driver, Maker>([
  ["ssd1306", () => new Ssd1306()],
  ["st7567", () => new St7567()],
  ["sharp", (nowNs, isTimed) => new Sharp(nowNs, isTimed)],
]);

export function createDisplay(driver: Driver, nowNs: () => number, isTimed: boolean): Display {
  const make = makers.get(driver);
  if (make === undefined) throw new Error(`no display emulates ${driver}`);
  return make(nowNs, isTimed);
}
