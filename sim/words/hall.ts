import { type HallWords, hallEn } from "./hall-en";
import { hallEs } from "./hall-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall hall` in the user's language. */
export function hallWords(language: Language): HallWords {
  switch (language) {
    case "en":
      return hallEn;
    case "es":
      return hallEs;
  }
}
