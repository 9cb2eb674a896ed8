import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";
import { bitAt } from "./registers";

/** The parts of the chip that can use a pin. */
export const enum PinUse {
  Spi = 1,
  Uart = 2,
  Pwm = 4,
  /** The program drives and reads the pin. */
  Program = 5,
  /** As `Uart`, but held high (bits 8 and 9), as a line at rest: nothing that the port sends reaches the pin. */
  HeldUart = 770,
}

/** Each pin has one of these registers, from 4 on. */
export const PADS = 1073856512; // 0x4001c000
const IO = 1073823744; // 0x40014000
/** Each register has four bits for each of eight pins. */
const EVENTS = IO + 240;
const EVENTS_WATCHED_SET = IO + 8448; // sets bits
/** The bits for a falling and a rising level. */
const EDGES = 12;
const SIO_OUTPUT = -805306332; // 0xd0000024, sets bits

/** A pad with its input enabled, a Schmitt trigger, 4 mA, and a resistor that holds the level of an open pin. */
const PULLED_DOWN = 86;
const PULLED_UP = 90;

/** Gives a pin to a part of the chip. */
export function lendPin(pin: number, use: PinUse, pulledUp: boolean): void {
  chip.poke(PADS + 4 + 4 * pin, pulledUp ? PULLED_UP : PULLED_DOWN);
  chip.poke(IO + 4 + 8 * pin, use);
}

/** Makes a pin an output that is low at first. */
export function makeOutput(pin: number): void {
  lendPin(pin, PinUse.Program, false);
  chip.drive(pin, false);
  chip.poke(SIO_OUTPUT, bitAt(pin));
}

/** Starts queueing the edges of a pin. */
export function watchPin(pin: number): void {
  let events = EDGES;
  for (let i = 0; i < remainder(pin, 8); i++) events *= 16;
  const register = 4 * divide(pin, 8);
  chip.poke(EVENTS + register, events);
  chip.poke(EVENTS_WATCHED_SET + register, events);
}
