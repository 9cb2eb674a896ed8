import type { Power } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";

const WATCHDOG_CONTROL_SET = 1074110464; // 0x40058000, sets bits
const TRIGGER = -2147483647 - 1;
const RESET_SELECT = 1073807368; // 0x40010008
const ALL_BUT_OSCILLATORS = 131068;

export function createPower(display: Display): Power {
  return { light: display.light, restart: restart };
}

/** Restarts the chip at once, by the watchdog. */
function restart(this: void): void {
  chip.poke(RESET_SELECT, ALL_BUT_OSCILLATORS);
  chip.poke(WATCHDOG_CONTROL_SET, TRIGGER);
}
