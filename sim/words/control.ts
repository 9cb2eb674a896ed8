import { type ControlWords, controlEn } from "./en";
import { controlEs } from "./es";
import type { Language } from "./language";

/** The texts of time controls alone, in the user's language. */
export function controlWords(language: Language): ControlWords {
  switch (language) {
    case "en":
      return controlEn;
    case "es":
      return controlEs;
  }
}
