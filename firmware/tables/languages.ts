/*
 * The languages of the display: the one list. A language is a row here and a file of texts, firmware/app/text/ID.ts
 * with a small first letter. `npm run words` generates from it:
 * - firmware/app/model/language.ts: the numbers of the languages
 * - firmware/app/text/text.ts: what finds a text in the language of the device
 *
 * The place in the list is the number of a language in the log and on the link, so a new one goes to the end. The clock
 * speaks the languages marked `speaks`; with a display in any other language it speaks English. The languages that it
 * speaks come first, because a language has the same number in speech as on the display.
 */

export const languageRows = [
  { id: "English", code: "en", speaks: true },
  { id: "Spanish", code: "es", speaks: true },
  { id: "German", code: "de", speaks: true },
  { id: "French", code: "fr", speaks: true },
  { id: "Russian", code: "ru", speaks: true },
  { id: "Portuguese", code: "pt", speaks: true },
] as const satisfies readonly { readonly id: string; readonly code: string; readonly speaks?: boolean }[];
