/** The languages of the texts on a computer, and the choice between them. */
export type Language = "en" | "es";

export const languages: readonly Language[] = ["en", "es"];

export function isLanguage(text: string): text is Language {
  return text === "en" || text === "es";
}

/**
 * Returns the language for the user. The option decides if it names one. Otherwise the first non-empty variable of
 * LC_ALL, LC_MESSAGES and LANG decides: Spanish for `es`, `es_AR.UTF-8` …, else English.
 */
export function pickLanguage(
  option: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Language {
  if (option !== undefined && isLanguage(option)) return option;
  const locales = [environment.LC_ALL, environment.LC_MESSAGES, environment.LANG];
  const locale = locales.find((name) => name !== undefined && name !== "") ?? "";
  return /^es(?![a-z])/i.test(locale) ? "es" : "en";
}

/** Returns the function that returns the texts of a language. */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguages<Texts>(texts: Readonly<Record<Language, Texts>>): (language: Language) => Texts {
  return (language) => texts[language];
}
