/** Makes square waves by the chip's PWM, which needs no program for them. Each of its eight slices has two pins. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";
import { lendPin, makeOutput, PinUse } from "./pins";
import { bitAt } from "./registers";

const PWM = 1074069504; // 0x40050000, 20 bytes a slice
/** The registers of a slice. */
const CONTROL = 0;
export const DIVIDER = 4;
const COUNTER = 8;
/** The upper pin of a slice has the upper half of this register. */
export const COMPARE = 12;
export const TOP = 16;
export const UPPER_HALF = 65536;
const INTERRUPTS = PWM + 168;
/** The divider in sixteenths: 125 MHz divided by 125. */
export const MICROSECONDS = 2000;
const SLOWEST = 4095;
const LONGEST = 65536;

/** Starts a tone that is high for half of each period. */
export function startTone(pin: number, periodUs: number): void {
  start(pin, MICROSECONDS, periodUs);
}

/** Starts the slowest wave, 7.5 periods a second, and 1.2 while the processor sleeps. */
export function startWave(pin: number): void {
  makeOutput(pin);
  start(pin, SLOWEST, LONGEST);
}

function start(pin: number, divider: number, period: number): void {
  const slice = addressOf(sliceOf(pin));
  const half = divide(period, 2);
  chip.poke(slice + DIVIDER, divider);
  chip.poke(slice + TOP, period - 1);
  chip.poke(slice + COMPARE, remainder(pin, 2) === 1 ? half * UPPER_HALF : half);
  chip.poke(slice + COUNTER, 0);
  chip.poke(slice + CONTROL, 1);
  lendPin(pin, PinUse.Pwm, false);
}

/** Makes the pin low and stops its slice. */
export function stopTone(pin: number): void {
  makeOutput(pin);
  chip.poke(addressOf(sliceOf(pin)) + CONTROL, 0);
}

/** Returns the number of the slice that a pin belongs to. */
export function sliceOf(pin: number): number {
  return remainder(divide(pin, 2), 8);
}

/** Returns the address of a slice's registers: control, divider, counter, compare and top, 4 bytes each. */
export function addressOf(slice: number): number {
  return PWM + 20 * slice;
}

/** Prepares a slice whose pins are low until pulses are written into it. The slice is stopped. Returns its address. */
export function prepareSlice(slice: number, periodCycles: number): number {
  const address = addressOf(slice);
  chip.poke(address + CONTROL, 0);
  chip.poke(address + DIVIDER, 16);
  chip.poke(address + TOP, periodCycles - 1);
  chip.poke(address + COMPARE, 0);
  chip.poke(address + COUNTER, 0);
  return address;
}

export function startSlice(address: number): void {
  chip.poke(address + CONTROL, 1);
}

/** Lets the end of each period of a slice interrupt the program, as native/voice.c wants it. */
export function reportWraps(slice: number): void {
  chip.poke(INTERRUPTS, bitAt(slice));
}
