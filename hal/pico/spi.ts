import { divide } from "../../firmware/core/divide";
import { chip } from "./chip";
import type { DisplayPins } from "./display";
import { lendPin, makeOutput, PinUse } from "./pins";

const SPI0 = 1073987584; // 0x4003c000
const CONTROL_0 = SPI0;
const CONTROL_1 = SPI0 + 4;
const PRESCALE = SPI0 + 16;
const CLOCK_HZ = 125000000;

/** Opens SPI0 for a display, which stays selected: it is alone. `hz` is the most that it takes. */
export function openSpi(pins: DisplayPins, hz: number): void {
  lendPin(pins.clock, PinUse.Spi, false);
  lendPin(pins.data, PinUse.Spi, false);
  chip.poke(PRESCALE, 2 * divide(CLOCK_HZ + 2 * hz - 1, 2 * hz));
  chip.poke(CONTROL_0, 7); // bytes
  chip.poke(CONTROL_1, 2);
  makeOutput(pins.command);
  if (pins.select >= 0) makeOutput(pins.select);
}

/** Resets a display. */
export function resetDisplay(pins: DisplayPins): void {
  if (pins.reset < 0) return;
  makeOutput(pins.reset);
  chip.drive(pins.reset, true);
}
