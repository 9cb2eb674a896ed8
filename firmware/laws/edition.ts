/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */

/** An edition of the FIDE Laws of Chess. The clock stores its number. */
export const enum Edition {
  Laws1997 = 0,
  Laws2001 = 1,
  Laws2014 = 2,
  Laws2018 = 3,
  Laws2023 = 4,
}

/** The newest edition: it holds until the owner of a clock chooses another. */
export const NEWEST = Edition.Laws2023;

/** Returns the year of an edition. */
export function yearOf(edition: Edition): number {
  return [1997, 2001, 2014, 2018, 2023][edition];
}
