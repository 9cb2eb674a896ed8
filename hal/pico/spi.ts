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
/** Eight bytes have gone after some looks. A bus that is broken must not stop the clock. */
const LOOKS = 100;

const DMA = 1342177280; // 0x50000000
/** Registers of channel 0. */
const TO = DMA + 4;
const COUNT = DMA + 8;
/** The control register, with which no transfer begins. */
const CONTROL = DMA + 16;
const INTERRUPTS = DMA + 1028;
const PENDING = DMA + 1036;
/** Frames from rising addresses, as fast as SPI0 takes them, with an interrupt at the end of a line. */
const BYTES_TO_SPI = 524305;
/** As above, but two bytes a frame, the first one in front. */
const PAIRS_TO_SPI = 4718613;

/** The first control register. */
export const enum Frame {
  /** Frames of 8 bits. SPI0 pauses for about two clocks after each. */
  Byte = 7,
  /** Frames of 16 bits without pauses: the clock is high at rest, and the second edge takes the data. */
  Pair = 207,
}

/**
 * Opens SPI0 for a display, and prepares the transfers of its lines, which native/picture.c begins. `hz` is the fastest
 * clock that the display takes. SPI0 makes 6 MHz at most.
 */
export function openSpi(pins: DisplayPins, hz: number, frame: Frame, lineFrames: number): void {
  lendPin(pins.clock, PinUse.Spi, false);
  lendPin(pins.data, PinUse.Spi, false);
  chip.poke(PRESCALE, 2 * divide(CLOCK_HZ + 2 * hz - 1, 2 * hz));
  chip.poke(CONTROL_0, frame);
  chip.poke(CONTROL_1, 2);
  chip.poke(DMA_REQUESTS, 2);
  chip.poke(TO, DATA);
  chip.poke(COUNT, lineFrames);
  chip.poke(CONTROL, frame === Frame.Pair ? PAIRS_TO_SPI : BYTES_TO_SPI);
  chip.poke(PENDING, 1);
  chip.poke(INTERRUPTS, 1);
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

/** Sends up to 8 bytes as commands, while no lines are on their way. Returns when the display has them. */
export function sendCommand(pins: DisplayPins, bytes: readonly number[]): void {
  selectPages(pins, true);
  if (pins.command >= 0) chip.drive(pins.command, false);
  for (let i = 0; i < bytes.length; i++) chip.poke(DATA, bytes[i]);
  for (let i = 0; i < LOOKS && chip.peek(STATUS) >= SENDING; i++);
  if (pins.command >= 0) chip.drive(pins.command, true);
  selectPages(pins, false);
}

/** Selects a display that takes pages, which its pin does while it is low. */
export function selectPages(pins: DisplayPins, selected: boolean): void {
  if (pins.select >= 0) chip.drive(pins.select, !selected);
}
