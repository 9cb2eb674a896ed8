/** The languages of the clock itself: those of its display, and those of its speech. */
import type { Language } from "../../firmware/app/model/language";
import { languageRows } from "../../firmware/tables/languages";

/** The code of a language, as options, scenarios and files name it. */
export type DisplayCode = (typeof languageRows)[number]["code"];

export const displayCodes: readonly DisplayCode[] = languageRows.map(({ code }) => code);

/** The languages in the order of their numbers. */
export const displayLanguages: readonly Language[] = displayCodes.map(displayLanguage);

/** Returns the code of a language, such as `en`. */
export function displayCodeOf(language: Language): DisplayCode {
  const row = languageRows[language];
  if (row === undefined) throw new Error(`the display has no language ${language}`);
  return row.code;
}

/** Returns the language with a code. */
export function displayLanguage(code: DisplayCode): Language {
  return displayCodes.indexOf(code);
}

/** Returns true if a text is the code of a language. */
export function isDisplayCode(text: string): text is DisplayCode {
  return displayCodes.some((code) => code === text);
}

/** The code of a language in which the clock can speak. */
export type SpeechLanguage = Extract<(typeof languageRows)[number], { speaks: true }>["code"];

/** The languages of speech, in the order of their numbers. */
export const SPEECH_LANGUAGES: readonly SpeechLanguage[] = languageRows.flatMap((row) =>
  row.speaks ? [row.code] : [],
);

/** Returns the name of the function that holds the texts of a language, which is also that of its file. */
export function textsOf({ id }: (typeof languageRows)[number]): string {
  return id.toLowerCase();
}

/** Returns the name of a language in another one: `languageName("es", "de")` is `Spanisch`. */
export function languageName(code: DisplayCode, within: string): string {
  return new Intl.DisplayNames([within], { type: "language" }).of(code) ?? code;
}
