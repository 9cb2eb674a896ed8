import { divide, remainder } from "../../firmware/core/divide";
import { later } from "../../firmware/core/integer";
import type { Time } from "../hal";

const MILLION = 1000000;

/** The passage of time. True instants are ms since power-on; the board counts them as its crystal does. */
export interface Crystal {
  /** The counter at the true instant 0. */
  readonly startMs: number;
  /** How much too fast the crystal is, in millionths; within ±2000. */
  readonly driftPpm: number;
  /** The trim in billionths. It applies from the untrimmed count `trimmedFromMs`, when the count was `trimmedMs`. */
  trimPpb: number;
  trimmedFromMs: number;
  trimmedMs: number;
  /** The current true instant. */
  trueMs: number;
  /** The next wake, counted from power-on as the board counts; −1 if none. */
  dueMs: number;
  wake: (this: void, nowMs: number) => void;
  /** The number of wakes so far. */
  wakes: number;
  /** False without power: then nothing wakes. */
  powered: boolean;
}

/** The crystal of the board in use. */
let crystal = createCrystal(0, 0);

export function createCrystal(startMs: number, driftPpm: number): Crystal {
  return {
    startMs,
    driftPpm,
    trimPpb: 0,
    trimmedFromMs: 0,
    trimmedMs: 0,
    trueMs: 0,
    dueMs: -1,
    wake: ignore,
    wakes: 0,
    powered: true,
  };
}

export function selectCrystal(used: Crystal): void {
  crystal = used;
}

export function createTime(): Time {
  return { now, onWake, wakeIn, trim };
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

function trim(this: void, ppb: number): void {
  const countMs = countedMs(crystal, crystal.trueMs);
  crystal.trimmedFromMs = hastened(crystal.trueMs, crystal.driftPpm * 1000);
  crystal.trimmedMs = countMs;
  crystal.trimPpb = ppb;
}

/** Returns the counter's value at a true instant. */
export function counterAt(of: Crystal, trueMs: number): number {
  return later(countedMs(of, trueMs), of.startMs);
}

/** Returns the true instant of the board in use. */
export function trueNow(): number {
  return crystal.trueMs;
}

/** Lets time pass up to a true instant. Each wake comes at its own instant. */
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

/** Keeps the board in use busy for `ms`. */
export function stall(ms: number): void {
  busyUntil(crystal, crystal.trueMs + ms);
}

/** Keeps the board busy until `trueMs`: wakes have to wait. */
export function busyUntil(of: Crystal, trueMs: number): void {
  if (trueMs > of.trueMs) of.trueMs = trueMs;
}

/** Returns what the board has counted `trueMs` after power-on. */
function countedMs(of: Crystal, trueMs: number): number {
  const rawMs = hastened(trueMs, of.driftPpm * 1000);
  return of.trimmedMs + hastened(rawMs - of.trimmedFromMs, of.trimPpb);
}

/**
 * Returns what a clock that is `ppb` billionths too fast counts in `ms`. It computes by seconds, so that no product is
 * too large.
 */
function hastened(ms: number, ppb: number): number {
  if (ppb === 0) return ms;
  const size = ppb > 0 ? ppb : -ppb;
  const ppm = divide(size, 1000);
  const seconds = divide(ms, 1000);
  const millionths =
    remainder(seconds * ppm, 1000) * 1000 + remainder(ms, 1000) * ppm + seconds * remainder(size, 1000);
  const gainMs = divide(seconds * ppm, 1000) + divide(millionths, MILLION);
  return ppb > 0 ? ms + gainMs : ms - gainMs;
}

/** Returns the first true instant at which the board has counted `countMs`. */
function trueInstantOf(of: Crystal, countMs: number): number {
  let trueMs = countMs + countMs - countedMs(of, countMs);
  while (countedMs(of, trueMs) < countMs) trueMs += countMs - countedMs(of, trueMs);
  while (trueMs > 0 && countedMs(of, trueMs - 1) >= countMs) trueMs -= 1;
  return trueMs;
}

function ignore(this: void): void {}
