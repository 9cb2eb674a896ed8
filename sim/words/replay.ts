import type { Language } from "./language";
import { type ReplayWords, replayEn } from "./replay-en";
import { replayEs } from "./replay-es";

/** Returns the texts of `flagfall replay` in the user's language. */
export function replayWords(language: Language): ReplayWords {
  switch (language) {
    case "en":
      return replayEn;
    case "es":
      return replayEs;
  }
}
