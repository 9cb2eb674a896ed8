/** The choices that a person has about a round. They have no schemas, which would make the console larger. */

export { type PenaltyName, penalties, penaltyNumbers } from "../../scenario/script";

/** The longest name, as a tournament's report and the clock have it. */
export const nameMax = 40;

/** How a game can end; `F` stands for a win or a loss without play, `*` for a result that was withdrawn. */
export const scores = ["1-0", "0-1", "1/2-1/2", "0-0", "1-0F", "0-1F", "0-0F", "*"] as const;
export type Score = (typeof scores)[number];

/** The letters of White's and Black's result in FIDE's TRF. */
export const resultLetters: Readonly<Record<Exclude<Score, "*">, readonly [white: string, black: string]>> = {
  "1-0": ["1", "0"],
  "0-1": ["0", "1"],
  "1/2-1/2": ["=", "="],
  "0-0": ["0", "0"],
  "1-0F": ["+", "-"],
  "0-1F": ["-", "+"],
  "0-0F": ["-", "-"],
};

/**
 * The kinds of papers and files that a hall makes:
 * - `report`: the arbiter's report of a round
 * - `results`: the results of a round as CSV
 * - `trf`: the pairing program's report with the results in it
 * - `export`: all that the record has of the round's tournament, with the whole audit log
 */
export const paperKinds = ["report", "results", "trf", "export"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What separates the cells of a CSV file. Spreadsheets expect semicolons where the decimal sign is a comma. */
export const separators = ["comma", "semicolon"] as const;
export type Separator = (typeof separators)[number];

/** Returns a player of whom only the name is known, or the player as given. */
export function playerOf<Player extends { readonly name: string }>(given: string | Player): Player | { name: string } {
  return typeof given === "string" ? { name: given } : given;
}
