import type { Power } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";
import { CONTROL_SET } from "./watchdog";

const TRIGGER = -2147483647 - 1;

export function createPower(display: Display): Power {
  return { light: display.light, restart: restart };
}

/** Restarts the chip at once, by the watchdog. */
function restart(this: void): void {
  chip.poke(CONTROL_SET, TRIGGER);
}
