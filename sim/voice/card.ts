/** The files of a memory card for a serial voice module, which hal/voice-module.ts asks for by folder and number. */
import { join } from "node:path";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../words/clock-languages";
import { CLIP_RATE_HZ, type Clip, soundOf } from "./clip-file";
import { writeWave } from "./wave";

/** A folder has the clips of a hundred phrases, and a language has ten folders, from 10 on. */
const inFolder = 100;
const folders = 10;

/** Returns the path of a phrase on the card: `12/038.wav` is phrase 237 in English. */
export function cardPath(language: SpeechLanguage, phrase: number): string {
  const folder = folders * (SPEECH_LANGUAGES.indexOf(language) + 1) + Math.floor(phrase / inFolder);
  return join(String(folder), `${String((phrase % inFolder) + 1).padStart(3, "0")}.wav`);
}

/** Returns the content of the card for a language, by path: plain WAV files of 16 bits. */
export function cardFiles(language: SpeechLanguage, clips: ReadonlyMap<number, Clip>): Map<string, Uint8Array> {
  const fileOf = (clip: Clip) => writeWave({ rateHz: CLIP_RATE_HZ, samples: soundOf(clip) });
  return new Map([...clips].map(([phrase, clip]) => [cardPath(language, phrase), fileOf(clip)]));
}
