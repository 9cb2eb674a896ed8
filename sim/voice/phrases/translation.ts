import type { english } from "./en";
import type { PhraseTable } from "./table";

/** The words of the display that the clock says: those with a text in the English table. All others are silent. */
export type SpokenWord = keyof typeof english.words;

/** The texts of a language other than English: one for each text of the English table. */
export type Translation = PhraseTable<Readonly<Record<SpokenWord, string>>>;
