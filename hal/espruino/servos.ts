import type { Flags } from "../hal";
import { PERIOD_US, pulseUs, TRAVEL_MS } from "../servo";

const PERIODS_A_SECOND = 50;

let pins: readonly Pin[];
/** 0 if none. */
let timer = 0;

/** Creates two servos whose arms are flags that players can feel, in place of the lamps of flags.ts. */
export function createFlags(wired: readonly Pin[]): Flags {
  pins = wired;
  return { raise: ignore, run: ignore, lift: lift };
}

function lift(this: void, left: number, right: number): void {
  send(pins[0], left);
  send(pins[1], right);
  clearTimeout(timer);
  timer = setTimeout(rest, TRAVEL_MS);
}

function send(pin: Pin, height: number): void {
  analogWrite(pin, pulseUs(height) / PERIOD_US, { freq: PERIODS_A_SECOND });
}

function rest(this: void): void {
  timer = 0;
  digitalWrite(pins, 0);
}

/** The flags show neither a sign nor whose clock runs. */
function ignore(this: void, _left: boolean, _right: boolean): void {}
