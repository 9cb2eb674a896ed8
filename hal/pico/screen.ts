import type { Screen } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";

/** Returns a screen that is clear from its first moment. */
export function createScreen(display: Display): Screen {
  display.start();
  return { fill: display.fill, write: display.write, digit: chip.digit, show: display.send };
}
