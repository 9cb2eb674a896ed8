/** Loads the phrases of each language that the clock speaks, once. */

import { textsOf } from "../../voice/phrases/texts";
import type { Translation } from "../../voice/phrases/translation";
import type { SpeechLanguage } from "../../words/clock-languages";

const tables: Readonly<Record<SpeechLanguage, () => Promise<Translation>>> = {
  en: async () => (await import("../../voice/phrases/en")).english,
  es: async () => (await import("../../voice/phrases/es")).spanish,
  de: async () => (await import("../../voice/phrases/de")).german,
  fr: async () => (await import("../../voice/phrases/fr")).french,
  ru: async () => (await import("../../voice/phrases/ru")).russian,
  pt: async () => (await import("../../voice/phrases/pt")).portuguese,
};

const loaded = new Map<SpeechLanguage, ReadonlyMap<number, string>>();

/** Returns the texts of a language's phrases; undefined if they are not there yet. */
export function loadedTexts(language: SpeechLanguage): ReadonlyMap<number, string> | undefined {
  return loaded.get(language);
}

/** Loads the texts of a language's phrases. Rejects if the network refuses them. */
export async function loadTexts(language: SpeechLanguage): Promise<ReadonlyMap<number, string>> {
  const texts = loaded.get(language) ?? textsOf(language, await tables[language]());
  loaded.set(language, texts);
  return texts;
}
