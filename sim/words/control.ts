import { type ControlWords, controlEn } from "./control-en";
import { controlEs } from "./control-es";
import type { Language } from "./language";

/** Returns the texts about time controls in the user's language. */
export function controlWords(language: Language): ControlWords {
  switch (language) {
    case "en":
      return controlEn;
    case "es":
      return controlEs;
  }
}
