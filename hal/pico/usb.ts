/**
 * Turns the link on the chip's USB connector on while a cable gives power. native/usb.c serves the port. Registers and
 * bits are those of the RP2040's data sheet, 4.1. Without a cable nothing of it runs.
 */
import { chip } from "./chip";
import { onSense } from "./contacts";
import { PllUser, startPll, stopPll } from "./pll";
import { awaitPart, holdParts, releaseParts } from "./registers";

/** The part of the chip that tells its identity, whose highest four bits are the revision. */
const SYSTEM_RESET = 524288;
const IDENTITY = 1073741824; // 0x40000000
/** The identity of B2 begins here. B0 and B1 have revision 1. */
const REVISION_B2 = 536870912; // 0x20000000
const REFUSAL =
  '{"notice":"usb","en":"This chip is older than RP2040 B2 and has no USB (RP2040-E5). Use the UART.",' +
  '"es":"Este chip es anterior a RP2040 B2 y no tiene USB (RP2040-E5). Use la UART."}';

/** The controller: its memory, and its registers. */
const MEMORY = 1343225856; // 0x50100000
/** The settings of endpoints and the controls of their buffers, in bytes. */
const SETTINGS_BYTES = 256;
const MAIN_CONTROL = 1343291456; // 0x50110040
const WIRE_CONTROL = MAIN_CONTROL + 12;
const ROUTE = MAIN_CONTROL + 52;
const POWER = MAIN_CONTROL + 56;
const WANTED = MAIN_CONTROL + 80;
/** The interrupts: buffers, a reset of the bus, a request. */
const ALL_WANTED = 69648;
/** Makes every buffer of endpoint 0 report its end, and shows the clock to the host. */
const SHOWN = 536936448;
/** Connects the chip's own driver, and makes it believe that the cable is plugged in. */
const TO_DRIVER = 9;
const PLUGGED_IN = 12;

/** The 48 MHz clock that USB needs. It runs only while a cable is plugged in. */
const USB_RESET = 16777216;
const CLOCK_CONTROL = 1073774676; // 0x40008054
const CLOCK_ON = 2048;

let sense = -1;
let hasCable = false;
/** The function to call when a cable has no effect. */
const called: { refusal: (this: void) => void } = { refusal: ignore };

/** Serves the port whenever a cable gives power to a pin; never without such a pin. */
export function createUsb(sensePin: number): void {
  if (sensePin < 0) return;
  sense = sensePin;
  onSense(sense, onCable);
  followCable();
}

export function onUsbRefusal(act: (this: void) => void): void {
  called.refusal = act;
}

/** Handles a cable that came or went. */
function onCable(this: void): void {
  if (!followCable()) return;
  tellRefusal();
  if (isUsbRefused()) called.refusal();
}

/** Returns true if the cable came or went. */
function followCable(): boolean {
  const isPlugged = chip.level(sense) === 1;
  if (isPlugged === hasCable) return false;
  hasCable = isPlugged;
  if (isOld()) return true;
  if (hasCable) start();
  else stop();
  return true;
}

function start(): void {
  startUsbClock();
  for (let at = 0; at < SETTINGS_BYTES; at += 4) chip.poke(MEMORY + at, 0);
  chip.poke(ROUTE, TO_DRIVER);
  chip.poke(POWER, PLUGGED_IN);
  chip.poke(MAIN_CONTROL, 1);
  chip.usb(true);
  chip.poke(WANTED, ALL_WANTED);
  chip.poke(WIRE_CONTROL, SHOWN);
}

function stop(): void {
  chip.poke(WANTED, 0);
  chip.usb(false);
  chip.poke(WIRE_CONTROL, 0);
  chip.poke(MAIN_CONTROL, 0);
  stopUsbClock();
}

/** Returns true if a cable is plugged in and has no effect, because the chip is too old. */
export function isUsbRefused(): boolean {
  return hasCable && isOld();
}

/** Says so on the UART, which cannot send yet when the power comes. */
export function tellRefusal(): void {
  if (isUsbRefused()) chip.send(REFUSAL);
}

function ignore(this: void): void {}

/**
 * Returns true if the chip may never leave a reset of the bus beside other devices (RP2040-E5). Later ones are
 * negative.
 */
function isOld(): boolean {
  releaseParts(SYSTEM_RESET);
  awaitPart(SYSTEM_RESET);
  const identity = chip.peek(IDENTITY);
  return identity >= 0 && identity < REVISION_B2;
}

function startUsbClock(): void {
  startPll(PllUser.Usb);
  releaseParts(USB_RESET);
  chip.poke(CLOCK_CONTROL, CLOCK_ON);
  awaitPart(USB_RESET); // comes only when its clock runs
}

function stopUsbClock(): void {
  chip.poke(CLOCK_CONTROL, 0);
  holdParts(USB_RESET);
  stopPll(PllUser.Usb);
}
