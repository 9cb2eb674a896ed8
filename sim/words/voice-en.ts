/** The English texts of `flagfall voice`. */

import type { FolderFault } from "./build-en";
import type { SpeechLanguage } from "./speech-languages";
import type { SpeakerFault } from "./subjects/voice";

/** The figures of a voice, as printed. */
export interface VoiceFigures {
  language: SpeechLanguage;
  /** The program that spoke, with its version. */
  speaker: string;
  rate: string;
  clips: string;
  seconds: string;
  bytes: string;
  bytesMax: string;
}

/** Every text of `flagfall voice`. */
export interface VoiceWords {
  progress: string;
  result(figures: VoiceFigures): string;
  written(folder: string, files: readonly string[]): string;
  /** Stands for the WAV files in the list of what was written. */
  waves(folder: string, count: string): string;
  tooLarge(figures: VoiceFigures): string;
  unknownLanguage(name: string, known: readonly string[]): string;
  badRate(text: string, min: number, max: number): string;
  folder(path: string, fault: FolderFault): string;
  card(path: string, fault: FolderFault): string;
  onCard(folder: string, count: string): string;
  speaker(fault: SpeakerFault): string;
}

const languages: Record<SpeechLanguage, string> = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  ru: "Russian",
  pt: "Portuguese",
};

const folderFaults: Record<FolderFault, string> = {
  notFolder: "it is no folder, or lies below a file",
  forbidden: "there is no permission",
  full: "there is no room",
  other: "the system refuses",
};

function speakerFault(fault: SpeakerFault): string {
  switch (fault.kind) {
    case "missing":
      return "espeak-ng, which speaks, is not installed (apt-get install espeak-ng)";
    case "failed":
      return `espeak-ng failed: ${fault.message}`;
    case "silent":
      return `espeak-ng says nothing for “${fault.text}”`;
  }
}

export const voiceEn: VoiceWords = {
  progress: "clips",
  result: ({ language, speaker, rate, clips, seconds, bytes, bytesMax }) =>
    `${languages[language]}, ${speaker} at ${rate} words a minute: ${clips} clips, ${seconds} s, ${bytes} of ${bytesMax} bytes`,
  written: (folder, files) => `Written to ${folder}: ${files.join(", ")}`,
  waves: (folder, count) => `${folder}/ (${count} files)`,
  tooLarge: ({ language, bytes, bytesMax }) =>
    `the clips of ${languages[language]} take ${bytes} bytes, ${bytesMax} at most; nothing was written; name more words a minute with --rate WORDS`,
  unknownLanguage: (name, known) => `the clock does not speak “${name}”; it speaks ${known.join(", ")}`,
  badRate: (text, min, max) => `--rate has to be a whole number from ${min} to ${max}, not “${text}”`,
  folder: (path, fault) => `nothing can be written to ${path}: ${folderFaults[fault]}; name another with --out FOLDER`,
  card: (path, fault) => `no card can be written to ${path}: ${folderFaults[fault]}; name another with --card FOLDER`,
  onCard: (folder, count) => `On the card ${folder}: ${count} clips as WAV files`,
  speaker: (fault) => `${speakerFault(fault)}; nothing was written`,
};
