import type { App } from "../model/app";

/*
 * Whose game it is, as a list of numbers: the board's number in the round, then White's and Black's name, each as the count
 * of its letters and their codes in Latin-1.
 */

/** Of a name in a row. */
const ROW_LETTERS = 8;
const COMMA = 44;

/** Puts them into an empty list; nothing where nobody said whose game it is. */
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

/** From place `at` on of a list they are those of the game on the clock; −1: nobody knows whose it is. */
export function takeNames(app: App, list: readonly number[], at: number): void {
  app.game.tableNumber = at < 0 ? 0 : list[at];
  app.game.names[0] = at < 0 ? "" : nameAt(app, list, at + 1, false);
  app.game.names[1] = at < 0 ? "" : nameAt(app, list, at + 2 + list[at + 1], false);
}

/**
 * Both names from place `at` on, as far as a row has room for them: the family names of PGN, which end at a comma. Empty
 * where only the number is known.
 */
export function shortNames(app: App, list: readonly number[], at: number): string {
  const white = nameAt(app, list, at + 1, true);
  const black = nameAt(app, list, at + 2 + list[at + 1], true);
  return white === "" && black === "" ? "" : (white === "" ? "?" : white) + " - " + (black === "" ? "?" : black);
}

/** The name of which the count stands at a place. */
function nameAt(app: App, list: readonly number[], at: number, isShort: boolean): string {
  let name = "";
  for (let i = 1; i <= list[at]; i++) {
    if (isShort && (i > ROW_LETTERS || list[at + i] === COMMA)) return name;
    name += app.hal.link.letter(list[at + i]);
  }
  return name;
}
