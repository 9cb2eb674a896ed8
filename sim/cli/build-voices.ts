/** Reads the clips that `flagfall build --voice` puts into an image. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "../../board-defs/board";
import { clipRoom, type VoiceFile } from "../build/pico/voices";
import { readClipFile } from "../voice/clip-file";
import { voiceName } from "../voice/make";
import { phraseMark } from "../voice/phrase-mark";
import { phraseTexts } from "../voice/phrases";
import type { BuildWords } from "../words/build";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../words/clock-languages";
import type { Language } from "../words/language";
import { figure } from "./build-job";
import { Refusal } from "./refusal";

/** Reads the files that were named: by a language, in dist/voice, or by a path. Throws `Refusal`. */
export function readVoices(
  board: Board,
  names: readonly string[],
  words: BuildWords["pico"]["voices"],
  language: Language,
): VoiceFile[] {
  if (names.length > 0 && board.earphones === undefined) throw new Refusal(words.noEarphones(board.title));
  const files = names.map((name) => readVoice(name, words));
  const twice = files.find((file, index) => files.findIndex((other) => other.language === file.language) < index);
  if (twice !== undefined) throw new Refusal(words.twice(twice.language));
  const clips = files.map((file) => file.bytes);
  const { bytes, bytesMax } = clipRoom(board, clips);
  if (bytes > bytesMax) throw new Refusal(words.tooMany(figure(bytes, language), figure(bytesMax, language)));
  return files;
}

function readVoice(name: string, words: BuildWords["pico"]["voices"]): VoiceFile {
  const known = SPEECH_LANGUAGES.find((one) => one === name);
  if (known === undefined && !name.endsWith(".bin")) throw new Refusal(words.unknown(name, SPEECH_LANGUAGES));
  const path = known === undefined ? name : join("dist", "voice", `${voiceName(known)}.bin`);
  if (!existsSync(path)) throw new Refusal(words.missing(path, known));
  const bytes = readFileSync(path);
  const language = wholeLanguage(bytes);
  if (language === "older") throw new Refusal(words.older(path));
  if (language === undefined || (known !== undefined && language !== known)) throw new Refusal(words.other(path));
  return { language, bytes };
}

/**
 * Returns the language of a file that has a clip for each phrase of this version, or `older` for a file that was made
 * for other phrases. Undefined for every other file.
 */
function wholeLanguage(bytes: Uint8Array): SpeechLanguage | "older" | undefined {
  try {
    const { language, clips, mark } = readClipFile(bytes);
    const known = SPEECH_LANGUAGES.find((one) => one === language);
    if (known !== undefined && mark !== phraseMark(known)) return "older";
    const isWhole = known !== undefined && [...phraseTexts(known).keys()].every((phrase) => clips.has(phrase));
    return isWhole ? known : undefined;
  } catch {
    return undefined;
  }
}
