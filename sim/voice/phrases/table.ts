import { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechWord } from "../../../firmware/app/model/speech-word";
import type { Word } from "../../../firmware/app/model/word";

/** The phrases of the course: texts.ts has their texts. */
export const COURSE_PHRASES = [Phrase.Course, Phrase.Step, Phrase.Press, Phrase.PressLong, Phrase.OwnTime] as const;

/** The phrases of which forms.ts has the texts: the forms of a number, and the units. */
type FormPhrase =
  | Phrase.Feminine
  | Phrase.Masculine
  | Phrase.Hour
  | Phrase.Minute
  | Phrase.Second
  | Phrase.Stretch
  | Phrase.OfOne;

/** The phrases that are not a number, a form, a unit, a part of the course, a word of the display or a language. */
export type OwnPhrase = Exclude<
  Phrase,
  FormPhrase | (typeof COURSE_PHRASES)[number] | Phrase.Pause | Phrase.Words | Phrase.Languages
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

/** Reads the units from the hour to the period, separated by commas: each for one, for few if it differs, for many. */
export function unitsOf(words: string) {
  const [hour, minute, second, period] = words.split(", ");
  return { hour: formsOf(hour), minute: formsOf(minute), second: formsOf(second), period: formsOf(period) };
}

function formsOf(unit = ""): Readonly<Partial<Record<Form, string>>> {
  const [one = "", few = "", many] = unit.split(" ");
  return many === undefined ? { one, many: few } : { one, few, many };
}

/** The texts of a language besides its forms and the course. `Words` are the words of the display. */
export interface PhraseTable<Words = Readonly<Partial<Record<Word | SpeechWord, string>>>> {
  /** The numbers from 0 to 59, separated by commas. */
  readonly numbers: string;
  readonly phrases: Readonly<Record<OwnPhrase, string>>;
  readonly words: Words;
}
