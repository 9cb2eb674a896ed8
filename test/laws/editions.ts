/** The editions of the Laws and the classes of games, by their names. */
import { Class } from "../../firmware/core/words";
import type { Edition } from "../../firmware/laws/edition";
import { type EditionYear, editionYears } from "../../firmware/laws/table/years";

export const editions = Object.fromEntries(editionYears.map((year, edition) => [year, edition])) as Record<
  EditionYear,
  Edition
>;
export const classes = { standard: Class.Standard, rapid: Class.Rapid, blitz: Class.Blitz, none: Class.None };

export type Year = EditionYear;
export type Kind = keyof typeof classes;
export const kinds: Kind[] = ["standard", "rapid", "blitz", "none"];
