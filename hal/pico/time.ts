import { later, span } from "../../firmware/core/integer";
import type { Time } from "../hal";
import { chip } from "./chip";

/** The parts that can wait for an instant: the application, the buzzer, motors, voice modules, servos, the battery. */
export const enum Waiter {
  App = 0,
  Buzzer = 1,
  LeftMotor = 2,
  RightMotor = 3,
  Voice = 4,
  Servos = 5,
  Battery = 6,
}

/** The instants of the counter, or −1 if nothing waits. */
const dueMs: number[] = [-1, -1, -1, -1, -1, -1, -1];
/** The instant that the running handler received. A wake counts from there, however long the handler takes. */
let presentMs = 0;
/** The function of each waiter, which receives the waiter, and that of the application. */
const parts: ((this: void, waiter: Waiter) => void)[] = [ignore, ignore, ignore, ignore, ignore, ignore, ignore];
const called: { wake: (this: void, nowMs: number) => void } = { wake: ignore };

export function createTime(): Time {
  presentMs = chip.now();
  return { now: chip.now, onWake: onWake, wakeIn: wakeIn, trim: chip.trim };
}

/** Notes that a handler begins at an instant. */
export function beginHandler(nowMs: number): void {
  presentMs = nowMs;
}

function onWake(this: void, act: (this: void, nowMs: number) => void): void {
  called.wake = act;
}

/** Sets the function to call when the instant of a part has come. */
export function onPart(waiter: Waiter, act: (this: void, waiter: Waiter) => void): void {
  parts[waiter] = act;
}

function wakeIn(this: void, ms: number): void {
  waitFor(Waiter.App, ms);
}

/** Waits a number of ms from the instant of the handler. −1 cancels the wait. */
export function waitFor(waiter: Waiter, ms: number): void {
  dueMs[waiter] = ms < 0 ? -1 : later(presentMs, ms);
  setAlarm();
}

/** Handles the chip's alarm: calls every function that is due. */
export function ring(this: void, nowMs: number): void {
  beginHandler(nowMs);
  for (let i: Waiter = Waiter.Buzzer; i < dueMs.length; i++) if (takeDue(i, nowMs)) parts[i](i);
  if (takeDue(Waiter.App, nowMs)) called.wake(nowMs);
  setAlarm();
}

function takeDue(waiter: Waiter, nowMs: number): boolean {
  if (dueMs[waiter] < 0 || span(dueMs[waiter], nowMs) < 0) return false;
  dueMs[waiter] = -1;
  return true;
}

/** Sets the chip's alarm to the earliest instant. */
function setAlarm(): void {
  let firstMs = -1;
  for (let i = 0; i < dueMs.length; i++)
    if (dueMs[i] >= 0 && (firstMs < 0 || span(firstMs, dueMs[i]) < 0)) firstMs = dueMs[i];
  chip.alarm(firstMs);
}

function ignore(this: void): void {}
