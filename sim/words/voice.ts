import type { Language } from "./language";
import { type VoiceWords, voiceEn } from "./voice-en";
import { voiceEs } from "./voice-es";

/** Returns the texts of `flagfall voice` in the user's language. */
export function voiceWords(language: Language): VoiceWords {
  switch (language) {
    case "en":
      return voiceEn;
    case "es":
      return voiceEs;
  }
}
