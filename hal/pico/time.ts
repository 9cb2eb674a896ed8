import { later, span } from "../../firmware/core/integer";
import type { Time } from "../hal";
import { chip } from "./chip";

/** What is waited for, each with one instant: the application's wake, and the buzzer's next sound. */
export const enum Waiter {
  App = 0,
  Buzzer = 1,
}

/** What is called when an instant has come. */
interface Called {
  wake: (this: void, nowMs: number) => void;
  sound: (this: void) => void;
}

/** Instants of the counter; −1: nothing is waited for. */
const dueMs: number[] = [-1, -1];
/** The instant that the handler which runs was given: a wake counts from there, however long the handler takes. */
let presentMs = 0;
const called: Called = { wake: ignore, sound: ignore };

export function createTime(): Time {
  presentMs = chip.now();
  return { now: chip.now, onWake: onWake, wakeIn: wakeIn, trim: chip.trim };
}

/** A handler begins. */
export function beginHandler(nowMs: number): void {
  presentMs = nowMs;
}

function onWake(this: void, act: (this: void, nowMs: number) => void): void {
  called.wake = act;
}

/** Takes what is called when the buzzer's instant has come. */
export function onSound(act: (this: void) => void): void {
  called.sound = act;
}

function wakeIn(this: void, ms: number): void {
  waitFor(Waiter.App, ms);
}

/** Waits so many ms from the instant of the handler; −1: not any more. */
export function waitFor(waiter: Waiter, ms: number): void {
  dueMs[waiter] = ms < 0 ? -1 : later(presentMs, ms);
  setAlarm();
}

/** The chip's alarm: whoever is due is called. */
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
