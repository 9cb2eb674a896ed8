import { divide } from "../../firmware/core/divide";
import type { Buzzer } from "../hal";
import { soften } from "./loudness";
import { startTone, stopTone } from "./pwm";
import { onPart, Waiter, waitFor } from "./time";

const MILLION = 1000000;
const LOUDEST = 9;

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
