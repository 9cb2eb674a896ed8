import { divide, remainder } from "../../firmware/core/divide";
import type { Buzzer } from "../hal";
import { chip } from "./chip";
import { lendPin, makeOutput, PinUse } from "./pins";
import { onSound, Waiter, waitFor } from "./time";

const PWM = 1074069504; // 0x40050000, 20 bytes a slice
const CONTROL = 0;
const DIVIDER = 4;
const COUNTER = 8;
const COMPARE = 12;
const TOP = 16;
/** Sixteenths: 125 MHz divided by 125. */
const MICROSECONDS = 2000;
const MILLION = 1000000;

let pin: number;
let slice: number;
/** What the compare value of the pin's half of the slice is multiplied by. */
let half = 1;
let sounding: readonly number[];
/** The pair that comes next. */
let next = 0;

/** A pin belongs to a slice of the PWM, two to each. */
export function createBuzzer(wired: number): Buzzer {
  if (wired < 0) return { play: keepSilent };
  pin = wired;
  slice = PWM + 20 * remainder(divide(pin, 2), 8);
  half = remainder(pin, 2) === 1 ? 65536 : 1;
  makeOutput(pin);
  onSound(sound);
  return { play: play };
}

function keepSilent(this: void): void {}

function play(this: void, pattern: readonly number[]): void {
  sounding = pattern;
  next = 0;
  sound();
}

/** A square wave, high half of the time; between tones the pin is low and the slice stands still. */
function sound(this: void): void {
  const isOver = next >= sounding.length;
  const hz = isOver ? 0 : sounding[next];
  makeOutput(pin);
  chip.poke(slice + CONTROL, 0);
  if (hz > 0) startTone(divide(MILLION, hz));
  waitFor(Waiter.Buzzer, isOver ? -1 : sounding[next + 1]);
  next += 2;
}

function startTone(periodUs: number): void {
  chip.poke(slice + DIVIDER, MICROSECONDS);
  chip.poke(slice + TOP, periodUs - 1);
  chip.poke(slice + COMPARE, divide(periodUs, 2) * half);
  chip.poke(slice + COUNTER, 0);
  chip.poke(slice + CONTROL, 1);
  lendPin(pin, PinUse.Pwm, false);
}
