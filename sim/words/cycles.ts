import { type CyclesWords, cyclesEn } from "./cycles-en";
import { cyclesEs } from "./cycles-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall run --cycles` in the user's language. */
export function cyclesWords(language: Language): CyclesWords {
  switch (language) {
    case "en":
      return cyclesEn;
    case "es":
      return cyclesEs;
  }
}
