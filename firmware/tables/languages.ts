/*
 * The languages of the display: the one list. A language is a row here and a file of texts, firmware/app/text/ID.ts with
 * a small first letter. `npm run words` generates from it:
 * - firmware/app/model/language.ts: the numbers of the languages
 * - firmware/app/text/text.ts: what finds a text in the language of the device
 *
 * The place in the list is the number of a language in the log and on the link, so a new one goes to the end. The clock
 * speaks a language of its display if it has one with the same code, and else English.
 */

export const languageRows = [
  { id: "English", code: "en" },
  { id: "Spanish", code: "es" },
  { id: "German", code: "de" },
  { id: "French", code: "fr" },
  { id: "Russian", code: "ru" },
  { id: "Portuguese", code: "pt" },
] as const satisfies readonly { readonly id: string; readonly code: string }[];
