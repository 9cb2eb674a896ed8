import type { english } from "./en";
import type { FEMININE, Form, MASCULINE, PhraseTable } from "./table";

/** The words of the display that the clock says: those with a text in the English table. All others are silent. */
export type SpokenWord = keyof typeof english.words;

/** What a language other than English says: a text for each one of the English table. */
export type Translation<
  Forms extends Form,
  Feminine extends (typeof FEMININE)[number],
  Masculine extends (typeof MASCULINE)[number],
> = PhraseTable<Forms, Feminine, Masculine, Readonly<Record<SpokenWord, string>>>;
