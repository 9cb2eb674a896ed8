/** Runs `flagfall voice LANGUAGE`: writes the clips of a language as one file, with a manifest. */
import { join } from "node:path";
import type { Content } from "../files/whole-files";
import { cardFiles } from "../voice/card";
import { soundOf } from "../voice/clip-file";
import { RATE_MAX, RATE_MIN, RATES, type Speaker, SpeakerError, speak, speakerVersion } from "../voice/espeak";
import { makeVoice, type Voice, type VoiceManifest, type VoiceWish, voiceName } from "../voice/make";
import { phraseTexts } from "../voice/phrases";
import { writeWave } from "../voice/wave";
import { type VoiceFigures, type VoiceWords, voiceWords } from "../words/build";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../words/clock-languages";
import type { Language } from "../words/language";
import { faultOf, figure, roomIn, writeBelow } from "./build-job";
import { withProgress } from "./progress";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

/** The most that the clips of a language may take. */
export const VOICE_BYTES_MAX = 900_000;
/** Less than the clips of any language take at the fastest rate. With less room the speaker need not begin. */
const VOICE_BYTES_LEAST = 300_000;

export interface VoiceOptions {
  /** The language of what the command prints. */
  language: Language;
  /** The output folder; dist/voice if absent. */
  out?: string | undefined;
  /** Words a minute. */
  rate?: string | undefined;
  /** If true, each clip is also written as a WAV file. */
  wav?: boolean | undefined;
  /** The folder of a memory card, into which the clips go as well. */
  card?: string | undefined;
}

/** The speaker, the texts and the limit that the command uses. Tests provide their own. */
export interface VoiceMeans {
  speak: Speaker;
  /** Returns the name and the version of the program that speaks. */
  version(): Promise<string>;
  textsOf(language: SpeechLanguage): ReadonlyMap<number, string>;
  bytesMax: number;
  /** Returns the free bytes for files in a folder. */
  roomIn(folder: string): number;
}

const ownMeans: VoiceMeans = {
  speak,
  version: speakerVersion,
  textsOf: phraseTexts,
  bytesMax: VOICE_BYTES_MAX,
  roomIn,
};

/** Makes the clips and returns the exit code: 0 if done, 1 if they are too large, 2 if they cannot be made. */
export async function voiceCommand(
  name: string,
  options: VoiceOptions,
  streams: Streams = processStreams,
  means: VoiceMeans = ownMeans,
): Promise<number> {
  const words = voiceWords(options.language);
  return codeOfRun(
    "flagfall: ",
    streams,
    () => run(name, options, words, streams, means),
    (thrown) => (thrown instanceof SpeakerError ? new Refusal(words.speaker(thrown.fault)) : undefined),
  );
}

async function run(
  name: string,
  options: VoiceOptions,
  words: VoiceWords,
  streams: Streams,
  means: VoiceMeans,
): Promise<number> {
  const language = languageOf(name, words);
  const rate = rateOf(options.rate, language, words);
  const folder = options.out ?? join("dist", "voice");
  const faultIn = (place: string) => faultOf(place) ?? (means.roomIn(place) < VOICE_BYTES_LEAST ? "full" : undefined);
  const fault = faultIn(folder);
  if (fault !== undefined) throw new Refusal(words.folder(folder, fault));
  const cardFault = options.card === undefined ? undefined : faultIn(options.card);
  if (cardFault !== undefined) throw new Refusal(words.card(options.card ?? "", cardFault));
  const wish = {
    language,
    rate,
    speak: means.speak,
    speaker: await means.version(),
    texts: means.textsOf(language),
  };
  const voice = await makeWatched(wish, words, streams);
  const figures = figuresOf(voice.manifest, means.bytesMax, options.language);
  if (voice.file.length > means.bytesMax) {
    streams.error(`flagfall: ${words.tooLarge(figures)}\n`);
    return 1;
  }
  writeBelow(folder, filesOf(voice, options), words.folder);
  if (options.card !== undefined) writeBelow(options.card, cardFilesOf(voice), words.card);
  const clips = figure(voice.clips.size, options.language);
  const lines = [words.result(figures), words.written(folder, writtenNames(voice, options, words))];
  if (options.card !== undefined) lines.push(words.onCard(options.card, clips));
  streams.out(`${lines.join("\n")}\n`);
  return 0;
}

function languageOf(name: string, words: VoiceWords): SpeechLanguage {
  const language = SPEECH_LANGUAGES.find((known) => known === name);
  if (language === undefined) throw new Refusal(words.unknownLanguage(name, SPEECH_LANGUAGES));
  return language;
}

function rateOf(text: string | undefined, language: SpeechLanguage, words: VoiceWords): number {
  if (text === undefined) return RATES[language];
  const rate = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (rate < RATE_MIN || rate > RATE_MAX) throw new Refusal(words.badRate(text, RATE_MIN, RATE_MAX));
  return rate;
}

async function makeWatched(wish: VoiceWish, words: VoiceWords, streams: Streams): Promise<Voice> {
  if (!streams.watched) return makeVoice(wish);
  let made = 0;
  return withProgress(wish.texts.size, words.progress, (reach) =>
    makeVoice({ ...wish, progress: () => reach(++made) }),
  );
}

function figuresOf(manifest: VoiceManifest, bytesMax: number, language: Language): VoiceFigures {
  return {
    language: manifest.language,
    speaker: manifest.speaker,
    rate: figure(manifest.rate, language),
    clips: figure(manifest.clips.length, language),
    seconds: figure(Math.round(manifest.durationMs / 100) / 10, language),
    bytes: figure(manifest.bytes, language),
    bytesMax: figure(bytesMax, language),
  };
}

function filesOf({ file, manifest, clips }: Voice, { wav }: VoiceOptions): Map<string, Content> {
  const name = voiceName(manifest.language);
  const files = new Map<string, Content>([
    [manifest.file, file],
    [`${name}.json`, manifestText(manifest)],
  ]);
  if (wav === true) {
    for (const [phrase, clip] of clips) {
      files.set(join(name, waveName(phrase)), writeWave({ rateHz: manifest.rateHz, samples: soundOf(clip) }));
    }
  }
  return files;
}

/** The manifest on the card says what the files hold; the module ignores it. */
function cardFilesOf({ manifest, clips }: Voice): Map<string, Content> {
  const files: Map<string, Content> = cardFiles(manifest.language, clips);
  return files.set(`${voiceName(manifest.language)}.json`, manifestText(manifest));
}

function manifestText(manifest: VoiceManifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

function waveName(phrase: number): string {
  return `${String(phrase).padStart(3, "0")}.wav`;
}

function writtenNames({ manifest, clips }: Voice, { wav, language }: VoiceOptions, words: VoiceWords): string[] {
  const name = voiceName(manifest.language);
  const names = [manifest.file, `${name}.json`];
  return wav === true ? [...names, words.waves(name, figure(clips.size, language))] : names;
}
