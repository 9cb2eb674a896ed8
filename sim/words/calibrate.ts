import { type CalibrateWords, calibrateEn } from "./calibrate-en";
import { calibrateEs } from "./calibrate-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall calibrate` in the user's language. */
export function calibrateWords(language: Language): CalibrateWords {
  switch (language) {
    case "en":
      return calibrateEn;
    case "es":
      return calibrateEs;
  }
}
