/** How fast a clock's counter goes by this computer's clock: a straight line through readings of both (clock.md §12). */
import { LinkFault } from "./client";
import type { LinkedClock } from "./clock";

/** A time to measure by, and a way to wait in it. */
export interface Watch {
  /** ms, with fractions; never goes back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemWatch: Watch = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One question and its answer. */
export interface Reading {
  /** The middle between question and answer, ms. */
  hostMs: number;
  /** From question to answer, ms. */
  roundMs: number;
  /** The clock's counter, which does not go round here, ms. */
  deviceMs: number;
}

export interface Pace {
  /** How much too fast the counter is, millionths, with its present trim. */
  ppm: number;
  /** With 95 % it is no further from `ppm` than this. */
  uncertaintyPpm: number;
  /** What the trim should become, billionths, in the steps that a clock takes. */
  trimPpb: number;
  /** What it is. */
  trimmedPpb: number;
  /** Readings used, and taken. */
  used: number;
  taken: number;
}

const counterEnd = 2 ** 30;
const stepPpb = 10;
export const trimMaxPpb = 1_000_000;
const goldenRatio = 0.618034;
const ditherMaxMs = 10;
const readingsMin = 10;
/** So many answers may fail one after another. */
const silencesMax = 5;
/** Of a normal distribution; with ten readings and more that is near enough. */
const spread95 = 1.96;

export interface Wish {
  durationMs: number;
  everyMs: number;
  watch: Watch;
  /** Told after each reading: the part that is done, from 0 to 1. */
  progress?: (part: number) => void;
}

/** Reads the counter for a while. Rejects with a `LinkFault`. */
export async function measure(clock: LinkedClock, { durationMs, everyMs, watch, progress }: Wish): Promise<Pace> {
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

/** Readings fall on every part of the counter's ms alike, so that what its rounding adds is chance and evens out. */
function ditherMs(reading: number): number {
  return (reading * goldenRatio) % ditherMaxMs;
}

async function read(clock: LinkedClock, watch: Watch, lastMs: number | undefined) {
  const askedMs = watch.now();
  const { time, trim } = await clock.time();
  const answeredMs = watch.now();
  const deviceMs = lastMs === undefined ? time : lastMs + ((((time - lastMs) % counterEnd) + counterEnd) % counterEnd);
  const hostMs = (askedMs + answeredMs) / 2;
  return { reading: { hostMs, roundMs: answeredMs - askedMs, deviceMs }, trimPpb: trim };
}

/** Answers that took long tell little: the quicker half of the readings is used. */
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

/** Least squares: the slope of the counter over this computer's time, and its standard error. */
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

/** Gives a clock its trim and asks for it again. Rejects with a `LinkFault`: `refused` where a game is on, or behind the lock. */
export async function storeTrim(clock: LinkedClock, trimPpb: number): Promise<void> {
  await clock.setSetting("trim", (trimPpb + trimMaxPpb) / stepPpb);
  const { trim } = await clock.time();
  if (trim !== trimPpb) throw new LinkFault("refused", "trim");
}
