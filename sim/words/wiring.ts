import type { Language } from "./language";
import { type WiringWords, wiringEn } from "./wiring-en";
import { wiringEs } from "./wiring-es";

/** Returns the texts of a wiring picture in the user's language. */
export function wiringWords(language: Language): WiringWords {
  switch (language) {
    case "en":
      return wiringEn;
    case "es":
      return wiringEs;
  }
}
