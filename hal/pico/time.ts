import { later, span } from "../../firmware/core/integer";
import type { Time } from "../hal";
import { chip } from "./chip";

/** What the clock can wait for, each with one instant: the application's wake and the buzzer's next sound. */
export const enum Waiter {
  App = 0,
  Buzzer = 1,
}

/** The functions to call when an instant has come. */
interface Called {
  wake: (this: void, nowMs: number) => void;
  sound: (this: void) => void;
}

/** Instants of the counter; −1 if nothing waits. */
const dueMs: number[] = [-1, -1];
/** The instant that the running handler received. A wake counts from there, however long the handler takes. */
let presentMs = 0;
const called: Called = { wake: ignore, sound: ignore };

export function createTime(): Time {
  presentMs = chip.now();
  return { now: chip.now, onWake: onWake, wakeIn: wakeIn, trim: chip.trim };
}

/** Notes that a handler begins. */
export function beginHandler(nowMs: number): void {
  presentMs = nowMs;
}

function onWake(this: void, act: (this: void, nowMs: number) => void): void {
  called.wake = act;
}

/** Sets the function to call when the buzzer's instant has come. */
export function onSound(act: (this: void) => void): void {
  called.sound = act;
}

function wakeIn(this: void, ms: number): void {
  waitFor(Waiter.App, ms);
}

/** Waits a number of ms from the instant of the handler; −1 ends the wait. */
export function waitFor(waiter: Waiter, ms: number): void {
  dueMs[waiter] = ms < 0 ? -1 : later(presentMs, ms);
  setAlarm();
}

/** Handles the chip's alarm: calls every function that is due. */
export function ring(this: void, nowMs: number): void {
  beginHandler(nowMs);
  if (takeDue(Waiter.Buzzer, nowMs)) called.sound();
  if (takeDue(Waiter.App, nowMs)) called.wake(nowMs);
  setAlarm();
}

function takeDue(waiter: Waiter, nowMs: number): boolean {
  if (dueMs[waiter] < 0 || span(dueMs[waiter], nowMs) < 0) return false;
  dueMs[waiter] = -1;
  return true;
}

function setAlarm(): void {
  const appMs = dueMs[Waiter.App];
  const buzzerMs = dueMs[Waiter.Buzzer];
  const isBuzzerFirst = buzzerMs >= 0 && (appMs < 0 || span(buzzerMs, appMs) > 0);
  chip.alarm(isBuzzerFirst ? buzzerMs : appMs);
}

function ignore(this: void): void {}
