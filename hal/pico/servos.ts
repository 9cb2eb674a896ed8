/** Two servos whose arms are flags that players can feel, in place of the lamps of flags.ts. */

import { remainder } from "../../firmware/core/divide";
import { type Flags, Height } from "../hal";
import { chip } from "./chip";
import type { Lamps } from "./flags";
import { lendPin, makeOutput, PinUse } from "./pins";
import { addressOf, sliceOf } from "./pwm";
import { onPart, Waiter, waitFor } from "./time";

/** The pulses of a usual servo: 1 ms and 2 ms are a right angle apart. At rest a flag is at half of it. */
const FALLEN_US = 1000;
const REST_US = 1500;
const STEP_US = 100;
/** A servo has arrived by then. Without pulses it is quiet, and its gears hold the arm. */
const TRAVEL_MS = 800;

/** Registers of a slice, and the divider that makes it count µs, in sixteenths. */
const DIVIDER = 4;
const COMPARE = 12;
const TOP = 16;
const MICROSECONDS = 2000;
const PERIOD_US = 20000;
/** The upper pin of a slice has the upper half of the register. */
const UPPER_HALF = 65536;

let pins: readonly number[];
export function createFlags(wired: Lamps): Flags {
  pins = wired.flags;
  makeOutput(pins[0]);
  makeOutput(pins[1]);
  onPart(Waiter.Servos, rest);
  return { raise: ignore, run: ignore, lift: lift };
}

function lift(this: void, left: number, right: number): void {
  sendPulses(pins[0], widthUs(left));
  sendPulses(pins[1], widthUs(right));
  waitFor(Waiter.Servos, TRAVEL_MS);
}

function widthUs(height: number): number {
  return height < Height.Rest ? FALLEN_US : REST_US + STEP_US * height;
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
  chip.poke(slice, 1);
  lendPin(pin, PinUse.Pwm, false);
}

/** Ends the pulses. A pulse that has begun is not cut: the slice takes a new width between two pulses. */
function rest(this: void): void {
  sendPulses(pins[0], 0);
  sendPulses(pins[1], 0);
}

/** The flags show neither a sign nor whose clock runs. */
function ignore(this: void, _left: boolean, _right: boolean): void {}
