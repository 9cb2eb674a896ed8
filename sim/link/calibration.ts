/**
 * Measures how fast a clock's counter runs against this computer's clock. It fits a straight line through readings of
 * both (clock.md §12).
 */

import type { LinkedClock } from "./clock";
import { LinkFault } from "./fault";

/** A source of time for the measurement, with a way to wait. */
export interface Watch {
  /** Returns the time in ms, with fractions. It never goes back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemWatch: Watch = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The part of a clock that is measured. */
export type Counter = Pick<LinkedClock, "time">;

/** A question to the clock and its answer. */
export interface Reading {
  /** The midpoint between question and answer, ms. */
  hostMs: number;
  /** The time from question to answer, ms. */
  roundMs: number;
  /** The clock's counter in ms, without its wraps. */
  deviceMs: number;
}

export interface Pace {
  /** How much too fast the counter runs with its present trim, in millionths. */
  ppm: number;
  /** The 95 % confidence interval: `ppm` plus or minus this value. */
  uncertaintyPpm: number;
  /** The recommended trim in billionths, rounded to the steps that a clock accepts. */
  trimPpb: number;
  /** The present trim, in billionths. */
  trimmedPpb: number;
  /** The number of readings used, and the number taken. */
  used: number;
  taken: number;
}

const counterEnd = 2 ** 30;
const stepPpb = 10;
export const trimMaxPpb = 1_000_000;
const goldenRatio = 0.618034;
const ditherMaxMs = 10;
const readingsMin = 10;
/** The number of missing answers in a row that ends the measurement. */
const silencesMax = 5;
/** Standard errors in the 95 % interval of a normal distribution; accurate enough for ten readings or more. */
const spread95 = 1.96;

export interface Wish {
  durationMs: number;
  everyMs: number;
  watch: Watch;
  /** Called after each reading with the completed part, from 0 to 1. */
  progress?: (part: number) => void;
}

/** Reads the counter repeatedly for `durationMs`. Rejects with a `LinkFault`. */
export async function measure(clock: Counter, { durationMs, everyMs, watch, progress }: Wish): Promise<Pace> {
  const readings: Reading[] = [];
  const beginMs = watch.now();
  let trimmedPpb = 0;
  let silences = 0;
  while (watch.now() - beginMs < durationMs || readings.length < readingsMin) {
    try {
      const { reading, trimPpb } = await read(clock, watch, readings.at(-1)?.deviceMs);
      readings.push(reading);
      trimmedPpb = trimPpb;
      silences = 0;
    } catch (fault) {
      if (!(fault instanceof LinkFault) || fault.kind !== "silent" || ++silences === silencesMax) throw fault;
    }
    progress?.(Math.min((watch.now() - beginMs) / durationMs, 1));
    await watch.sleep(everyMs + ditherMs(readings.length));
  }
  return paceOf(readings, trimmedPpb);
}

/**
 * Returns a delay that spreads the readings evenly over the counter's millisecond. The rounding errors then average
 * out.
 */
function ditherMs(reading: number): number {
  return (reading * goldenRatio) % ditherMaxMs;
}

async function read(clock: Counter, watch: Watch, lastMs: number | undefined) {
  const askedMs = watch.now();
  const { time, trim } = await clock.time();
  const answeredMs = watch.now();
  const deviceMs = lastMs === undefined ? time : lastMs + ((((time - lastMs) % counterEnd) + counterEnd) % counterEnd);
  const hostMs = (askedMs + answeredMs) / 2;
  return { reading: { hostMs, roundMs: answeredMs - askedMs, deviceMs }, trimPpb: trim };
}

/** Returns the clock's rate from the faster half of the readings. Slow answers say little. */
export function paceOf(readings: readonly Reading[], trimmedPpb: number): Pace {
  const byRound = readings.map(({ roundMs }) => roundMs).sort((a, b) => a - b);
  const longestMs = byRound[Math.floor((byRound.length - 1) / 2)] ?? 0;
  const used = readings.filter(({ roundMs }) => roundMs <= longestMs);
  const { slope, error } = line(used);
  const trimPpb = Math.round(((1e9 + trimmedPpb) / slope - 1e9) / stepPpb) * stepPpb;
  return {
    ppm: (slope - 1) * 1e6,
    uncertaintyPpm: spread95 * error * 1e6,
    trimPpb,
    trimmedPpb,
    used: used.length,
    taken: readings.length,
  };
}

/** Fits the counter against this computer's time by least squares. Returns the slope and its standard error. */
function line(readings: readonly Reading[]): { slope: number; error: number } {
  const count = readings.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const hostMean = mean(readings.map(({ hostMs }) => hostMs));
  const deviceMean = mean(readings.map(({ deviceMs }) => deviceMs));
  const points = readings.map(({ hostMs, deviceMs }) => ({ x: hostMs - hostMean, y: deviceMs - deviceMean }));
  const xx = points.reduce((sum, { x }) => sum + x * x, 0);
  const slope = points.reduce((sum, { x, y }) => sum + x * y, 0) / xx;
  const squares = points.reduce((sum, { x, y }) => sum + (y - slope * x) ** 2, 0);
  return { slope, error: Math.sqrt(squares / Math.max(count - 2, 1) / xx) };
}

/**
 * Stores a trim in a clock and reads it back. Rejects with a `LinkFault`, which is `refused` during a game or if the
 * clock is locked.
 */
export async function storeTrim(clock: LinkedClock, trimPpb: number): Promise<void> {
  await clock.setSetting("trim", (trimPpb + trimMaxPpb) / stepPpb);
  const { trim } = await clock.time();
  if (trim !== trimPpb) throw new LinkFault("refused", "trim");
}
