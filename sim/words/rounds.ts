import type { Language } from "./language";
import { type RoundWords, roundsEn } from "./rounds-en";
import { roundsEs } from "./rounds-es";

/** Returns the texts about rounds and records in the user's language. */
export function roundWords(language: Language): RoundWords {
  switch (language) {
    case "en":
      return roundsEn;
    case "es":
      return roundsEs;
  }
}
