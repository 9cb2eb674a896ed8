import { sideOf } from "../../core/clock";
import { Side } from "../../core/words";
import { programControl, sidesDiffer } from "../game/programs";
import { lostSide } from "../game/ruling";
import { USUAL_FIRST } from "../game/usual";
import type { App } from "../model/app";
import { Memo, Stage } from "../model/choices";
import type { Language } from "../model/language";
import { Phrase } from "../model/phrase";
import { createSaid, type Said, type Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { addDraw, addLoss } from "./article-phrases";
import { sideOfEar } from "./asker";
import { addControl, addName } from "./control-phrases";
import { addForm } from "./form-phrases";
import { addFlags } from "./game-phrases";
import { addNumber } from "./grammar";
import { addItem, listWord } from "./page-phrases";
import { addPause, addWord } from "./sentence";

/** Returns where the clock is now, as the player at an ear hears it. */
export function describe(app: App, speech: Speech, ear: number): Said {
  const now = createSaid();
  const side = sideOfEar(app, ear);
  now.page = pageOf(app);
  now.presses = sideOf(app.clock, side).presses;
  addMemo(now.memo, app, speech.tongue, side);
  switch (app.stage) {
    case Stage.Listing:
      addWord(now.heading, listWord(app.menu.list));
      addItem(now.label, now.value, app, speech);
      break;
    case Stage.Correcting:
    case Stage.Filling:
      addForm(now, app, speech);
      break;
    case Stage.Testing:
      addWord(now.heading, Word.KeyTest);
      addClosed(now.label, app);
      break;
    default:
      addFace(now, app, speech, side);
  }
  return now;
}

/** Returns a number for the stage, and for the menu or form where one is open. */
export function pageOf(app: App): number {
  const page = app.stage === Stage.Listing ? app.menu.list : app.stage === Stage.Filling ? app.menu.form : 0;
  return 1 + app.stage * 100 + page;
}

/** Adds the stage of a game, and what the keys choose there. */
function addFace(now: Said, app: App, speech: Speech, side: Side): void {
  switch (app.stage) {
    case Stage.Setup:
      addWord(now.heading, Word.OwnProgram);
      addNumber(now.label, speech.tongue, app.programs.chosen);
      addPause(now.label);
      if (app.facts.features.usual && app.programs.chosen >= USUAL_FIRST) {
        const usual = programControl(app, app.programs.chosen);
        if (usual !== undefined) addName(now.value, speech.tongue, usual);
        addPause(now.value);
      }
      addControl(now.value, speech.tongue, programControl(app, app.programs.chosen));
      return;
    case Stage.Ready:
      now.heading.push(Phrase.Ready);
      addPause(now.heading);
      addWord(now.heading, Word.NoSide + side);
      addPause(now.heading);
      if (sidesDiffer(app.clock)) addWord(now.heading, Word.SidesDiffer);
      return;
    case Stage.Running:
      now.heading.push(Phrase.ClockStarted);
      return;
    case Stage.Paused:
      addWord(now.heading, Word.Paused);
      now.label.push(app.game.next === side ? Phrase.YourMove : Phrase.OpponentsMove);
      return;
    case Stage.Fallen:
      addWord(now.heading, Word.Flag);
      return;
    case Stage.Frozen:
      addWord(now.heading, Word.Fault);
      return;
    default:
      addWord(now.heading, Word.GameOver + app.stage - Stage.Finished);
  }
}

/** Adds the contacts that are closed in the key test. */
function addClosed(list: number[], app: App): void {
  for (let i = 0; i < app.keys.contacts.length; i++) {
    if (!app.hal.contacts.isClosed(i)) continue;
    addPause(list);
    addContact(list, i);
  }
}

function addContact(list: number[], contact: number): void {
  if (contact < 2) addWord(list, Word.LeftLever + contact);
  else if (contact < 6) list.push(Phrase.KeyMenu + contact - 2);
  else addWord(list, SpeechWord.Left + contact - 6);
}

/** Adds what the clock has to tell at any stage: flags, a lost game, messages about the power and the memory. */
export function addMemo(list: number[], app: App, tongue: Language, side: Side): void {
  const lost = app.clock.lost === Side.None ? Side.None : lostSide(app);
  addFlags(list, app.clock, side);
  addDraw(list, app, tongue);
  if (lost !== Side.None) addLoss(list, app, tongue, lost);
  if (app.display.memo !== Memo.None) addWord(list, Word.Wait + app.display.memo);
  if (app.game.coloursAsked) addWord(list, Word.AskColours);
  if (app.game.noShowMin >= 0) addWord(list, Word.NoShowLeft);
  if (app.game.noShowMin === 0) addWord(list, Word.NoShowOver);
  if (!app.battery.isLow) return;
  addPause(list);
  addWord(list, Word.Battery);
  addWord(list, Word.Low);
}
