import type { Language } from "./language";
import { type LinkWords, linkEn } from "./link-en";
import { linkEs } from "./link-es";

/** Returns the texts of `flagfall link` in the user's language. */
export function linkWords(language: Language): LinkWords {
  switch (language) {
    case "en":
      return linkEn;
    case "es":
      return linkEs;
  }
}
