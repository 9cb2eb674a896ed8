/** Two servos whose arms are flags that players can feel, in place of the lamps of flags.ts. */
import { type Flags, Height } from "../hal";
import type { Lamps } from "./flags";
import { makeOutput } from "./pins";
import { sendPulses } from "./pwm";
import { onServos, Waiter, waitFor } from "./time";

/** The pulses of a usual servo: 1 ms and 2 ms are a right angle apart. At rest a flag is at half of it. */
const FALLEN_US = 1000;
const REST_US = 1500;
const STEP_US = 100;
/** A servo has arrived by then. Without pulses it is quiet, and its gears hold the arm. */
const TRAVEL_MS = 800;

let pins: readonly number[];
export function createFlags(wired: Lamps): Flags {
  pins = wired.flags;
  makeOutput(pins[0]);
  makeOutput(pins[1]);
  onServos(rest);
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

/** Ends the pulses. A pulse that has begun is not cut: the slice takes a new width between two pulses. */
function rest(this: void): void {
  sendPulses(pins[0], 0);
  sendPulses(pins[1], 0);
}

/** The flags show neither a sign nor whose clock runs. */
function ignore(this: void, _left: boolean, _right: boolean): void {}
