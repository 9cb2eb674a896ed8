import { adjourn, restore } from "../../core/change";
import { shownTime } from "../../core/face";
import { Mode } from "../../core/words";
import { ALL, FIRST_GAME, NAMED, NAMES_MAX, OWN, PLACES } from "../log/numbers";
import { keptNumbers } from "../log/pages";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import { Word } from "../model/word";
import { wordOf } from "../text/text";
import { shortNames, takeNames } from "./player-names";
import { setControl } from "./programs";

/*
 * Adjourned games, in ten places of the log. The numbers of one: both times, for the menu; `NAMED` where the game has
 * names, else 0; of these how many numbers they are, and they, see names.ts; those of `saveClock`. A game stays until
 * another replaces it.
 */

/** Puts the game away. `place`: from 0. False, and noted, where the clock cannot be adjourned now; where nothing can be kept, and said. */
export function putAway(app: App, place: number, sealed: boolean, chargeMs: number, atMs: number): boolean {
  if (app.log.page < 0) app.display.memo = Memo.NoMemory;
  if (app.log.page < 0 || !adjourn(app.clock, atMs, sealed, chargeMs)) return false;
  app.log.dueKey = FIRST_GAME + place;
  return true;
}

/** Takes a game up again, and whose it is. False where it cannot be. */
export function takeUp(app: App, place: number, atMs: number): boolean {
  if (app.clock.mode === Mode.Setup) setControl(app, app.clock.control, atMs);
  if (!restore(app.clock, atMs, savedGame(app, place))) return false;
  const list = gameHead(app, place);
  app.game.place = place;
  if (app.facts.features.acts) takeNames(app, list, namesAt(list));
  return true;
}

/** The numbers of `saveClock` of the game at a place; none where no game is kept. */
export function savedGame(app: App, place: number): number[] {
  const head = keptNumbers(app.log, FIRST_GAME + place, 0, OWN + 1);
  return keptNumbers(app.log, FIRST_GAME + place, namesAt(head) < 0 ? OWN : OWN + 1 + head[OWN], ALL);
}

/** What stands before them. */
export function gameHead(app: App, place: number): number[] {
  const list = keptNumbers(app.log, FIRST_GAME + place, 0, OWN);
  return namesAt(list) < 0 ? list : keptNumbers(app.log, FIRST_GAME + place, 0, NAMES_MAX);
}

/** Where the names stand in the numbers of a game; −1: it has none. */
function namesAt(list: readonly number[]): number {
  return list.length < OWN || list[2] < NAMED ? -1 : OWN + 1;
}

/** Where the game on the clock came from, else the first place where none is kept, else the first. */
export function freePlace(app: App): number {
  if (app.game.place >= 0) return app.game.place;
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
  const list = keptNumbers(app.log, FIRST_GAME + place, 0, 2);
  if (list.length === 0) return wordOf(app, Word.Empty);
  return shownTime(list[0], false, false) + " " + shownTime(list[1], false, false);
}

/** Of a place its number and the names of its game; where nobody said them, what it is called, and the times. */
export function gameText(app: App, i: number): string {
  const list = gameHead(app, i);
  let names = "";
  if (app.facts.features.acts && namesAt(list) >= 0) names = shortNames(app, list, namesAt(list));
  return names === "" ? placeText(app, i) + gameTimes(app, i) : i + 1 + "  " + names;
}

/** What a place is called, before what stands there. */
export function placeText(app: App, i: number): string {
  return wordOf(app, Word.Game) + " " + (i + 1) + "  ";
}
