/** Two servos whose arms are flags that players can feel, in place of the lamps of flags.ts. */

import { remainder } from "../../firmware/core/divide";
import type { Flags } from "../hal";
import { PERIOD_US, pulseUs, TRAVEL_MS } from "../servo";
import { chip } from "./chip";
import { lendPin, makeOutput, PinUse } from "./pins";
import { addressOf, COMPARE, DIVIDER, MICROSECONDS, sliceOf, startSlice, stopTone, TOP, UPPER_HALF } from "./pwm";
import { onPart, Waiter, waitFor } from "./time";

/** Longer than a pulse and the rest of its period: by then a pulse that had begun has ended. */
const LAST_PULSE_MS = 40;

let pins: readonly number[];
/** The pulses have ended, and the slices stop next. */
let isEnding: boolean;

export function createFlags(wired: readonly number[]): Flags {
  pins = wired;
  makeOutput(pins[0]);
  makeOutput(pins[1]);
  onPart(Waiter.Servos, rest);
  return { raise: ignore, run: ignore, lift: lift };
}

function lift(this: void, left: number, right: number): void {
  sendPulses(pins[0], pulseUs(left));
  sendPulses(pins[1], pulseUs(right));
  isEnding = false;
  waitFor(Waiter.Servos, TRAVEL_MS);
}

/**
 * Sends a pulse of so many µs from a pin every 20 ms; 0 for none. The other pin of the slice may have pulses of its
 * own.
 */
function sendPulses(pin: number, us: number): void {
  const slice = addressOf(sliceOf(pin));
  const both = chip.peek(slice + COMPARE);
  const lower = remainder(both, UPPER_HALF);
  chip.poke(slice + DIVIDER, MICROSECONDS);
  chip.poke(slice + TOP, PERIOD_US - 1);
  chip.poke(slice + COMPARE, remainder(pin, 2) === 1 ? lower + us * UPPER_HALF : both - lower + us);
  startSlice(slice);
  lendPin(pin, PinUse.Pwm, false);
}

/**
 * Ends the pulses, and then stops the slices, because the processor's clock stays fast while one runs. A pulse that has
 * begun is not cut: the slice takes a new width between two pulses.
 */
function rest(this: void): void {
  isEnding = !isEnding;
  for (let i = 0; i < pins.length; i++) {
    if (isEnding) sendPulses(pins[i], 0);
    else stopTone(pins[i]);
  }
  if (isEnding) waitFor(Waiter.Servos, LAST_PULSE_MS);
}

/** The flags show neither a sign nor whose clock runs. */
function ignore(this: void, _left: boolean, _right: boolean): void {}
