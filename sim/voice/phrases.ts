/** The phrases of all languages. */
import type { SpeechLanguage } from "../words/clock-languages";
import { german } from "./phrases/de";
import { english } from "./phrases/en";
import { spanish } from "./phrases/es";
import { french } from "./phrases/fr";
import { portuguese } from "./phrases/pt";
import { russian } from "./phrases/ru";
import { sentenceOf, textsOf } from "./phrases/texts";
import type { Translation } from "./phrases/translation";

const TABLES: Readonly<Record<SpeechLanguage, Translation>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  ru: russian,
  pt: portuguese,
};

export { PAUSE } from "./phrases/texts";

/** Returns the text of every phrase that a language has, by the number of the phrase, in ascending order. */
export function phraseTexts(language: SpeechLanguage): ReadonlyMap<number, string> {
  return textsOf(language, TABLES[language]);
}

/** Returns what a list of phrases says. */
export function textOf(language: SpeechLanguage, phrases: readonly number[]): string {
  return sentenceOf(phraseTexts(language), phrases);
}
