/** Square waves from the chip's PWM, which go on by themselves. A pin belongs to one of eight slices, two to each. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";
import { lendPin, makeOutput, PinUse } from "./pins";

const PWM = 1074069504; // 0x40050000, 20 bytes a slice
const CONTROL = 0;
const DIVIDER = 4;
const COUNTER = 8;
const COMPARE = 12;
const TOP = 16;
/** Sixteenths: 125 MHz divided by 125. */
const MICROSECONDS = 2000;
const SLOWEST = 4095;
const LONGEST = 65536;

/** Starts a tone, high half of the time. */
export function startTone(pin: number, periodUs: number): void {
  start(pin, MICROSECONDS, periodUs);
}

/** Starts the slowest wave: 7.5 a second. */
export function startWave(pin: number): void {
  makeOutput(pin);
  start(pin, SLOWEST, LONGEST);
}

function start(pin: number, divider: number, period: number): void {
  const slice = sliceOf(pin);
  const half = divide(period, 2);
  chip.poke(slice + DIVIDER, divider);
  chip.poke(slice + TOP, period - 1);
  chip.poke(slice + COMPARE, remainder(pin, 2) === 1 ? half * LONGEST : half);
  chip.poke(slice + COUNTER, 0);
  chip.poke(slice + CONTROL, 1);
  lendPin(pin, PinUse.Pwm, false);
}

/** Makes the pin low and its slice stand still. */
export function stopTone(pin: number): void {
  makeOutput(pin);
  chip.poke(sliceOf(pin) + CONTROL, 0);
}

function sliceOf(pin: number): number {
  return PWM + 20 * remainder(divide(pin, 2), 8);
}
