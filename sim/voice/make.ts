/** Makes the clips of a language, and tells what they are. */
import { availableParallelism } from "node:os";
import { crc32 } from "node:zlib";
import type { SpeechLanguage } from "../words/clock-languages";
import { CLIP_RATE_HZ, type Clip, writeClipFile } from "./clip-file";
import { adpcmStart, advanceAdpcm, sampleAfter } from "./decode";
import { RATE_MIN, type Speaker, SpeakerError } from "./espeak";
import { loudnessOf } from "./loudness";
import { phraseMark } from "./phrase-mark";
import { PAUSE } from "./phrases";
import { resample } from "./resample";
import type { Wave } from "./wave";

/** The speaker says a word as slowly as it can if its clip would be shorter: nobody would notice one vowel. Seconds. */
const SHORT_S = 0.1;
/** The silence of a pause. */
const PAUSE_S = 0.25;

/** Describes a file of clips: the facts of its index, with the texts. */
export interface VoiceManifest {
  language: SpeechLanguage;
  /** The program that spoke, with its version. */
  speaker: string;
  /** Words a minute. */
  rate: number;
  rateHz: number;
  /** The loudness that every clip has, unless its peaks forbid it. */
  lufs: number;
  file: string;
  bytes: number;
  crc32: number;
  /** The mark of the phrases, as in the file. */
  mark: number;
  durationMs: number;
  clips: readonly ManifestClip[];
}

export interface ManifestClip {
  /** The number of the phrase: firmware/app/model/phrase.ts. */
  phrase: number;
  text: string;
  samples: number;
  durationMs: number;
  /** The bytes of sound. */
  bytes: number;
}

export interface Voice {
  file: Uint8Array;
  manifest: VoiceManifest;
  clips: ReadonlyMap<number, Clip>;
}

export interface VoiceWish {
  language: SpeechLanguage;
  rate: number;
  speak: Speaker;
  speaker: string;
  /** The texts to say, by the numbers of their phrases. */
  texts: ReadonlyMap<number, string>;
  /** Called after each clip. */
  progress?: () => void;
}

/** The name of a language's file of clips, without its ending. */
export function voiceName(language: SpeechLanguage): string {
  return `voice-${language}`;
}

/** Makes the clips of a language. Throws `SpeakerError`. */
export async function makeVoice(wish: VoiceWish): Promise<Voice> {
  const clips = await record(wish);
  const file = writeClipFile(wish.language, clips);
  return { file, clips, manifest: manifestOf(wish, clips, file) };
}

/** Records as many phrases at a time as the machine has processors. The result does not depend on that. */
async function record(wish: VoiceWish): Promise<Map<number, Clip>> {
  const made = new Map<number, Clip>();
  const rest = [...wish.texts];
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      made.set(next[0], await clipOf(next[1], wish));
      wish.progress?.();
    }
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), 8) }, work);
  for (const result of await Promise.allSettled(workers)) if (result.status === "rejected") throw result.reason;
  return made;
}

async function clipOf(text: string, { language, rate, speak }: VoiceWish): Promise<Clip> {
  if (text === PAUSE) return clipOfSamples(new Int16Array(PAUSE_S * CLIP_RATE_HZ));
  const spoken = shape(await speak(text, language, rate));
  const isShort = spoken !== undefined && spoken.length < SHORT_S * CLIP_RATE_HZ;
  const samples = isShort ? shape(await speak(text, language, RATE_MIN)) : spoken;
  if (samples === undefined) throw new SpeakerError({ kind: "silent", text });
  return clipOfSamples(samples);
}

function clipOfSamples(samples: Int16Array): Clip {
  return { samples: samples.length, adpcm: encodeAdpcm(samples) };
}

function manifestOf(
  { language, rate, speaker, texts }: VoiceWish,
  clips: ReadonlyMap<number, Clip>,
  file: Uint8Array,
): VoiceManifest {
  const list = [...texts].map(([phrase, text]) => manifestClip(phrase, text, clips.get(phrase)));
  const samples = list.reduce((sum, clip) => sum + clip.samples, 0);
  return {
    language,
    speaker,
    rate,
    rateHz: CLIP_RATE_HZ,
    lufs: TARGET_LUFS,
    file: `${voiceName(language)}.bin`,
    bytes: file.length,
    crc32: crc32(file),
    mark: phraseMark(language),
    durationMs: durationMs(samples),
    clips: list,
  };
}

function manifestClip(phrase: number, text: string, clip: Clip | undefined): ManifestClip {
  const samples = clip?.samples ?? 0;
  return { phrase, text, samples, durationMs: durationMs(samples), bytes: clip?.adpcm.length ?? 0 };
}

function durationMs(samples: number): number {
  return Math.round((samples * 1000) / CLIP_RATE_HZ);
}

/** Encodes samples of 16 bits as IMA ADPCM: of the sixteen codes, always the one that comes nearest. */
export function encodeAdpcm(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(samples.length / 2));
  const state = adpcmStart();
  for (const [i, sample] of samples.entries()) {
    let best = 0;
    let bestFault = Number.POSITIVE_INFINITY;
    for (let code = 0; code < 16; code++) {
      const fault = Math.abs(sampleAfter(state, code) - sample);
      if (fault < bestFault) [best, bestFault] = [code, fault];
    }
    advanceAdpcm(state, best);
    bytes[i >> 1] = (bytes[i >> 1] ?? 0) | (i & 1 ? best << 4 : best);
  }
  return bytes;
}

/** The loudness of every clip. Louder clips would lose more to the largest sample. */
export const TARGET_LUFS = -22;
/** The largest sample. ADPCM may overshoot it, but not to the end of 16 bits. */
const PEAK_MAX = 0.87;
/** The limit of silence, as a part of the largest sample: 40 dB below it. */
const SILENCE = 0.01;
/** The silence that stays before and after the sound, s. */
const BEFORE_S = 0.01;
const AFTER_S = 0.03;
/** The time in which a clip rises from zero, and falls to it. */
const FADE_S = 0.005;

/** Returns the samples of the clip, or undefined if the recording is silent. */
export function shape({ rateHz, samples }: Wave): Int16Array | undefined {
  const sound = resample(
    new Float64Array(samples).map((sample) => sample / 32_768),
    rateHz,
    CLIP_RATE_HZ,
  );
  const peak = peakOf(sound);
  if (peak < SILENCE) return undefined;
  const clip = faded(trimmed(sound, peak * SILENCE));
  const wanted = 10 ** ((TARGET_LUFS - loudnessOf(clip, CLIP_RATE_HZ)) / 20);
  const gain = Math.min(wanted, PEAK_MAX / peakOf(clip));
  return new Int16Array(clip.map((sample) => Math.round(sample * gain * 32_767)));
}

function peakOf(sound: Float64Array): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function trimmed(sound: Float64Array, level: number): Float64Array {
  const isHeard = (sample: number) => Math.abs(sample) >= level;
  const from = sound.findIndex(isHeard) - Math.round(BEFORE_S * CLIP_RATE_HZ);
  const to = sound.findLastIndex(isHeard) + Math.round(AFTER_S * CLIP_RATE_HZ);
  return sound.slice(Math.max(0, from), to);
}

function faded(sound: Float64Array): Float64Array {
  const length = Math.round(FADE_S * CLIP_RATE_HZ);
  return sound.map((sample, i) => sample * Math.min(1, i / length, (sound.length - 1 - i) / length));
}
