import { Mode } from "../core/words";
import { showStage } from "./act";
import type { App } from "./app";
import { arbiterCount, arbiterText, chooseArbiter } from "./arbiter";
import { List, Stage } from "./choices";
import { chooseGame, gamesCount, gameText } from "./games";
import { openPage, putRows, putTitle } from "./page";
import { chooseProgramItem, programCount, programItem } from "./programs";
import { chooseSetting, settingsCount, settingText } from "./settings";
import { Word, wordOf } from "./words";

/** Opens a menu at its first item. */
export function openList(app: App, list: List): void {
  app.list = list;
  app.listAt = 0;
  openPage(app, Stage.Listing);
  showList(app);
}

/** Up or down, round the end. */
export function moveInList(app: App, step: number): void {
  const count = countOf(app);
  app.listAt += step;
  if (app.listAt >= count) app.listAt = 0;
  if (app.listAt < 0) app.listAt = count - 1;
  showList(app);
}

export function chooseItem(app: App, atMs: number): void {
  if (countOf(app) > 0) choose(app, app.listAt, atMs);
  if (app.stage === Stage.Listing) moveInList(app, 0);
}

/** One menu back, or to the face. */
export function leaveList(app: App): void {
  if (app.list === List.Arbiter || app.clock.mode === Mode.Setup) showStage(app);
  else openList(app, List.Arbiter);
}

function showList(app: App): void {
  putTitle(app, " " + wordOf(app, Word.Arbiter - List.Arbiter + app.list));
  putRows(app, 0, countOf(app), app.listAt);
}

function countOf(app: App): number {
  switch (app.list) {
    case List.Settings:
      return settingsCount(app);
    case List.Programs:
      return programCount(app);
    case List.Games:
      return gamesCount(app);
    default:
      return arbiterCount(app);
  }
}

export function itemText(app: App, i: number): string {
  switch (app.list) {
    case List.Settings:
      return settingText(app, i);
    case List.Programs:
      return programItem(app, i);
    case List.Games:
      return gameText(app, i);
    default:
      return arbiterText(app, i);
  }
}

function choose(app: App, i: number, atMs: number): void {
  switch (app.list) {
    case List.Settings:
      chooseSetting(app, i, atMs);
      break;
    case List.Programs:
      chooseProgramItem(app, i);
      break;
    case List.Games:
      chooseGame(app, i);
      break;
    default:
      chooseArbiter(app, i);
  }
}
