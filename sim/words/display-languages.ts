/** The languages of the display, which need not be those of the programs around the clock. */
import { Language } from "../../firmware/app/model/choices";

/** The code of each language, as options, scenarios and files name it. */
const codes = { [Language.English]: "en", [Language.Spanish]: "es" } as const satisfies Record<Language, string>;

export type DisplayCode = (typeof codes)[Language];

/** The languages in the order of their numbers. */
export const displayLanguages: readonly Language[] = Object.keys(codes).map(Number);

export const displayCodes: readonly DisplayCode[] = displayLanguages.map(displayCodeOf);

/** Returns the code of a language, such as `en`. */
export function displayCodeOf(language: Language): DisplayCode {
  return codes[language];
}

/** Returns the language with a code. */
export function displayLanguage(code: DisplayCode): Language {
  return displayCodes.indexOf(code);
}

/** Returns true if a text is the code of a language. */
export function isDisplayCode(text: string): text is DisplayCode {
  return displayCodes.some((code) => code === text);
}
