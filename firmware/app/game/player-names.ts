import type { App } from "../model/app";

/*
 * The board's number in the round and the players' names, as a list of numbers.
 * The board's number comes first, then White's and Black's names.
 * A name is the number of its letters, followed by their codes.
 */

/** The most letters of a name in a row. */
const ROW_LETTERS = 8;
const COMMA = 44;

/** Writes the board's number and the names into an empty list. Writes nothing if none of them is known. */
export function pushNames(app: App, list: number[]): void {
  if (app.game.tableNumber === 0 && app.game.names[0] === "" && app.game.names[1] === "") return;
  list.push(app.game.tableNumber);
  pushName(app, list, app.game.names[0]);
  pushName(app, list, app.game.names[1]);
}

function pushName(app: App, list: number[], name: string): void {
  const countAt = list.length;
  let rest = name;
  list.push(0);
  while (rest !== "") {
    list.push(app.hal.link.sum(rest.charAt(0)));
    list[countAt]++;
    rest = rest.slice(1);
  }
}

/**
 * Sets the board's number and the names of the game on the clock from index `at` of a list.
 * Clears them if `at` is −1.
 */
export function takeNames(app: App, list: readonly number[], at: number): void {
  app.game.tableNumber = at < 0 ? 0 : list[at];
  app.game.names[0] = at < 0 ? "" : nameAt(app, list, at + 1, false);
  app.game.names[1] = at < 0 ? "" : nameAt(app, list, at + 2 + list[at + 1], false);
}

/**
 * Returns both names from index `at` on, shortened to fit a row.
 * Keeps only the family name, which in PGN ends at a comma.
 * Returns an empty text if only the board's number is known.
 */
export function shortNames(app: App, list: readonly number[], at: number): string {
  const white = nameAt(app, list, at + 1, true);
  const black = nameAt(app, list, at + 2 + list[at + 1], true);
  return white === "" && black === "" ? "" : (white === "" ? "?" : white) + " - " + (black === "" ? "?" : black);
}

/** Returns the name whose letter count is at index `at`. */
function nameAt(app: App, list: readonly number[], at: number, isShort: boolean): string {
  let name = "";
  for (let i = 1; i <= list[at]; i++) {
    if (isShort && (i > ROW_LETTERS || list[at + i] === COMMA)) return name;
    name += app.hal.link.letter(list[at + i]);
  }
  return name;
}
