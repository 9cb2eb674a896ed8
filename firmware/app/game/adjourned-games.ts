import type { OpenAct } from "../../core/acts";
import { adjournOpen, restoreOpen } from "../../core/change";
import { shownTime } from "../../core/face";
import { ALL, FIRST_GAME, NAMED, NAMES_MAX, OWN, PLACES } from "../log/numbers";
import { keptNumbers } from "../log/pages";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { shortNames, takeNames } from "./player-names";

const MINUTE_MS = 60000;

/*
 * Adjourned games, in ten slots of the log. A game stays until another replaces it. Its numbers are:
 * - both times, for the menu
 * - `NAMED` if the game has names, else 0
 * - if it has names: how many numbers they take, then these numbers, see player-names.ts
 * - the numbers of `saveClock`
 */

/** Adjourns the game and stores it; `numbers` are those of the act. Returns false if it cannot be adjourned now. */
export function putAway(app: App, act: OpenAct, numbers: readonly number[]): boolean {
  if (!adjournOpen(app.clock, act, numbers[1] === 1, numbers[2] * MINUTE_MS)) return false;
  app.log.dueKey = FIRST_GAME + numbers[0];
  return true;
}

/** Restores a game and its names. Returns false if that is not possible. */
export function takeUp(app: App, act: OpenAct, place: number): boolean {
  if (!restoreOpen(app.clock, act, savedGame(app, place))) return false;
  const list = gameHead(app, place);
  app.game.place = place;
  if (app.facts.features.acts) takeNames(app, list, namesAt(list));
  return true;
}

/** Returns the numbers of `saveClock` of the game in a slot; empty if the slot has no game. */
export function savedGame(app: App, place: number): number[] {
  const head = keptNumbers(app.log, FIRST_GAME + place, 0, OWN + 1);
  return keptNumbers(app.log, FIRST_GAME + place, namesAt(head) < 0 ? OWN : OWN + 1 + head[OWN], ALL);
}

/** Returns the numbers before those of `saveClock`. If the game has names, later numbers may follow. */
export function gameHead(app: App, place: number): number[] {
  const list = keptNumbers(app.log, FIRST_GAME + place, 0, OWN);
  return namesAt(list) < 0 ? list : keptNumbers(app.log, FIRST_GAME + place, 0, NAMES_MAX);
}

/** Returns the index of the names in the numbers of a game; −1 if it has none. */
function namesAt(list: readonly number[]): number {
  return list.length < OWN || list[2] < NAMED ? -1 : OWN + 1;
}

/**
 * Returns the slot for the game on the clock.
 * This is the slot from which it was restored, else the first empty slot, else the first slot.
 */
export function freePlace(app: App): number {
  if (app.game.place >= 0) return app.game.place;
  for (let i = 0; i < PLACES; i++) if (!hasGame(app, i)) return i;
  return 0;
}

export function hasGame(app: App, place: number): boolean {
  return app.log.places[FIRST_GAME + place] >= 0;
}

/**
 * Returns the number of rows in the menu of adjourned games: one for every slot, or 0 if there is no game.
 * If the arbiter chooses one, the clock asks whether to restore it.
 */
export function gamesCount(app: App): number {
  for (let i = 0; i < PLACES; i++) if (hasGame(app, i)) return PLACES;
  return 0;
}

/** Returns the times of the game in a slot, White's first, or the word for an empty slot. */
export function gameTimes(app: App, place: number): string {
  const list = keptNumbers(app.log, FIRST_GAME + place, 0, 2);
  if (list.length === 0) return wordOf(app, Word.Empty);
  return shownTime(list[0], false, false) + " " + shownTime(list[1], false, false);
}

/** Returns the row of a slot: its number and the names of its game. Without names: its title and the times. */
export function gameText(app: App, i: number): string {
  const list = gameHead(app, i);
  let names = "";
  if (app.facts.features.acts && namesAt(list) >= 0) names = shortNames(app, list, namesAt(list));
  return names === "" ? placeText(app, i) + gameTimes(app, i) : i + 1 + "  " + names;
}

/** Returns the title of a slot, which precedes the description of its game. */
export function placeText(app: App, i: number): string {
  return wordOf(app, Word.Game) + " " + (i + 1) + "  ";
}
