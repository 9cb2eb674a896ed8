import type { Language } from "./language";
import { type ServeWords, serveEn } from "./serve-en";
import { serveEs } from "./serve-es";

/** Returns the texts of `flagfall serve` in the user's language. */
export function serveWords(language: Language): ServeWords {
  switch (language) {
    case "en":
      return serveEn;
    case "es":
      return serveEs;
  }
}
