import { type CardWords, cardEn } from "./card-en";
import { cardEs } from "./card-es";
import type { Language } from "./language";

/** Returns the texts of the printed card in the user's language. */
export function cardWords(language: Language): CardWords {
  switch (language) {
    case "en":
      return cardEn;
    case "es":
      return cardEs;
  }
}
