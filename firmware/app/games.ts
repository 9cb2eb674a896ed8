import { adjourn, restore } from "../core/change";
import { shownTime } from "../core/face";
import { Mode } from "../core/words";
import type { App } from "./app";
import { ALL, FIRST_GAME, keptNumbers, listFrom } from "./blocks";
import { setControl } from "./programs";
import { Word, wordOf } from "./words";

/*
 * Adjourned games, in ten places of the log. The numbers of one: both times, for the menu, 1 if the colours were exchanged
 * by name, and those of `saveClock`. A game stays until another replaces it.
 */

export const PLACES = 10;
/** So many numbers stand before those of `saveClock`. */
export const OWN = 3;

/** Puts the game away. `place`: from 0. False, and noted, where the clock cannot be adjourned now, or nothing be kept. */
export function putAway(app: App, place: number, sealed: boolean, chargeMs: number, atMs: number): boolean {
  if (app.log.page < 0 || !adjourn(app.clock, atMs, sealed, chargeMs)) return false;
  app.log.dueKey = FIRST_GAME + place;
  return true;
}

/** Takes a game up again. False where it cannot be. */
export function takeUp(app: App, place: number, atMs: number): boolean {
  const head = keptNumbers(app.log, FIRST_GAME + place, OWN);
  if (app.clock.mode === Mode.Setup) setControl(app, app.clock.control, atMs);
  const saved = listFrom(keptNumbers(app.log, FIRST_GAME + place, ALL), OWN);
  if (!restore(app.clock, atMs, saved)) return false;
  app.renamed = head[2] === 1;
  app.gamePlace = place;
  return true;
}

/** Where the game on the clock came from, else the first place where none is kept, else the first. */
export function freePlace(app: App): number {
  if (app.gamePlace >= 0) return app.gamePlace;
  for (let i = 0; i < PLACES; i++) if (!hasGame(app, i)) return i;
  return 0;
}

/** Whether there is a game at a place. */
export function hasGame(app: App, place: number): boolean {
  return app.log.places[FIRST_GAME + place] >= 0;
}

/** The menu of adjourned games: every place, once there was one. Choosing one asks whether to take it up. */
export function gamesCount(app: App): number {
  for (let i = 0; i < PLACES; i++) if (hasGame(app, i)) return PLACES;
  return 0;
}

/** The times of the game at a place, White's first. */
export function gameTimes(app: App, place: number): string {
  const list = keptNumbers(app.log, FIRST_GAME + place, 2);
  if (list.length === 0) return wordOf(app, Word.Empty);
  return shownTime(list[0], false, false) + " " + shownTime(list[1], false, false);
}

/** What a place is called, and its times. */
export function gameText(app: App, i: number): string {
  return wordOf(app, Word.Game) + " " + (i + 1) + "  " + gameTimes(app, i);
}
