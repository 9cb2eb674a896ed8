import type { Time } from "../hal";

/** What the counter goes up to. */
const COUNTER_MS = 1073741824;
/** Espruino rounds a time to its nearest tick, which could be half a microsecond too early. */
const TICK_MS = 0.001;

let wake: (this: void, nowMs: number) => void;
/** 0: none. Espruino gives numbers again, so that of a timer which is over may not be kept. */
let timer = 0;

export const time: Time = { now: now, onWake: onWake, wakeIn: wakeIn };

/** The counter at an instant in seconds: stamps and the present go the same way, so no stamp lies in the future. */
export function counterAt(seconds: number): number {
  return Math.floor(seconds * 1000) % COUNTER_MS;
}

export function now(this: void): number {
  return counterAt(getTime());
}

function onWake(this: void, act: (this: void, nowMs: number) => void): void {
  wake = act;
}

function wakeIn(this: void, ms: number): void {
  clearTimeout(timer);
  timer = ms < 0 ? 0 : setTimeout(come, ms + TICK_MS);
}

function come(this: void): void {
  timer = 0;
  wake(now());
}
