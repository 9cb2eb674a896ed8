import { type BuildWords, buildEn } from "./build-en";
import { buildEs } from "./build-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall build` in the user's language. */
export function buildWords(language: Language): BuildWords {
  switch (language) {
    case "en":
      return buildEn;
    case "es":
      return buildEs;
  }
}
