/** Plays the notes of the board's buzzer through the browser's sound. */
import { afterPaint } from "../clock/after-paint";

/** The sign of a start, which no board has: two rising notes. */
export const startPattern: readonly number[] = [660, 70, 990, 110];

/** The volume of the board's buzzer in the simulator, where somebody sits at the screen. */
const VOLUME = 0.3;

let context: AudioContext | undefined;
let gain: GainNode | undefined;
let sounding: AudioBufferSourceNode | undefined;
/** The sounds that were played already, by their notes: a press that makes none is painted sooner. */
const buffers = new Map<string, AudioBuffer>();
/** What synthesises the notes. The page loads it with the first sound. */
let render: typeof import("./notes").render | undefined;

/** Whether a touch has begun to make the browser's sound. */
let isWaking = false;
/** A sound that was played meanwhile. Only the last one counts, as each replaces another. */
let early: { pattern: readonly number[]; volume: number } | undefined;

/**
 * Starts the browser's sound. Browsers allow sound only after a touch, so every touch calls this until it succeeds.
 * What was played before is heard then. To make a sound context can take a phone 100 ms, so the page first paints what
 * the touch has changed. With `isUrgent` it makes it at once.
 */
export function wakeSound(isUrgent: boolean): void {
  if (typeof AudioContext === "undefined") return;
  if (context === undefined) {
    isWaking = true;
    if (isUrgent) createContext();
    else afterPaint(createContext);
  } else if (context.state === "suspended") void context.resume();
}

function createContext(): void {
  if (context !== undefined) return;
  context = new AudioContext();
  if (context.state === "suspended") void context.resume();
  loadNotes().catch(() => {});
}

async function loadNotes(): Promise<void> {
  const notes = await import("./notes");
  render = notes.render;
  if (early !== undefined) playPattern(early.pattern, early.volume);
  early = undefined;
}

/** Returns the browser's sound, once a touch has started it. */
export function soundOutput(): AudioContext | undefined {
  return context;
}

/** Plays pairs of pitch in Hz (0 for silence) and length in ms. It replaces any pattern that still sounds. */
export function playPattern(pattern: readonly number[], volume = VOLUME): void {
  if (context === undefined || render === undefined) {
    if (isWaking) early = { pattern, volume };
    return;
  }
  sounding?.disconnect();
  const notes = pattern.join();
  const buffer = buffers.get(notes) ?? bufferOf(render(pattern, context.sampleRate), context);
  if (buffer === undefined) return;
  buffers.set(notes, buffer);
  if (gain === undefined) {
    gain = context.createGain();
    gain.connect(context.destination);
  }
  gain.gain.value = volume;
  sounding = context.createBufferSource();
  sounding.buffer = buffer;
  sounding.connect(gain);
  sounding.start();
}

function bufferOf(samples: Float32Array<ArrayBuffer>, { sampleRate }: AudioContext): AudioBuffer | undefined {
  if (samples.length === 0) return undefined;
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
