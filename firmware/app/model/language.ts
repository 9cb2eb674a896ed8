/** GENERATED from firmware/tables/languages.ts by `npm run words`. Change the table, never this file. */

/** The languages of the display. */
export const enum Language {
  English = 0,
  Spanish = 1,
  German = 2,
  French = 3,
  Russian = 4,
  Portuguese = 5,
}

/** How many languages there are. */
export const LANGUAGES: number = 6;

/** How many of them, from the first on, the clock can speak. */
export const TONGUES = 6;
