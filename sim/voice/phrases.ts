import { Phrase } from "../../firmware/app/model/phrase";
import type { SpeechLanguage } from "../words/speech-languages";
import { german } from "./phrases/de";
import { english } from "./phrases/en";
import { spanish } from "./phrases/es";
import { french } from "./phrases/fr";
import { portuguese } from "./phrases/pt";
import { russian } from "./phrases/ru";
import { FEMININE, type Form, MASCULINE } from "./phrases/table";
import type { SpokenWord } from "./phrases/translation";

/** A table of any language: a language has only the forms that its grammar knows. */
interface AnyTable {
  readonly numbers: string;
  readonly feminine: Readonly<Partial<Record<number, string>>>;
  readonly masculine: Readonly<Partial<Record<number, string>>>;
  readonly units: Readonly<Record<"hour" | "minute" | "second", Readonly<Partial<Record<Form, string>>>>>;
  readonly phrases: Readonly<Record<number, string>>;
  readonly words: Readonly<Record<SpokenWord, string>>;
}

const TABLES: Readonly<Record<SpeechLanguage, AnyTable>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  ru: russian,
  pt: portuguese,
};

const UNITS = { hour: Phrase.Hour, minute: Phrase.Minute, second: Phrase.Second };
const FORMS: readonly Form[] = ["one", "few", "many"];

/** Returns the text of every phrase that a language has, by the number of the phrase, in ascending order. */
export function phraseTexts(language: SpeechLanguage): ReadonlyMap<number, string> {
  const table = TABLES[language];
  const texts = new Map<number, string>();
  const add = (phrase: number, text: string | undefined) => {
    if (text !== undefined) texts.set(phrase, text);
  };
  for (const [n, text] of table.numbers.split(", ").entries()) add(n, text);
  for (const [phrase, text] of Object.entries(table.phrases)) add(Number(phrase), text);
  for (const [i, n] of FEMININE.entries()) add(Phrase.Feminine + i, table.feminine[n]);
  for (const [i, n] of MASCULINE.entries()) add(Phrase.Masculine + i, table.masculine[n]);
  for (const unit of ["hour", "minute", "second"] as const) {
    for (const [i, form] of FORMS.entries()) add(UNITS[unit] + i, table.units[unit][form]);
  }
  for (const [word, text] of Object.entries(table.words)) add(Phrase.Words + Number(word), text);
  return new Map([...texts].sort(([a], [b]) => a - b));
}

/** Returns what a list of phrases says. */
export function textOf(language: SpeechLanguage, phrases: readonly number[]): string {
  const texts = phraseTexts(language);
  return phrases.map((phrase) => texts.get(phrase) ?? `<${phrase}>`).join(" ");
}
