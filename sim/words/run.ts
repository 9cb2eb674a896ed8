import type { Language } from "./language";
import { runEn } from "./run-en";
import { runEs } from "./run-es";
import type { RunWords } from "./run-words";

/** Returns the texts of `flagfall run` in the user's language. */
export function runWords(language: Language): RunWords {
  switch (language) {
    case "en":
      return runEn;
    case "es":
      return runEs;
  }
}
