/** Starts and stops the 48 MHz clock that USB needs. It runs only while a cable is plugged in. */
import { chip } from "./chip";
import { awaitPart, holdParts, releaseParts } from "./resets";

const PLL_RESET = 8192;
const USB_RESET = 16777216;
const CLOCK_CONTROL = 1073774676; // 0x40008054
const ENABLED = 2048;

const PLL = 1073922048; // 0x4002c000
const PLL_POWER = PLL + 4;
const PLL_POWER_CLEAR = PLL + 12292; // clears bits
const PLL_FACTOR = PLL + 8;
const PLL_DIVIDERS = PLL + 12;
/** The PLL makes 12 MHz × 100 ÷ 5 ÷ 5. */
const FACTOR = 100;
const DIVIDERS = 348160;
/** The bits that turn off the oscillator with everything else, and those of the dividers. */
const OSCILLATOR_OFF = 33;
const DIVIDERS_OFF = 8;

export function startUsbClock(): void {
  releaseParts(PLL_RESET + USB_RESET);
  awaitPart(PLL_RESET);
  chip.poke(PLL_FACTOR, FACTOR);
  chip.poke(PLL_POWER_CLEAR, OSCILLATOR_OFF);
  while (chip.peek(PLL) >= 0); // its highest bit: locked
  chip.poke(PLL_DIVIDERS, DIVIDERS);
  chip.poke(PLL_POWER_CLEAR, DIVIDERS_OFF);
  chip.poke(CLOCK_CONTROL, ENABLED);
  awaitPart(USB_RESET); // comes only when its clock runs
}

export function stopUsbClock(): void {
  chip.poke(CLOCK_CONTROL, 0);
  chip.poke(PLL_POWER, OSCILLATOR_OFF + DIVIDERS_OFF);
  holdParts(PLL_RESET + USB_RESET);
}
