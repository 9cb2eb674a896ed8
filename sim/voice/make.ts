/** Makes the clips of a language, and tells what they are. */
import { availableParallelism } from "node:os";
import { crc32 } from "node:zlib";
import type { SpeechLanguage } from "../words/clock-languages";
import { CLIP_RATE_HZ, type Clip, writeClipFile } from "./clip-file";
import { encodeAdpcm } from "./encode";
import { RATE_MIN, type Speaker, SpeakerError } from "./espeak";
import { phraseMark } from "./phrase-mark";
import { PAUSE } from "./phrases";
import { shape, TARGET_LUFS } from "./shape";

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
