import { type ConsoleActWords, consoleActsEn } from "./console-acts-en";
import { consoleActsEs } from "./console-acts-es";
import { type ConsoleViewWords, consoleEn } from "./console-en";
import { consoleEs } from "./console-es";
import type { Language } from "./language";

export type ConsoleWords = ConsoleViewWords & ConsoleActWords;

/** Returns the texts of the arbiter's console in the user's language. */
export function consoleWords(language: Language): ConsoleWords {
  switch (language) {
    case "en":
      return { ...consoleEn, ...consoleActsEn };
    case "es":
      return { ...consoleEs, ...consoleActsEs };
  }
}
