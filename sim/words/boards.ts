import { type BoardWords, boardsEn } from "./boards-en";
import { boardsEs } from "./boards-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall boards` in the user's language. */
export function boardWords(language: Language): BoardWords {
  switch (language) {
    case "en":
      return boardsEn;
    case "es":
      return boardsEs;
  }
}
