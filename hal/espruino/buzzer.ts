import type { Buzzer } from "../hal";

/** Makes a square wave, which is high half of the time. */
const HALF = 0.5;

let pin: Pin | undefined;
let sounding: readonly number[];
/** The index of the next pair. */
let next = 0;
/** 0 if none. */
let timer = 0;

export function createBuzzer(wired: Pin | undefined): Buzzer {
  pin = wired;
  return { play: play };
}

function play(this: void, pattern: readonly number[]): void {
  clearTimeout(timer);
  sounding = pattern;
  next = 0;
  sound();
}

function sound(this: void): void {
  if (pin === undefined) return;
  const isOver = next >= sounding.length;
  if (isOver || sounding[next] === 0) digitalWrite(pin, 0);
  else analogWrite(pin, HALF, { freq: sounding[next] });
  next += 2;
  timer = isOver ? 0 : setTimeout(sound, sounding[next - 1]);
}
