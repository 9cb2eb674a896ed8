/** Generates the lists of the editions: the device's numbers, and the years for pages and scripts. */
import { editions } from "../../../firmware/laws/table/table";
import { generatedMark } from "./choices";

const names = editions.map(({ name }) => name);
const newest = names[names.length - 1];

/** Returns the text of firmware/laws/edition.ts. */
export function editionSource(): string {
  const members = names.map((name, place) => `  Laws${name} = ${place},`);
  return `${generatedMark}

/** An edition of the FIDE Laws of Chess. The clock stores its number. */
export const enum Edition {
${members.join("\n")}
}

/** The newest edition: it holds until the owner of a clock chooses another. */
export const NEWEST = Edition.Laws${newest};

/** Returns the year of an edition. */
export function yearOf(edition: Edition): number {
  return [${names.join(", ")}][edition];
}
`;
}

/** Returns the text of firmware/laws/table/years.ts. */
export function yearsSource(): string {
  const quoted = names.map((name) => JSON.stringify(name));
  return `${generatedMark}

/** The years of the editions. The place of each is its \`Edition\`. */
export const editionYears = [${names.join(", ")}] as const;
export type EditionYear = (typeof editionYears)[number];

/** The same years as texts. */
export const editionNames = [${quoted.join(", ")}] as const;

/** The year of the newest edition, which holds where nobody names another. */
export const newestYear = ${newest};
export const newestName = "${newest}";
`;
}
