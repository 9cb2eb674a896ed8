/** Starts and stops the 48 MHz clock that USB needs. It runs only while a cable is plugged in. */
import { chip } from "./chip";
import { PllUser, startPll, stopPll } from "./pll";
import { awaitPart, holdParts, releaseParts } from "./resets";

const USB_RESET = 16777216;
const CLOCK_CONTROL = 1073774676; // 0x40008054
const ENABLED = 2048;

export function startUsbClock(): void {
  startPll(PllUser.Usb);
  releaseParts(USB_RESET);
  chip.poke(CLOCK_CONTROL, ENABLED);
  awaitPart(USB_RESET); // comes only when its clock runs
}

export function stopUsbClock(): void {
  chip.poke(CLOCK_CONTROL, 0);
  holdParts(USB_RESET);
  stopPll(PllUser.Usb);
}
