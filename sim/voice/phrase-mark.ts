/** A number for the phrases of a language: clips that were made for other phrases have another one. */
import { SPEECH_LANGUAGES } from "../words/clock-languages";
import { phraseTexts } from "./phrases";

/** The constants of the hash FNV-1a. */
const begin = 0x811c9dc5;
const factor = 0x01000193;
/** A board counts below 2³⁰. */
const bits = 0x3fffffff;

/**
 * Returns the mark of the numbers and texts of a language's phrases; 0 for a language that the clock does not speak.
 */
export function phraseMark(language: string): number {
  const known = SPEECH_LANGUAGES.find((one) => one === language);
  return known === undefined ? 0 : markOf(phraseTexts(known));
}

export function markOf(texts: ReadonlyMap<number, string>): number {
  const text = [...texts].map(([phrase, words]) => `${phrase} ${words}\n`).join("");
  let hash = begin;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, factor);
  return hash & bits;
}
