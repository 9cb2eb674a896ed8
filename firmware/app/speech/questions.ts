import { Switch } from "../../../hal/hal";
import { otherSide } from "../../core/clock";
import { span } from "../../core/integer";
import { HOLD_MS } from "../keys/key-press";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { Phrase } from "../model/phrase";
import { type Question, type Said, SETUP_PAGE, type Speech } from "../model/speech-state";
import { isPage, sideOfEar } from "./asker";
import { addEverything, addFlags, addTime } from "./game-phrases";
import { addHelp } from "./help";
import { addAll, addPart, addPause } from "./sentence";

/** Adds the answer to what the player at an ear asks, if he does: short, twice, or for a second. */
export function addAnswer(list: number[], app: App, speech: Speech, ear: number, now: Said, nowMs: number): void {
  const question = speech.questions[ear];
  if (!question.isAnswered) {
    question.isAnswered = true;
    addShort(list, app, speech, ear, now);
  }
  if (question.isHeld && !isHeld(app, ear)) question.isHeld = false;
  if (!question.isHeld || untilLong(question, nowMs) > 0) return;
  question.isHeld = false;
  question.presses = 0;
  if (!isPage(app) && app.stage !== Stage.Setup) addEverything(list, app, speech, sideOfEar(app, ear));
  addPause(list);
  addHelp(list, app);
}

/** Adds the own time, or after two presses the opponent's. Where no game is on, adds where the clock is. */
function addShort(list: number[], app: App, speech: Speech, ear: number, now: Said): void {
  if (isPage(app) || app.stage === Stage.Setup) {
    addPlace(list, now);
    return;
  }
  const side = sideOfEar(app, ear);
  const isOwn = speech.questions[ear].presses === 1;
  if (!isOwn) list.push(Phrase.Opponent);
  addTime(list, app, speech, isOwn ? side : otherSide(side));
  if (!isOwn) return;
  addPause(list);
  addFlags(list, app.clock, side);
}

/** Adds where the clock is. The number of a program follows its word at once. */
export function addPlace(list: number[], now: Said): void {
  addAll(list, now.heading);
  addPart(list, now.memo);
  if (now.page === SETUP_PAGE) addAll(list, now.label);
  else addPart(list, now.label);
  addAll(list, now.value);
  addPart(list, now.digit);
}

/** Returns true if a contact with which the player at an ear asks is closed. */
function isHeld(app: App, ear: number): boolean {
  const contacts = app.hal.contacts;
  const key = ear === 0 ? app.facts.leftKey : app.facts.rightKey;
  return (
    contacts.isClosed(Switch.Left + ear) ||
    contacts.isClosed(Switch.LeftAsk + ear) ||
    (key !== -1 && contacts.isClosed(key))
  );
}

function untilLong(question: Question, nowMs: number): number {
  return HOLD_MS - span(question.atMs, nowMs);
}

/** Returns how long until a press becomes a long one, in ms; −1 if none can. */
export function untilQuestionMs(speech: Speech, nowMs: number): number {
  let ms = -1;
  for (let ear = 0; ear < 2; ear++) {
    const question = speech.questions[ear];
    const left = untilLong(question, nowMs);
    if (question.isHeld && (ms < 0 || left < ms)) ms = left < 1 ? 1 : left;
  }
  return ms;
}
