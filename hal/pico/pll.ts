/** Starts and stops the PLL that makes 48 MHz from the crystal. It runs only while USB or the converter needs it. */
import { chip } from "./chip";
import { awaitHighest, awaitPart, holdParts, releaseParts } from "./registers";

/** The parts that need 48 MHz. */
export const enum PllUser {
  Usb = 0,
  Converter = 1,
}

const RESET = 8192;
const PLL = 1073922048; // 0x4002c000
const POWER = PLL + 4;
const POWER_CLEAR = PLL + 12292; // clears bits
const FACTOR = PLL + 8;
const DIVIDERS = PLL + 12;
/** 12 MHz × 100 ÷ 5 ÷ 5. */
const HUNDRED = 100;
const FIVE_AND_FIVE = 348160;
/** The bits that turn off the oscillator with everything else, and those of the dividers. */
const OSCILLATOR_OFF = 33;
const DIVIDERS_OFF = 8;

const needs = [false, false];

/** Starts the PLL for a part, unless it runs. Returns false if it never settles. */
export function startPll(user: PllUser): boolean {
  const runs = needs[PllUser.Usb] || needs[PllUser.Converter];
  needs[user] = true;
  return runs || turnOn();
}

function turnOn(): boolean {
  releaseParts(RESET);
  if (!awaitPart(RESET)) return false;
  chip.poke(FACTOR, HUNDRED);
  chip.poke(POWER_CLEAR, OSCILLATOR_OFF);
  if (!awaitHighest(PLL)) return false; // its highest bit: locked
  chip.poke(DIVIDERS, FIVE_AND_FIVE);
  chip.poke(POWER_CLEAR, DIVIDERS_OFF);
  return true;
}

/** Stops the PLL, unless the other part needs it. */
export function stopPll(user: PllUser): void {
  needs[user] = false;
  if (needs[PllUser.Usb] || needs[PllUser.Converter]) return;
  chip.poke(POWER, OSCILLATOR_OFF + DIVIDERS_OFF);
  holdParts(RESET);
}
