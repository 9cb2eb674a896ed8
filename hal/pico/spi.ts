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
const CLOCK_HZ = 125000000;
/** A round takes at least 1 µs. The displays need a reset of 3 µs. */
const RESET_ROUNDS = 20;
/** The bit of the status that is set while bytes go out or wait. */
const SENDING = 16;

const DMA = 1342177280; // 0x50000000, 64 bytes a channel
const COPIER = DMA + 64;
/** The registers of a channel. The transfer begins when the last one is written. */
const FROM = 0;
const TO = 4;
const COUNT = 8;
const CONTROL = 12;
/** The control word that sends consecutive bytes as fast as SPI0 takes them, without an interrupt. */
const BYTES_TO_SPI = 2621457;
/** The control word that copies consecutive words with channel 1. */
const WORDS_TO_MEMORY = 4163641;
/** The bit of the control register that is set while a channel works. */
const WORKING = 16777216;

/** Opens SPI0 for a display. `hz` is the fastest clock that it takes. */
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

/** Returns true while bytes go out. */
export function isSending(): boolean {
  return chip.peek(DMA + CONTROL) >= WORKING || chip.peek(STATUS) >= SENDING;
}

/** Waits until earlier bytes are sent, then sends up to 8 bytes as commands, and waits for them too. */
export function sendCommand(pins: DisplayPins, bytes: readonly number[]): void {
  awaitSent();
  if (pins.command >= 0) chip.drive(pins.command, false);
  for (let i = 0; i < bytes.length; i++) chip.poke(DATA, bytes[i]);
  awaitSent();
  if (pins.command >= 0) chip.drive(pins.command, true);
}

/** Starts to send bytes of memory, and returns while the chip still sends them. */
export function sendMemory(from: number, count: number): void {
  transfer(DMA, from, DATA, count, BYTES_TO_SPI);
}

/** Copies words of memory. */
export function copyWords(from: number, to: number, count: number): void {
  transfer(COPIER, from, to, count, WORDS_TO_MEMORY);
  while (chip.peek(COPIER + CONTROL) >= WORKING);
}

function transfer(channel: number, from: number, to: number, count: number, control: number): void {
  chip.poke(channel + FROM, from);
  chip.poke(channel + TO, to);
  chip.poke(channel + COUNT, count);
  chip.poke(channel + CONTROL, control);
}

function awaitSent(): void {
  while (isSending());
}
