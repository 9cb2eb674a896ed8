import type { Language } from "./language";
import { type SpeechWords, speechEn } from "./speech-en";
import { speechEs } from "./speech-es";

/** Returns the texts of speech on the page in the user's language. */
export function speechWords(language: Language): SpeechWords {
  switch (language) {
    case "en":
      return speechEn;
    case "es":
      return speechEs;
  }
}
