/** The units of time in each language, and the forms of a number that its grammar has before them. */
import type { SpeechLanguage } from "../../words/clock-languages";
import { type FEMININE, feminineNumbers, type MASCULINE, unitsOf } from "./table";

interface Forms {
  readonly units: ReturnType<typeof unitsOf>;
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
    units: unitsOf("hour hours, minute minutes, second seconds, period periods"),
  },
  es: {
    feminine: { 1: "una", 21: "veintiuna", 31: "treinta y una", 41: "cuarenta y una", 51: "cincuenta y una" },
    masculine: { 1: "un", 21: "veintiún", 31: "treinta y un", 41: "cuarenta y un", 51: "cincuenta y un" },
    units: unitsOf("hora horas, minuto minutos, segundo segundos, período períodos"),
  },
  de: {
    feminine: { 1: "eine" },
    masculine: { 1: "ein" },
    units: unitsOf("Stunde Stunden, Minute Minuten, Sekunde Sekunden, Periode Perioden"),
  },
  fr: {
    feminine: { 1: "une", 21: "vingt et une", 31: "trente et une", 41: "quarante et une", 51: "cinquante et une" },
    masculine: {},
    units: unitsOf("heure heures, minute minutes, seconde secondes, période périodes"),
  },
  ru: {
    feminine: feminineNumbers(
      "одна, две, двадцать одна, двадцать две, тридцать одна, тридцать две, сорок одна, сорок две, пятьдесят одна, пятьдесят две",
    ),
    masculine: {},
    units: unitsOf("час часа часов, минута минуты минут, секунда секунды секунд, период периода периодов"),
    behindOf: ["одного", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми"],
  },
  pt: {
    feminine: feminineNumbers(
      "uma, duas, vinte e uma, vinte e duas, trinta e uma, trinta e duas, quarenta e uma, quarenta e duas, cinquenta e uma, cinquenta e duas",
    ),
    masculine: {},
    units: unitsOf("hora horas, minuto minutos, segundo segundos, período períodos"),
  },
};
