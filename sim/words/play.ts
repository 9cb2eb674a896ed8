import type { Language } from "./language";
import { type PlayWords, playEn } from "./play-en";
import { playEs } from "./play-es";

/** Returns the texts of the page's play screen in the user's language. */
export function playWords(language: Language): PlayWords {
  switch (language) {
    case "en":
      return playEn;
    case "es":
      return playEs;
  }
}
