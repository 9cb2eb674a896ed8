/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */

/** The years of the editions. The place of each is its `Edition`. */
export const editionYears = [1997, 2001, 2014, 2018, 2023] as const;
export type EditionYear = (typeof editionYears)[number];

/** The same years as texts. */
export const editionNames = ["1997", "2001", "2014", "2018", "2023"] as const;

/** The year of the newest edition, which holds where nobody names another. */
export const newestYear = 2023;
export const newestName = "2023";
