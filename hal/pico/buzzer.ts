import { divide, remainder } from "../../firmware/core/divide";
import type { Buzzer } from "../hal";
import { chip } from "./chip";
import { addressOf, COMPARE, sliceOf, startTone, stopTone, UPPER_HALF } from "./pwm";
import { onPart, Waiter, waitFor } from "./time";

const MILLION = 1000000;
const LOUDEST = 9;
/** The cubes of 1 to 9, in thousandths of the loudest. They are equal steps for the ear. */
const SHARES = [2, 11, 37, 88, 171, 296, 471, 702, 1000];

let pin: number;
let sounding: readonly number[];
/** The index of the next pair. */
let next = 0;
let level = LOUDEST;

/** Returns the buzzer at a pin, or a silent one. */
export function createBuzzer(wired: number): Buzzer {
  if (wired < 0) return { play: keepSilent };
  pin = wired;
  stopTone(pin);
  onPart(Waiter.Buzzer, sound);
  return { play: play, setVolume: setVolume };
}

function setVolume(this: void, chosen: number): void {
  level = chosen;
}

function keepSilent(this: void): void {}

function play(this: void, pattern: readonly number[]): void {
  sounding = pattern;
  next = 0;
  sound();
}

/** Starts the next tone, or a pause. Between tones the pin is low. */
function sound(this: void): void {
  const isOver = next >= sounding.length;
  const hz = isOver ? 0 : sounding[next];
  stopTone(pin);
  if (hz > 0) {
    startTone(pin, divide(MILLION, hz));
    soften(pin, divide(MILLION, hz), level);
  }
  waitFor(Waiter.Buzzer, isOver ? -1 : sounding[next + 1]);
  next += 2;
}

/**
 * Sets the part of each period in which a sounding pin is high, for a level of 1 to 9. The shorter it is, the softer is
 * the tone.
 */
export function soften(pin: number, periodUs: number, level: number): void {
  const highUs = divide(divide(periodUs, 2) * SHARES[level - 1] + 999, 1000);
  chip.poke(addressOf(sliceOf(pin)) + COMPARE, remainder(pin, 2) === 1 ? highUs * UPPER_HALF : highUs);
}
