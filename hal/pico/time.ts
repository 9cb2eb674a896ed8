import { later, span } from "../../firmware/core/integer";
import type { Time } from "../hal";
import { chip } from "./chip";

/** The instants that the clock can wait for: the application's wake, the buzzer, a motor. */
export const enum Waiter {
  App = 0,
  Buzzer = 1,
  LeftMotor = 2,
  RightMotor = 3,
}

/** The functions to call when an instant has come. */
interface Called {
  wake: (this: void, nowMs: number) => void;
  sound: (this: void) => void;
  turn: (this: void, motor: number) => void;
}

/** The instants of the counter, or −1 if nothing waits. */
const dueMs: number[] = [-1, -1, -1, -1];
/** The instant that the running handler received. A wake counts from there, however long the handler takes. */
let presentMs = 0;
const called: Called = { wake: ignore, sound: ignore, turn: ignore };

export function createTime(): Time {
  presentMs = chip.now();
  return { now: chip.now, onWake: onWake, wakeIn: wakeIn, trim: chip.trim };
}

/** Notes the begin of a handler. */
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

/** Sets the function to call when the instant of a motor has come: 0 is the left one. */
export function onMotor(act: (this: void, motor: number) => void): void {
  called.turn = act;
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
  if (takeDue(Waiter.Buzzer, nowMs)) called.sound();
  if (takeDue(Waiter.LeftMotor, nowMs)) called.turn(0);
  if (takeDue(Waiter.RightMotor, nowMs)) called.turn(1);
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
