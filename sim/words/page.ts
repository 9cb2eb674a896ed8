import type { Language } from "./language";
import { type PageWords, pageEn } from "./page-en";
import { pageEs } from "./page-es";

/** Returns the texts of the simulator's page in the user's language. */
export function pageWords(language: Language): PageWords {
  switch (language) {
    case "en":
      return pageEn;
    case "es":
      return pageEs;
  }
}
