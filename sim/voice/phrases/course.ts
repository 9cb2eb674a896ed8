/** The phrases of the course, in each language. */
import { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechLanguage } from "../../words/clock-languages";
import type { CoursePhrase } from "./table";

export const COURSE: Readonly<Record<SpeechLanguage, Readonly<Record<CoursePhrase, string>>>> = {
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
