import { Language } from "../model/choices";

/** Returns the language that follows in the order of `Language`, or the first one after the last. */
export function nextLanguage(language: Language): Language {
  switch (language) {
    case Language.English:
      return Language.Spanish;
    case Language.Spanish:
      return Language.English;
  }
}

export function lastLanguage(): Language {
  let last: Language = Language.English;
  while (nextLanguage(last) !== Language.English) last = nextLanguage(last);
  return last;
}
