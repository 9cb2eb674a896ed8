import { en, type Words } from "./en";
import { es } from "./es";
import type { Language } from "./language";

/** Returns the texts of the command line and of time controls in the user's language. */
export function wordsIn(language: Language): Words {
  switch (language) {
    case "en":
      return en;
    case "es":
      return es;
  }
}
