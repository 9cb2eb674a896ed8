/** The languages a user can choose, and how the choice is read. */

export type Language = "en" | "es";

export const languages: readonly Language[] = ["en", "es"];

export function isLanguage(text: string): text is Language {
  return text === "en" || text === "es";
}

/**
 * The language of what is said: the option where it names one, else the first of LC_ALL, LC_MESSAGES and LANG that
 * is set (Spanish for `es`, `es_AR.UTF-8` …), else English.
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
