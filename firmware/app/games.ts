import { adjourn, restore } from "../core/change";
import { shown } from "../core/face";
import { saveClock } from "../core/snapshot";
import { Mode, Side } from "../core/words";
import type { App } from "./app";
import { Form } from "./choices";
import { openForm } from "./form";
import { setControl } from "./programs";
import { Word, wordOf } from "./words";

/*
 * Adjourned games, in ten places: the numbers of `saveClock` as one text, each with its comma, then 1 if the colours had
 * been exchanged by name. A list of them would take many times the memory. A game stays until another replaces it.
 */

export const PLACES = 10;

/** Puts the game away. `place`: from 0. False, and noted, where the clock cannot be adjourned now. */
export function putAway(app: App, place: number, sealed: boolean, chargeMs: number, atMs: number): boolean {
  const clock = app.clock;
  if (!adjourn(clock, atMs, sealed, chargeMs)) return false;
  const list = saveClock(clock);
  let text = "";
  for (let i = 0; i < list.length; i++) text += list[i] + ",";
  while (app.games.length < PLACES) {
    app.games.push("");
    app.gameTimes.push(wordOf(app, Word.Empty));
  }
  app.games[place] = text + (app.renamed ? 1 : 0);
  app.gameTimes[place] = shown(clock, Side.White, false) + " " + shown(clock, Side.Black, false);
  return true;
}

/** Takes a game up again. False where it cannot be. */
export function takeUp(app: App, place: number, atMs: number): boolean {
  const list: number[] = [];
  let n = 0;
  for (let rest = app.games[place]; rest !== ""; rest = rest.slice(1)) {
    const digit = "0123456789".indexOf(rest.charAt(0));
    if (digit < 0) {
      list.push(n);
      n = 0;
    } else n = n * 10 + digit;
  }
  if (app.clock.mode === Mode.Setup) setControl(app, app.clock.control, atMs);
  if (!restore(app.clock, atMs, list)) return false;
  app.renamed = n === 1;
  app.gamePlace = place;
  return true;
}

/** Where the game on the clock came from, else the first place where none is kept, else the first. */
export function freePlace(app: App): number {
  if (app.gamePlace >= 0) return app.gamePlace;
  for (let i = 0; i < app.games.length; i++) if (app.games[i] === "") return i;
  return 0;
}

/** The menu of adjourned games: every place, once there was one. Choosing one opens `Form.Restore` with its place. */
export function gamesCount(app: App): number {
  return app.games.length;
}

/** What a place is called, and the times of the game in it, White's first. */
export function gameText(app: App, i: number): string {
  return wordOf(app, Word.Game) + " " + (i + 1) + "  " + app.gameTimes[i];
}

export function chooseGame(app: App, i: number): void {
  if (app.games[i] !== "") openForm(app, Form.Restore, i);
}
