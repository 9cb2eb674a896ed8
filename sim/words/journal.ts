import { type JournalWords, journalEn } from "./journal-en";
import { journalEs } from "./journal-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall journal` in the user's language. */
export function journalWords(language: Language): JournalWords {
  switch (language) {
    case "en":
      return journalEn;
    case "es":
      return journalEs;
  }
}
