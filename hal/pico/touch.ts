import { Ear, type Touch } from "../hal";
import { chip } from "./chip";
import { makeOutput } from "./pins";
import { onPart, Waiter, waitFor } from "./time";

/** The pins of the left and the right motor. Each drives a transistor. */
let pins: readonly number[];
const patterns: (readonly number[])[] = [[], []];
/** The index of the next length, for each motor. */
const next = [0, 0];

/** Returns the vibration motors at two pins. Returns undefined if there are none. */
export function createTouch(wired: readonly number[]): Touch | undefined {
  if (wired.length < 2) return undefined;
  pins = wired;
  makeOutput(pins[0]);
  makeOutput(pins[1]);
  onPart(Waiter.LeftMotor, turn);
  onPart(Waiter.RightMotor, turn);
  return { vibrate: vibrate };
}

function vibrate(this: void, side: Ear, pattern: readonly number[]): void {
  if (side !== Ear.Right) start(0, pattern);
  if (side !== Ear.Left) start(1, pattern);
}

function start(motor: number, pattern: readonly number[]): void {
  patterns[motor] = pattern;
  next[motor] = 0;
  turn(Waiter.LeftMotor + motor);
}

/** Turns a motor on or off for its next length. After the last length the motor is off. */
function turn(this: void, waiter: Waiter): void {
  const motor = waiter - Waiter.LeftMotor;
  const pattern = patterns[motor];
  const at = next[motor];
  const isOver = at >= pattern.length;
  next[motor] = at + 1;
  chip.drive(pins[motor], !isOver && at % 2 === 0);
  waitFor(waiter, isOver ? -1 : pattern[at]);
}
