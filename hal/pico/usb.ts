/**
 * Turns the link on the chip's USB connector on while a cable gives power. native/usb.c serves the port. Without a cable
 * nothing of it runs.
 */
import { chip } from "./chip";
import { onSense } from "./contacts";
import { awaitPart, releaseParts } from "./resets";
import { startUsbClock, stopUsbClock } from "./usb-clock";

/** The part of the chip that tells its identity, whose highest four bits are the revision. */
const SYSTEM_RESET = 524288;
const IDENTITY = 1073741824; // 0x40000000
/** The identity of B2 begins here. B0 and B1 have revision 1. */
const REVISION_B2 = 536870912; // 0x20000000
const REFUSAL =
  '{"notice":"usb","problem":"This chip is older than RP2040 B2 and has no USB (RP2040-E5). Use the UART."}';

let sense = -1;
let isOn = false;

/** Serves the port whenever a cable gives power to a pin; never without such a pin. */
export function createUsb(sensePin: number): void {
  if (sensePin < 0) return;
  sense = sensePin;
  onSense(sense, followCable);
  followCable();
}

function followCable(this: void): void {
  const isPlugged = chip.level(sense) === 1;
  if (isPlugged === isOn) return;
  isOn = isPlugged;
  tellRefusal();
  if (isOld()) return;
  if (isOn) startUsbClock();
  chip.usb(isOn);
  if (!isOn) stopUsbClock();
}

/** Says why a cable that is plugged in has no effect. */
export function tellRefusal(): void {
  if (isOn && isOld()) chip.send(REFUSAL);
}

/** Returns true if the chip may never leave a reset of the bus beside other devices (RP2040-E5). Later ones are negative. */
function isOld(): boolean {
  releaseParts(SYSTEM_RESET);
  awaitPart(SYSTEM_RESET);
  const identity = chip.peek(IDENTITY);
  return identity >= 0 && identity < REVISION_B2;
}
