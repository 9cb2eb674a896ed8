/**
 * Plays clips through Web Audio, each ear by itself: what one hears, the other does not. Uses nothing of Node, and of
 * a browser only what `SoundOutput` names, which every `AudioContext` has.
 */
import { type ClipFile, soundOf } from "./clip-file";

export type Ear = "left" | "right";

export interface SoundBuffer {
  getChannelData(channel: number): Float32Array;
}

export interface SoundSource {
  buffer: SoundBuffer | null;
  connect(destination: unknown): unknown;
  addEventListener(type: "ended", heard: () => void): void;
  start(): void;
  stop(): void;
}

export interface SoundOutput {
  readonly destination: unknown;
  createBuffer(channels: number, samples: number, rateHz: number): SoundBuffer;
  createBufferSource(): SoundSource;
}

export interface ClipPlayer {
  /**
   * Says phrases one after another, at once. What this ear was hearing stops. Phrases without a clip are left out.
   * `volume` is from 0 to 1.
   */
  say(ear: Ear, phrases: readonly number[], volume: number): void;
  /** Stops what an ear hears. */
  stop(ear: Ear): void;
  isBusy(ear: Ear): boolean;
}

export function createClipPlayer(output: SoundOutput, file: ClipFile): ClipPlayer {
  const playing = new Map<Ear, SoundSource>();
  const stop = (ear: Ear) => {
    playing.get(ear)?.stop();
    playing.delete(ear);
  };
  return {
    say(ear, phrases, volume) {
      stop(ear);
      const sentence = sentenceOf(file, phrases);
      if (sentence.length === 0) return;
      const source = sourceOf(output, file.rateHz, ear, sentence, volume);
      playing.set(ear, source);
      source.addEventListener("ended", () => {
        if (playing.get(ear) === source) playing.delete(ear);
      });
      source.start();
    },
    stop,
    isBusy: (ear) => playing.has(ear),
  };
}

/** Returns the sound of phrases in a row, without pauses: each clip has a little of its own at both ends. */
export function sentenceOf({ clips }: ClipFile, phrases: readonly number[]): Int16Array {
  const sounds = phrases.flatMap((phrase) => {
    const clip = clips.get(phrase);
    return clip === undefined ? [] : [soundOf(clip)];
  });
  const sentence = new Int16Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    sentence.set(sound, at);
    at += sound.length;
  }
  return sentence;
}

/** Returns a source with two channels. The channel of the other ear stays at zero. */
function sourceOf(output: SoundOutput, rateHz: number, ear: Ear, sentence: Int16Array, volume: number): SoundSource {
  const buffer = output.createBuffer(2, sentence.length, rateHz);
  buffer
    .getChannelData(ear === "left" ? 0 : 1)
    .set(Float32Array.from(sentence, (sample) => (sample * volume) / 32_768));
  const source = output.createBufferSource();
  source.buffer = buffer;
  source.connect(output.destination);
  return source;
}
