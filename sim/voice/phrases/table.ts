import type { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechWord } from "../../../firmware/app/model/speech-word";
import type { Word } from "../../../firmware/app/model/word";

/** The phrases that are not a number, a form of a number, a unit or a word of the display. */
export type OwnPhrase = Exclude<
  Phrase,
  Phrase.Feminine | Phrase.Masculine | Phrase.Hour | Phrase.Minute | Phrase.Second | Phrase.Words
>;

/** The forms of a unit: for one, for few (only Russian has it), for all other numbers. */
export type Form = "one" | "few" | "many";

/** The numbers that some language says differently before a feminine or a masculine noun, in the order of `Phrase`. */
export const FEMININE = [1, 2, 21, 22, 31, 32, 41, 42, 51, 52] as const;
export const MASCULINE = [1, 21, 31, 41, 51] as const;

/** Reads the numbers of `FEMININE`, separated by commas. */
export function feminineNumbers(words: string): Record<(typeof FEMININE)[number], string> {
  const list = words.split(", ");
  return Object.fromEntries(FEMININE.map((n, i) => [n, list[i] ?? ""])) as Record<(typeof FEMININE)[number], string>;
}

/**
 * All that a language says. `Forms`, `Feminine` and `Masculine` are the forms of units and numbers that it has, `Words`
 * the words of the display. A missing text does not compile.
 */
export interface PhraseTable<
  Forms extends Form = Form,
  Feminine extends (typeof FEMININE)[number] = never,
  Masculine extends (typeof MASCULINE)[number] = never,
  Words = Readonly<Partial<Record<Word | SpeechWord, string>>>,
> {
  /** The numbers from 0 to 59, separated by commas. */
  readonly numbers: string;
  readonly feminine: Readonly<Record<Feminine, string>>;
  readonly masculine: Readonly<Record<Masculine, string>>;
  readonly units: Readonly<Record<"hour" | "minute" | "second", Readonly<Record<Forms, string>>>>;
  readonly phrases: Readonly<Record<OwnPhrase, string>>;
  readonly words: Words;
}
