import { type Flags, Height } from "../hal";
import type { Lamps } from "./flags";

/** The pulses of a usual servo: 1 ms and 2 ms are a right angle apart. At rest a flag is at half of it. */
const FALLEN_US = 1000;
const REST_US = 1500;
const STEP_US = 100;
const PERIOD_US = 20000;
const PERIODS_A_SECOND = 50;
/** A servo has arrived by then. Without pulses it is quiet, and its gears hold the arm. */
const TRAVEL_MS = 800;

let pins: readonly Pin[];
/** 0 if none. */
let timer = 0;

/** Creates two servos whose arms are flags that players can feel, in place of the lamps of flags.ts. */
export function createFlags(wired: Lamps): Flags {
  pins = wired.flags;
  return { raise: ignore, run: ignore, lift: lift };
}

function lift(this: void, left: number, right: number): void {
  send(pins[0], left);
  send(pins[1], right);
  clearTimeout(timer);
  timer = setTimeout(rest, TRAVEL_MS);
}

function send(pin: Pin, height: number): void {
  const us = height < Height.Rest ? FALLEN_US : REST_US + STEP_US * height;
  analogWrite(pin, us / PERIOD_US, { freq: PERIODS_A_SECOND });
}

function rest(this: void): void {
  timer = 0;
  digitalWrite(pins, 0);
}

/** The flags show neither a sign nor whose clock runs. */
function ignore(this: void, _left: boolean, _right: boolean): void {}
