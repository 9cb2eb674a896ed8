/** The editions of the Laws and the classes of games, by their names. */
import { Class } from "../../firmware/core/words";
import type { Edition } from "../../firmware/laws/edition";
import type { ByClass, Cell } from "../../firmware/laws/table/cell";
import { type EditionName, editions as table } from "../../firmware/laws/table/table";
import { type EditionYear, editionYears } from "../../firmware/laws/table/years";

export const editions = Object.fromEntries(editionYears.map((year, edition) => [year, edition])) as Record<
  EditionYear,
  Edition
>;
export const classes = { standard: Class.Standard, rapid: Class.Rapid, blitz: Class.Blitz, none: Class.None };

export type Year = EditionYear;
export type Kind = keyof typeof classes;
export const kinds: Kind[] = ["standard", "rapid", "blitz", "none"];

/** Returns the cell of the table that holds in a game. A control without a class follows standard. */
export function cellOf<Effect>(
  row: Readonly<Record<EditionName, ByClass<Effect>>>,
  edition: Edition,
  klass: Class,
): Cell<Effect> {
  const kind = kinds.find((name) => classes[name] === klass) ?? "none";
  return row[(table[edition] ?? table[0]).name][kind === "none" ? "standard" : kind];
}
