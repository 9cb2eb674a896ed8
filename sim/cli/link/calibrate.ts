/**
 * Runs `flagfall calibrate`: measures the clock's counter against this computer's clock, and computes the trim that
 * corrects it.
 */
import { measure, type Pace, storeTrim, systemWatch, trimMaxPpb, type Watch } from "../../link/calibration";
import { LinkedClock } from "../../link/clock";
import { knownClocks, openPort } from "../../link/port";
import type { Language } from "../../words/language";
import { type CalibrateWords, calibrateWords } from "../../words/link";
import type { Given } from "../given";
import { withProgress } from "../progress";
import { codeOfRun, refusalAt } from "../refusal";
import { processStreams, type Streams } from "../streams";
import { linkRefusal, type Means, openLonePort } from "./lone-port";

interface CalibrateOptions extends Given<"minutes", "store" | "json"> {
  language: Language;
  port: string;
}

const systemMeans: Means = { watch: systemWatch, open: (path) => openPort(path), ports: () => knownClocks() };

const minutesDefault = 10;
const minutesMin = 0.2;
const minutesMax = 1440;
const readingMs = 1000;
const hourS = 3600;

/**
 * Measures the clock and stores the trim if asked to. Returns the exit code and never throws:
 * - 0: measured, and stored if asked for
 * - 1: the clock refuses the trim
 * - 2: no port, no clock, or bad input
 */
export async function calibrateCommand(
  options: CalibrateOptions,
  streams: Streams = processStreams,
  means: Means = systemMeans,
): Promise<number> {
  const words = calibrateWords(options.language);
  return codeOfRun(
    "",
    streams,
    () => calibrate(options, words, streams, means),
    (thrown) => linkRefusal(options.port, thrown, words),
  );
}

async function calibrate(options: CalibrateOptions, words: CalibrateWords, streams: Streams, means: Means) {
  const durationMs = readMinutes(options.minutes, words) * 60_000;
  const wire = await openLonePort(options.port, options.language, words, means);
  const clock = new LinkedClock(wire, { patienceMs: means.patienceMs });
  try {
    const pace = await measureWatched(clock, durationMs, words, streams, means.watch);
    const isSane = Math.abs(pace.trimPpb) <= trimMaxPpb;
    if (!isSane) {
      const wrong = words.tooMuch(ppm(pace.trimPpb), String(trimMaxPpb / 1000));
      throw refusalAt(options.port, { wrong, right: words.right.silent }, 1);
    }
    if (options.store === true) await store(clock, pace, options.port, words);
    print(pace, options, words, streams);
    return 0;
  } finally {
    await clock.close();
  }
}

function readMinutes(text: string | undefined, words: CalibrateWords): number {
  if (text === undefined) return minutesDefault;
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (minutes >= minutesMin && minutes <= minutesMax) return minutes;
  throw refusalAt("flagfall calibrate", { wrong: words.badMinutes(text), right: words.right.minutes });
}

async function store(clock: LinkedClock, pace: Pace, port: string, words: CalibrateWords): Promise<void> {
  try {
    await storeTrim(clock, pace.trimPpb);
  } catch (thrown) {
    throw linkRefusal(port, thrown, words, 1);
  }
}

async function measureWatched(
  clock: LinkedClock,
  durationMs: number,
  words: CalibrateWords,
  streams: Streams,
  watch: Watch,
): Promise<Pace> {
  const wish = { durationMs, everyMs: readingMs, watch };
  if (!streams.watched) return measure(clock, wish);
  return withProgress(1, words.progress, (reach) => measure(clock, { ...wish, progress: reach }));
}

function print(pace: Pace, options: CalibrateOptions, words: CalibrateWords, streams: Streams): void {
  const isStored = options.store === true;
  if (options.json === true) {
    const { ppm: error, uncertaintyPpm, trimPpb, trimmedPpb, used, taken } = pace;
    streams.out(
      `${JSON.stringify({ ppm: error, uncertaintyPpm, trimPpb, trimmedPpb, used, taken, stored: isStored })}\n`,
    );
    return;
  }
  const figures = {
    ppm: Math.abs(pace.ppm).toFixed(2),
    uncertainty: pace.uncertaintyPpm.toFixed(2),
    secondsPerHour: ((Math.abs(pace.ppm) * hourS) / 1e6).toFixed(4),
    trim: ppm(pace.trimPpb),
    used: pace.used,
    taken: pace.taken,
    isFast: pace.ppm > 0,
  };
  const last = isStored ? words.stored(figures.trim) : words.notStored(figures.trim);
  streams.out(`${[...words.result(figures), last].join("\n")}\n`);
}

function ppm(ppb: number): string {
  return (ppb / 1000).toFixed(2);
}
