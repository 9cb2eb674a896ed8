import { remainder } from "../../core/divide";
import { Mode } from "../../core/words";
import { parseControl } from "../../notation/notation";
import { rowsOf } from "../display/layout";
import { put } from "../display/regions";
import { sound } from "../display/sounds";
import { gamesCount, gameText, hasGame } from "../game/adjourned-games";
import { controlRow, programCount, programText } from "../game/programs";
import type { App } from "../model/app";
import { Form, List, Region, Stage, Tone } from "../model/choices";
import { isGuided, noteOutcome } from "../model/speech-notes";
import { Outcome } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { settingsCount } from "../settings/setting";
import { showStage } from "../stage/stage";
import { wordOf } from "../text/text";
import { arbiterCount, arbiterItem, arbiterText, isForgotten, listedItem } from "./arbiter-menu";
import { openForm } from "./form";
import { journalCount, journalText, readJournal } from "./journal-menu";
import { firstInSight, openPage, putHint, putRow, putTitle } from "./page";
import { chooseSetting, settingText } from "./settings-menu";
import { changeSpeech, speechCount, speechText } from "./speech-menu";

/** Opens a menu at its first item. */
export function openList(app: App, list: List): void {
  app.menu.list = list;
  app.menu.listAt = 0;
  if (app.facts.features.journal && list === List.Journal) readJournal(app);
  openPage(app, Stage.Listing);
  if (app.facts.features.speech && isGuided(app)) passClosed(app, 1);
  showList(app);
}

/** Moves the cursor up or down, and past either end to the other. */
export function moveInList(app: App, step: number): void {
  const count = countOf(app);
  app.menu.listAt += step;
  if (app.menu.listAt < 0) app.menu.listAt += count;
  if (app.menu.listAt < 0 || app.menu.listAt >= count) app.menu.listAt = 0;
  if (app.facts.features.speech && step !== 0 && isGuided(app)) passClosed(app, step);
  showList(app);
}

/** Goes on to the next item that can be chosen. A listener would have to wait until the clock has said the others. */
function passClosed(app: App, step: number): void {
  const count = countOf(app);
  for (let i = 1; i < count && !isOpenItem(app, app.menu.listAt); i++)
    app.menu.listAt = remainder(app.menu.listAt + step + count, count);
}

/** Returns false for an item that cannot be chosen now. An undo that is forgotten says so, and is not passed over. */
function isOpenItem(app: App, at: number): boolean {
  switch (app.menu.list) {
    case List.Arbiter:
    case List.Penalties:
      return arbiterItem(app, at) !== 0 || isForgotten(app, listedItem(app, at));
    case List.Programs:
      return programText(app, at + 1) !== "";
    case List.Games:
      return app.facts.features.adjournment && hasGame(app, at);
    default:
      return true;
  }
}

/** Chooses the item under the cursor, or shows that it cannot be chosen now. */
export function chooseItem(app: App): void {
  const isChosen = countOf(app) === 0 || choose(app, app.menu.listAt);
  if (app.stage === Stage.Listing) moveInList(app, 0);
  if (!isChosen) put(app, Region.Hint, wordOf(app, refusalOf(app)));
  if (app.facts.features.sounds && !isChosen) sound(app, Tone.Error);
  if (app.facts.features.speech && !isChosen) noteOutcome(app, Outcome.Refused);
}

/** Returns why the item under the cursor cannot be chosen. */
function refusalOf(app: App): Word {
  const isUndo = app.facts.features.hints && app.menu.list === List.Arbiter;
  return isUndo && isForgotten(app, listedItem(app, app.menu.listAt)) ? Word.Forgotten : Word.NotNow;
}

/** Returns to the menu above, or to the face. */
export function leaveList(app: App): void {
  if (app.menu.list === List.Arbiter || app.clock.mode === Mode.Setup) showStage(app);
  else openList(app, List.Arbiter);
}

/** Shows the list, or a word for an empty one. Only a list of stored things can be empty. */
function showList(app: App): void {
  putTitle(
    app,
    " " +
      (app.facts.features.speech && app.menu.list === List.Speech
        ? wordOf(app, SpeechWord.Speech)
        : wordOf(app, Word.Arbiter - List.Arbiter + app.menu.list)),
  );
  const rows = rowsOf(app.facts);
  const count = countOf(app);
  const first = firstInSight(app, 0, app.menu.listAt);
  for (let r = 0; r < rows; r++) {
    const i = first + r;
    if (i < count) putRow(app, r, i === app.menu.listAt, itemText(app, i));
    else put(app, Region.Row1 + r, app.facts.features.recovery && i === 0 ? wordOf(app, Word.Empty) : "");
  }
  putHint(app, Word.ListHint, first > 0, first + rows < count);
}

function countOf(app: App): number {
  if (app.facts.features.speech && app.menu.list === List.Speech) return speechCount();
  switch (app.menu.list) {
    case List.Settings:
      return settingsCount(app);
    case List.Programs:
      return programCount(app);
    case List.Games:
      return app.facts.features.adjournment ? gamesCount(app) : 0;
    case List.Journal:
      return app.facts.features.journal ? journalCount(app) : 0;
    default:
      return arbiterCount(app);
  }
}

function itemText(app: App, i: number): string {
  if (app.facts.features.speech && app.menu.list === List.Speech) return speechText(app, i);
  switch (app.menu.list) {
    case List.Settings:
      return settingText(app, i);
    case List.Programs:
      return programRow(app, i);
    case List.Games:
      return app.facts.features.adjournment ? gameText(app, i) : "";
    case List.Journal:
      return app.facts.features.journal ? journalText(app, i) : "";
    default:
      return arbiterText(app, i);
  }
}

/**
 * Returns the row of a program. This function reads the program before `controlRow` puts it into words. A small board's
 * memory holds the code for only one of the two at a time.
 */
function programRow(app: App, i: number): string {
  const text = programText(app, i + 1);
  const parsed = parseControl(text);
  return controlRow(app, "." + (i + 1), parsed.control).slice(1);
}

/**
 * Opens what an item is for. Finds the item first, so that the code that knows it need not stay in memory meanwhile.
 * Returns false if it cannot be chosen now.
 */
function choose(app: App, i: number): boolean {
  if (app.facts.features.speech && app.menu.list === List.Speech) return changeSpeech(app, i);
  let item = 0;
  switch (app.menu.list) {
    case List.Settings:
      openItem(app, chooseSetting(app, i), 0);
      return true;
    case List.Programs:
      if (programText(app, i + 1) !== "") item = Form.Control;
      return openItem(app, item, i + 1);
    case List.Games:
      if (app.facts.features.adjournment && hasGame(app, i)) item = Form.Restore;
      return openItem(app, item, i);
    case List.Journal:
      return true;
    case List.Penalties:
      item = arbiterItem(app, i);
      return openItem(app, item === 0 ? 0 : Form.Penalty, item);
    default:
      return openItem(app, arbiterItem(app, i), 0);
  }
}

/**
 * Opens a form about `subject`, or a menu. In the arbiter's menu and the settings, an item with a menu of its own has
 * the number of that menu. Returns false if `item` is 0.
 */
function openItem(app: App, item: number, subject: number): boolean {
  if (app.menu.list !== List.Arbiter && app.menu.list !== List.Settings) {
    if (item > 0) openForm(app, item, subject);
  } else if (item === List.Penalties || item === List.Programs || item === List.Games || item === List.Settings)
    openList(app, item);
  else if (item === List.Journal || (app.facts.features.speech && item === List.Speech)) openList(app, item);
  else if (item > 0) openForm(app, item, 0);
  return item > 0;
}
