/** The units of time in each language, and the forms of a number that its grammar has before them. */
import type { SpeechLanguage } from "../../words/clock-languages";
import { type FEMININE, type Form, feminineNumbers, type MASCULINE } from "./table";

interface Forms {
  readonly units: Readonly<Record<"hour" | "minute" | "second" | "period", Readonly<Partial<Record<Form, string>>>>>;
  /** The numbers of `FEMININE` and `MASCULINE` that the language says differently before such a noun. */
  readonly feminine: Readonly<Partial<Record<(typeof FEMININE)[number], string>>>;
  readonly masculine: Readonly<Partial<Record<(typeof MASCULINE)[number], string>>>;
  /** The numbers from 1 to 8 behind "of", if they are inflected there. */
  readonly behindOf?: readonly string[];
}

export const FORMS: Readonly<Record<SpeechLanguage, Forms>> = {
  en: {
    feminine: {},
    masculine: {},
    units: {
      hour: { one: "hour", many: "hours" },
      minute: { one: "minute", many: "minutes" },
      second: { one: "second", many: "seconds" },
      period: { one: "period", many: "periods" },
    },
  },
  es: {
    feminine: { 1: "una", 21: "veintiuna", 31: "treinta y una", 41: "cuarenta y una", 51: "cincuenta y una" },
    masculine: { 1: "un", 21: "veintiún", 31: "treinta y un", 41: "cuarenta y un", 51: "cincuenta y un" },
    units: {
      hour: { one: "hora", many: "horas" },
      minute: { one: "minuto", many: "minutos" },
      second: { one: "segundo", many: "segundos" },
      period: { one: "período", many: "períodos" },
    },
  },
  de: {
    feminine: { 1: "eine" },
    masculine: { 1: "ein" },
    units: {
      hour: { one: "Stunde", many: "Stunden" },
      minute: { one: "Minute", many: "Minuten" },
      second: { one: "Sekunde", many: "Sekunden" },
      period: { one: "Periode", many: "Perioden" },
    },
  },
  fr: {
    feminine: { 1: "une", 21: "vingt et une", 31: "trente et une", 41: "quarante et une", 51: "cinquante et une" },
    masculine: {},
    units: {
      hour: { one: "heure", many: "heures" },
      minute: { one: "minute", many: "minutes" },
      second: { one: "seconde", many: "secondes" },
      period: { one: "période", many: "périodes" },
    },
  },
  ru: {
    feminine: feminineNumbers(
      "одна, две, двадцать одна, двадцать две, тридцать одна, тридцать две, сорок одна, сорок две, пятьдесят одна, пятьдесят две",
    ),
    masculine: {},
    units: {
      hour: { one: "час", few: "часа", many: "часов" },
      minute: { one: "минута", few: "минуты", many: "минут" },
      second: { one: "секунда", few: "секунды", many: "секунд" },
      period: { one: "период", few: "периода", many: "периодов" },
    },
    behindOf: ["одного", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми"],
  },
  pt: {
    feminine: feminineNumbers(
      "uma, duas, vinte e uma, vinte e duas, trinta e uma, trinta e duas, quarenta e uma, quarenta e duas, cinquenta e uma, cinquenta e duas",
    ),
    masculine: {},
    units: {
      hour: { one: "hora", many: "horas" },
      minute: { one: "minuto", many: "minutos" },
      second: { one: "segundo", many: "segundos" },
      period: { one: "período", many: "períodos" },
    },
  },
};
