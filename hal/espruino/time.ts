import type { Time } from "../hal";

/** The bits of the counter. */
const COUNTER_BITS = 1073741823;
/** A rate counts ms per second. One billionth of that rate is a millionth of a ms. */
const BILLIONTHS_PER_MS = 1000000;
/** Espruino rounds a time to its nearest tick, which could be half a microsecond too early. */
const TICK_MS = 0.001;

let wake: (this: void, nowMs: number) => void;
/**
 * The number of the running timer; 0 if none. Espruino reuses numbers, so the number of an ended timer must not be
 * kept.
 */
let timer = 0;
/** The counter advances by `rate` ms in one of Espruino's seconds. It was `fromMs` at the instant `fromS`. */
let rate = 1000;
let fromS = 0;
let fromMs = 0;

export const time: Time = { now: now, onWake: onWake, wakeIn: wakeIn, trim: trim };

/**
 * Returns the counter at an instant in seconds. Stamps and the present are computed alike, so no stamp lies in the
 * future. The bits are those of a whole number, rounded down.
 */
export function counterAt(seconds: number): number {
  return (fromMs + (seconds - fromS) * rate) & COUNTER_BITS;
}

export function now(this: void): number {
  return counterAt(getTime());
}

function onWake(this: void, act: (this: void, nowMs: number) => void): void {
  wake = act;
}

function wakeIn(this: void, ms: number): void {
  clearTimeout(timer);
  timer = ms < 0 ? 0 : setTimeout(come, (ms / rate) * 1000 + TICK_MS);
}

function trim(this: void, ppb: number): void {
  const seconds = getTime();
  fromMs += (seconds - fromS) * rate;
  fromS = seconds;
  rate = 1000 + ppb / BILLIONTHS_PER_MS;
}

function come(this: void): void {
  timer = 0;
  wake(now());
}
