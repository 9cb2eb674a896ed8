/**
 * Earphones at two pins, and the clips of each language in flash: docs/voice.md has their format. native/voice.c plays
 * the lists that this file makes.
 */
import { divide, remainder } from "../../firmware/core/divide";
import { Ear, type Voice } from "../hal";
import { chip } from "./chip";
import { lendPin, PinUse } from "./pins";
import { prepareSlice, reportWraps, sliceOf, startSlice } from "./pwm";

/** The earphones, and the part of the flash for the files of clips. */
export interface VoiceWiring {
  /** The pins of the left and the right ear, which share a slice of the PWM; empty if there are no earphones. */
  readonly pins: readonly number[];
  /** The number of a slice that no pin uses. It wraps with each sample. */
  readonly pacer: number;
  /** The address of the first file. */
  readonly from: number;
  readonly to: number;
  /** The marks of the phrases of each `Language`. Clips with another mark would say something else. */
  readonly marks: readonly number[];
}

const PULSE_CYCLES = 3125;
/** Each sample has five pulses, and each second 8,000 samples. */
const SAMPLE_CYCLES = 15625;

/**
 * A file begins with `ffvc`, version 2 and 8,000 samples a second. Its language, its length and the mark of its phrases
 * follow.
 */
const MARK = 1668703846;
const VERSION_AND_RATE = 524288002;
const MARK_PLACE = 16;
const HEAD_BYTES = 20;
const SECTOR_BYTES = 4096;
const HALF_WORD = 65536;
/** The two letters of each `Language` as a number: en, es, de, fr, ru, pt. */
const TONGUE_LETTERS = [28261, 29541, 25956, 29286, 30066, 29808];

/** The factor of a sample at each volume, in 65,536ths. A step is 3 dB. At 9 the loudest sample fills half a pulse. */
const GAINS = [197, 278, 393, 555, 783, 1106, 1563, 2207, 3118];
const USUAL_VOLUME = 5;

/** Places in the record of native/voice.c, and in the record of one ear there. The first one is its next clip. */
const PACER = 4;
const GAIN = 8;
const EARS = 12;
const COUNT = 4;
const MIDDLE = 20;
const CLIPS = 24;
const CLIPS_MAX = 128;
const EAR_BYTES = CLIPS + 8 * CLIPS_MAX;

/** The record of native/voice.c. */
let state: number;
/** The address of the file of each `Language`, or 0 if the flash has none. */
const files: number[] = [0, 0, 0, 0, 0, 0];

/** Returns the voice. Returns undefined if there are no earphones or no clips. */
export function createVoice(wired: VoiceWiring): Voice | undefined {
  if (wired.pins.length < 2 || !findFiles(wired)) return undefined;
  state = chip.voice();
  chip.poke(state, prepareSlice(sliceOf(wired.pins[0]), PULSE_CYCLES));
  chip.poke(state + PACER, prepareSlice(wired.pacer, SAMPLE_CYCLES));
  reportWraps(wired.pacer);
  lendPin(wired.pins[0], PinUse.Pwm, false);
  lendPin(wired.pins[1], PinUse.Pwm, false);
  setVolume(USUAL_VOLUME);
  return { speaks: speaks, say: say, stop: stop, isBusy: isBusy, setVolume: setVolume };
}

/**
 * Notes the files, which follow one another, each at the begin of a sector. Returns false if none is for the phrases of
 * this firmware.
 */
function findFiles(wired: VoiceWiring): boolean {
  let at = wired.from;
  let isFound = false;
  while (at + HEAD_BYTES <= wired.to && chip.peek(at) === MARK && chip.peek(at + 4) === VERSION_AND_RATE) {
    const bytes = chip.peek(at + 12);
    if (bytes < HEAD_BYTES || bytes > wired.to - at) break;
    const letters = remainder(chip.peek(at + 8), HALF_WORD);
    const mark = chip.peek(at + MARK_PLACE);
    for (let i = 0; i < TONGUE_LETTERS.length; i++) {
      if (TONGUE_LETTERS[i] !== letters || wired.marks[i] !== mark) continue;
      files[i] = at;
      isFound = true;
    }
    at += SECTOR_BYTES * divide(bytes + SECTOR_BYTES - 1, SECTOR_BYTES);
  }
  return isFound;
}

function speaks(this: void, tongue: number): boolean {
  return files[tongue] > 0;
}

function say(this: void, ear: Ear, tongue: number, phrases: readonly number[]): void {
  stop(ear);
  if (files[tongue] === 0) return;
  if (ear !== Ear.Right) queue(placeOf(Ear.Left), files[tongue], phrases);
  if (ear !== Ear.Left) queue(placeOf(Ear.Right), files[tongue], phrases);
}

/** Lists the clips of phrases for an ear that rests, and lets them sound. */
function queue(place: number, file: number, phrases: readonly number[]): void {
  const entries = divide(chip.peek(file + 8), HALF_WORD);
  let count = 0;
  for (let i = 0; i < phrases.length; i++) {
    const entry = file + HEAD_BYTES + 8 * phrases[i];
    const samples = phrases[i] < entries ? chip.peek(entry + 4) : 0;
    if (samples > 0 && count < CLIPS_MAX) {
      chip.poke(place + CLIPS + 8 * count, file + chip.peek(entry));
      chip.poke(place + CLIPS + 8 * count + 4, samples);
      count++;
    }
  }
  chip.poke(place + COUNT, count);
  if (count === 0) return;
  startSlice(chip.peek(state));
  startSlice(chip.peek(state + PACER));
}

function stop(this: void, ear: Ear): void {
  if (ear !== Ear.Right) silence(placeOf(Ear.Left));
  if (ear !== Ear.Left) silence(placeOf(Ear.Right));
}

/** Empties the list of an ear, and begins at its first clip again. */
function silence(place: number): void {
  chip.poke(place + COUNT, 0);
  for (let at = 0; at < MIDDLE; at += 4) if (at !== COUNT) chip.poke(place + at, 0);
}

function isBusy(this: void, ear: Ear): boolean {
  return (ear !== Ear.Right && isSpeaking(Ear.Left)) || (ear !== Ear.Left && isSpeaking(Ear.Right));
}

function isSpeaking(ear: Ear): boolean {
  return chip.peek(placeOf(ear)) < chip.peek(placeOf(ear) + COUNT);
}

function setVolume(this: void, level: number): void {
  chip.poke(state + GAIN, GAINS[level - 1]);
}

function placeOf(ear: Ear): number {
  return state + EARS + EAR_BYTES * (ear - Ear.Left);
}
