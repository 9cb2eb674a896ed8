import { divide } from "../../firmware/core/divide";
import { chip } from "./chip";
import type { DisplayPins } from "./display";
import { lendPin, makeOutput, PinUse } from "./pins";

const SPI0 = 1073987584; // 0x4003c000
const CONTROL_0 = SPI0;
const CONTROL_1 = SPI0 + 4;
/** Takes the bytes to send; up to 8 can wait in it. */
const DATA = SPI0 + 8;
const STATUS = SPI0 + 12;
const PRESCALE = SPI0 + 16;
const DMA_REQUESTS = SPI0 + 36;
/** The crystal. */
const CLOCK_HZ = 12000000;
/** A round takes at least a microsecond. Displays ask for 3. */
const RESET_ROUNDS = 20;
/** The bit of the status while bytes go out or wait. */
const SENDING = 16;

const DMA = 1342177280; // 0x50000000
/** Registers of channel 0. Its transfer begins when the last one is written. */
const FROM = DMA;
const TO = DMA + 4;
const COUNT = DMA + 8;
const CONTROL = DMA + 12;
/** The same register as `CONTROL`, but nothing begins. */
const QUIET_CONTROL = DMA + 16;
const INTERRUPTS = DMA + 1028;
const PENDING = DMA + 1036;
/** Bytes from rising addresses, as fast as SPI0 takes them; the second one with an interrupt at the end. */
const BYTES_TO_SPI = 2621457;
const REPORTED_BYTES_TO_SPI = 524305;
/** In the control register while the channel works. */
const WORKING = 16777216;

/** Opens SPI0 for a display. `hz` is the fastest clock that the display takes. SPI0 makes 6 MHz at most. */
export function openSpi(pins: DisplayPins, hz: number): void {
  lendPin(pins.clock, PinUse.Spi, false);
  lendPin(pins.data, PinUse.Spi, false);
  chip.poke(PRESCALE, 2 * divide(CLOCK_HZ + 2 * hz - 1, 2 * hz));
  chip.poke(CONTROL_0, 7); // bytes
  chip.poke(CONTROL_1, 2);
  chip.poke(DMA_REQUESTS, 2);
  if (pins.select >= 0) makeOutput(pins.select);
  if (pins.command >= 0) makeOutput(pins.command);
}

/** Resets a display. */
export function resetDisplay(pins: DisplayPins): void {
  if (pins.reset < 0) return;
  makeOutput(pins.reset);
  for (let i = 0; i < RESET_ROUNDS; i++) chip.drive(pins.reset, false);
  chip.drive(pins.reset, true);
}

/** Waits for earlier bytes, then sends up to 8 bytes as commands. Returns when the display has them. */
export function sendCommand(pins: DisplayPins, bytes: readonly number[]): void {
  awaitSent();
  if (pins.command >= 0) chip.drive(pins.command, false);
  for (let i = 0; i < bytes.length; i++) chip.poke(DATA, bytes[i]);
  awaitSent();
  if (pins.command >= 0) chip.drive(pins.command, true);
}

/** Starts to send bytes of memory, and returns while the chip still sends them. */
export function sendMemory(from: number, count: number): void {
  chip.poke(FROM, from);
  chip.poke(TO, DATA);
  chip.poke(COUNT, count);
  chip.poke(CONTROL, BYTES_TO_SPI);
}

/** Prepares transfers of so many bytes, which native/picture.c begins. The end of each interrupts the program. */
export function reportTransfers(bytes: number): void {
  chip.poke(TO, DATA);
  chip.poke(COUNT, bytes);
  chip.poke(QUIET_CONTROL, REPORTED_BYTES_TO_SPI);
  chip.poke(PENDING, 1);
  chip.poke(INTERRUPTS, 1);
}

/** Lets a transfer end without an interrupt, so that no other follows. */
export function stopTransfers(): void {
  chip.poke(INTERRUPTS, 0);
  awaitSent();
}

/** Sends a byte. There must be room for it. */
export function sendByte(byte: number): void {
  chip.poke(DATA, byte);
}

/** Waits until all bytes have gone out. */
export function awaitSent(): void {
  while (chip.peek(CONTROL) >= WORKING || chip.peek(STATUS) >= SENDING);
}
