/** Puts the texts of one language together. The page loads each language's table when it is spoken. */
import { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechLanguage } from "../../words/clock-languages";
import { displayCodes, languageName } from "../../words/clock-languages";
import { FORMS } from "./forms";
import { COURSE_PHRASES, FEMININE, type Form, MASCULINE } from "./table";
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
  for (const [phrase, text] of Object.entries(table.phrases)) add(Number(phrase), text);
  for (const [i, phrase] of COURSE_PHRASES.entries()) add(phrase, COURSE[language][i]);
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

/** The texts of `COURSE_PHRASES`. */
type CourseTexts = readonly [course: string, step: string, press: string, hold: string, ownTime: string];

const COURSE: Readonly<Record<SpeechLanguage, CourseTexts>> = {
  en: ["A course of ten steps.", "step", "press", "hold", "your time"],
  es: ["Curso de diez pasos.", "paso", "pulse", "mantenga", "su tiempo"],
  de: ["Ein Kurs in zehn Schritten.", "Schritt", "drücken:", "halten:", "Ihre Zeit"],
  fr: ["Cours en dix étapes.", "étape", "appuyez :", "maintenez :", "votre temps"],
  ru: ["Курс из десяти шагов.", "шаг", "нажмите", "удерживайте", "ваше время"],
  pt: ["Curso de dez passos.", "passo", "pressione", "segure", "seu tempo"],
};
