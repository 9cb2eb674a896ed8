import type { Screen } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";

/** Makes a screen that is clear from its first moment. */
export function createScreen(display: Display, widthPx: number, heightPx: number): Screen {
  display.start();
  chip.fill(0, 0, widthPx, heightPx, false);
  return { fill: chip.fill, write: chip.write, show: display.send };
}
