/** Clips for the tests of a Pico: tones, so that they need no espeak-ng, or the words of some times. */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { addSpan } from "../../firmware/app/speech/grammar";
import type { PicoImage } from "../../sim/build/pico/image";
import { withVoices } from "../../sim/build/pico/voices";
import { CLIP_RATE_HZ, type Clip, readClipFile, soundOf, writeClipFile } from "../../sim/voice/clip-file";
import { RATES, speak, speakerVersion } from "../../sim/voice/espeak";
import { encodeAdpcm, makeVoice } from "../../sim/voice/make";
import { phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../sim/words/clock-languages";

/** Returns the phrases of a time of so many seconds. */
export function spanOf(language: SpeechLanguage, seconds: number): number[] {
  const list: number[] = [];
  addSpan(list, SPEECH_LANGUAGES.indexOf(language), seconds, true);
  return list;
}

/** Returns the file of a language in which each phrase is a tone of its own, of 0.3 s. */
export function toneFile(language: SpeechLanguage): Uint8Array {
  const phrases = [...phraseTexts(language).keys()];
  return writeClipFile(language, new Map(phrases.map((phrase) => [phrase, toneOf(300 + 7 * phrase)])));
}

function toneOf(hz: number): Clip {
  const wave = (_: unknown, i: number) => 12_000 * Math.sin((2 * Math.PI * hz * i) / CLIP_RATE_HZ);
  const samples = Int16Array.from({ length: 0.3 * CLIP_RATE_HZ }, wave);
  return { samples: samples.length, adpcm: encodeAdpcm(samples) };
}

/** Returns the file of a language with the words of some times alone. */
export async function wordFile(language: SpeechLanguage, times: readonly number[]): Promise<Uint8Array> {
  const wanted = times.flatMap((seconds) => spanOf(language, seconds));
  const texts = new Map([...phraseTexts(language)].filter(([phrase]) => wanted.includes(phrase)));
  const wish = { language, rate: RATES[language], speak, speaker: await speakerVersion(), texts };
  return (await makeVoice(wish)).file;
}

/** Returns the samples of phrases, one after another. */
export function soundOfPhrases(file: Uint8Array, phrases: readonly number[]): Int16Array {
  const { clips } = readClipFile(file);
  return Int16Array.from(phrases.flatMap((phrase) => [...soundOf(clips.get(phrase)!)]));
}

/** Returns the Pico's image with files of clips. */
export function speaking(image: PicoImage, ...files: readonly Uint8Array[]): PicoImage {
  return speakingOn(pico, image, ...files);
}

/** Returns the image of a board with files of clips. */
export function speakingOn(board: Board, image: PicoImage, ...files: readonly Uint8Array[]): PicoImage {
  return { ...image, uf2: withVoices(image.uf2, board, files) };
}
