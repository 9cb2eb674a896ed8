/** Provides a scenario for trying the page's player: the arbiter corrects a time by keys. */
import type { Language } from "../../../words/language";

/** The scenario's name, and the display's texts for the menu's first item. */
const said: Readonly<Record<Language, { name: string; options: string; item: string }>> = {
  en: { name: "a correction by keys", options: "", item: "Correct" },
  es: { name: "una corrección con teclas", options: "options: {language: es}\n", item: "Corregir" },
};

const steps = (item: string): string => `script:
  - {at: 1, press: black, expect: {mode: running}}
  - {at: 7.5, press: white}
  - {at: 12, press: black}
  - {at: 19.2, press: white}
  - {at: 25, pause: true, expect: {mode: paused}}
  - {at: 27, key: menu}
  - {at: 28, expect: {screen: {row1: »${item}}}}
  - {at: 29, key: start}
  - {at: 30, key: start}
  - {at: 31, key: start}
  - {at: 32, key: plus}
  - {at: 34, key: start, hold: 1.2}
  - {at: 37, expect: {mode: paused}}
  - {at: 38, key: start, expect: {mode: running}}
  - {at: 44, press: black}
`;

/** Returns the scenario as a file; `language` is the clock's language. */
export function exampleText(language: Language): Uint8Array {
  const { name, options, item } = said[language];
  return new TextEncoder().encode(`name: ${name}\ncontrol: "300+3"\n${options}${steps(item)}`);
}
