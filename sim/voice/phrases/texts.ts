/** Puts the texts of one language together. The page loads each language's table when it is spoken. */
import { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechLanguage } from "../../words/clock-languages";
import { displayCodes, languageName } from "../../words/clock-languages";
import { FORMS } from "./forms";
import type { CoursePhrase } from "./table";
import { FEMININE, type Form, MASCULINE } from "./table";
import type { Translation } from "./translation";

const UNITS = { hour: Phrase.Hour, minute: Phrase.Minute, second: Phrase.Second, period: Phrase.Stretch };
const NUMBERS: readonly Form[] = ["one", "few", "many"];

/** The text of a pause. No voice says it, its clip is silence. */
export const PAUSE = ",";

/** Returns the text of every phrase of a language's table, by the number of the phrase, in ascending order. */
export function textsOf(language: SpeechLanguage, table: Translation): ReadonlyMap<number, string> {
  const forms = FORMS[language];
  const texts = new Map<number, string>([[Phrase.Pause, PAUSE]]);
  const add = (phrase: number, text: string | undefined) => {
    if (text !== undefined) texts.set(phrase, text);
  };
  for (const [n, text] of table.numbers.split(", ").entries()) add(n, text);
  for (const [phrase, text] of Object.entries({ ...table.phrases, ...COURSE[language] })) add(Number(phrase), text);
  for (const [i, n] of FEMININE.entries()) add(Phrase.Feminine + i, forms.feminine[n]);
  for (const [i, n] of MASCULINE.entries()) add(Phrase.Masculine + i, forms.masculine[n]);
  for (const [i, text] of (forms.behindOf ?? []).entries()) add(Phrase.OfOne + i, text);
  for (const unit of ["hour", "minute", "second", "period"] as const) {
    for (const [i, form] of NUMBERS.entries()) add(UNITS[unit] + i, forms.units[unit][form]);
  }
  for (const [word, text] of Object.entries(table.words)) add(Phrase.Words + Number(word), text);
  for (const [n, code] of displayCodes.entries()) add(Phrase.Languages + n, languageName(code, language));
  return new Map([...texts].sort(([a], [b]) => a - b));
}

/** Returns what a list of phrases says. A sentence that ends with its own sign needs no comma. */
export function sentenceOf(texts: ReadonlyMap<number, string>, phrases: readonly number[]): string {
  const text = phrases.map((phrase) => texts.get(phrase) ?? `<${phrase}>`).join(" ");
  return text.replace(/ ,/g, ",").replace(/([.?!:]),/g, "$1");
}

const COURSE: Readonly<Record<SpeechLanguage, Readonly<Record<CoursePhrase, string>>>> = {
  en: {
    [Phrase.Course]: "A course of ten steps.",
    [Phrase.Step]: "step",
    [Phrase.Press]: "press",
    [Phrase.PressLong]: "hold",
    [Phrase.OwnTime]: "your time",
  },
  es: {
    [Phrase.Course]: "Curso de diez pasos.",
    [Phrase.Step]: "paso",
    [Phrase.Press]: "pulse",
    [Phrase.PressLong]: "mantenga",
    [Phrase.OwnTime]: "su tiempo",
  },
  de: {
    [Phrase.Course]: "Ein Kurs in zehn Schritten.",
    [Phrase.Step]: "Schritt",
    [Phrase.Press]: "drücken:",
    [Phrase.PressLong]: "halten:",
    [Phrase.OwnTime]: "Ihre Zeit",
  },
  fr: {
    [Phrase.Course]: "Cours en dix étapes.",
    [Phrase.Step]: "étape",
    [Phrase.Press]: "appuyez :",
    [Phrase.PressLong]: "maintenez :",
    [Phrase.OwnTime]: "votre temps",
  },
  ru: {
    [Phrase.Course]: "Курс из десяти шагов.",
    [Phrase.Step]: "шаг",
    [Phrase.Press]: "нажмите",
    [Phrase.PressLong]: "удерживайте",
    [Phrase.OwnTime]: "ваше время",
  },
  pt: {
    [Phrase.Course]: "Curso de dez passos.",
    [Phrase.Step]: "passo",
    [Phrase.Press]: "pressione",
    [Phrase.PressLong]: "segure",
    [Phrase.OwnTime]: "seu tempo",
  },
};
