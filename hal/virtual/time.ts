import { divide, later, remainder } from "../../firmware/core/integer";
import type { Time } from "../hal";

const MILLION = 1000000;

/** What makes time pass: true instants are ms since power-on; the board counts them as its crystal does. */
export interface Crystal {
  /** The counter at power-on. */
  readonly startMs: number;
  /** How much too fast the crystal is, millionths; within ±2000. */
  readonly driftPpm: number;
  /** The true instant. */
  trueMs: number;
  /** The next wake, counted from power-on as the board counts; −1: none. */
  dueMs: number;
  wake: (this: void, nowMs: number) => void;
  /** Wakes so far. */
  wakes: number;
  /** Without power nothing wakes. */
  powered: boolean;
}

/** That of the board in use. */
let crystal = createCrystal(0, 0);

export function createCrystal(startMs: number, driftPpm: number): Crystal {
  return { startMs, driftPpm, trueMs: 0, dueMs: -1, wake: ignore, wakes: 0, powered: true };
}

export function selectCrystal(used: Crystal): void {
  crystal = used;
}

export function createTime(): Time {
  return { now, onWake, wakeIn };
}

function now(this: void): number {
  return counterAt(crystal, crystal.trueMs);
}

function onWake(this: void, wake: (this: void, nowMs: number) => void): void {
  crystal.wake = wake;
}

function wakeIn(this: void, ms: number): void {
  crystal.dueMs = ms < 0 ? -1 : countedMs(crystal, crystal.trueMs) + ms;
}

/** What the counter shows at a true instant. */
export function counterAt(of: Crystal, trueMs: number): number {
  return later(countedMs(of, trueMs), of.startMs);
}

/** Lets time pass up to a true instant; each wake comes at its own. */
export function passTo(of: Crystal, trueMs: number): void {
  while (of.powered && of.dueMs >= 0 && of.dueMs <= countedMs(of, trueMs)) {
    const wakeMs = trueInstantOf(of, of.dueMs);
    if (wakeMs > of.trueMs) of.trueMs = wakeMs;
    of.dueMs = -1;
    of.wakes++;
    of.wake(counterAt(of, of.trueMs));
  }
  busyUntil(of, trueMs);
}

/** The board is busy until `trueMs`: wakes have to wait. */
export function busyUntil(of: Crystal, trueMs: number): void {
  if (trueMs > of.trueMs) of.trueMs = trueMs;
}

/** What the board counts in `trueMs` after power-on: by seconds, so that no product is too large. */
function countedMs(of: Crystal, trueMs: number): number {
  if (of.driftPpm === 0) return trueMs;
  const ppm = of.driftPpm > 0 ? of.driftPpm : -of.driftPpm;
  const seconds = divide(trueMs, 1000);
  const millionths = remainder(seconds * ppm, 1000) * 1000 + remainder(trueMs, 1000) * ppm;
  const gainMs = divide(seconds * ppm, 1000) + divide(millionths, MILLION);
  return of.driftPpm > 0 ? trueMs + gainMs : trueMs - gainMs;
}

/** The first true instant at which so much is counted. */
function trueInstantOf(of: Crystal, countMs: number): number {
  let trueMs = countMs + countMs - countedMs(of, countMs);
  while (countedMs(of, trueMs) < countMs) trueMs += countMs - countedMs(of, trueMs);
  while (trueMs > 0 && countedMs(of, trueMs - 1) >= countMs) trueMs -= 1;
  return trueMs;
}

function ignore(this: void): void {}
