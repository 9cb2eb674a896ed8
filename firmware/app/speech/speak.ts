import { Ear, Switch } from "../../../hal/hal";
import { sideOf } from "../../core/clock";
import { divide, remainder } from "../../core/divide";
import { SETTINGS } from "../log/numbers";
import { nextTongue } from "../menu/speech-menu";
import type { App } from "../model/app";
import { Form, Stage } from "../model/choices";
import { Phrase } from "../model/phrase";
import { speechOf } from "../model/speech-notes";
import { createSaid, Outcome, type Question, type Said, SETUP_PAGE, type Speech } from "../model/speech-state";
import { Word } from "../model/word";
import { addAlarm } from "./alarms";
import { isGripped, isPage, sideOfEar } from "./asker";
import { addControl } from "./control-phrases";
import { addCourse, startCourse } from "./course";
import { addHeld } from "./form-phrases";
import { addInformation, addTimes } from "./game-phrases";
import { addHelp } from "./help";
import { penaltyWord } from "./page-phrases";
import { addPeriodNews, hasPeriodNews, stretchesOf } from "./period-phrases";
import { addMemo, describe, pageOf } from "./place-phrases";
import { addAnswer, addPlace } from "./questions";
import { addAll, addPart, addPause, addWord, isSame, withoutPause } from "./sentence";

/*
 * Speech is a view of the application, like the display. After every handler it compares where the clock is with what
 * each ear heard last, and says what differs, and what a player asked for. No handler waits for it.
 */

/**
 * Prepares speech at power-on. Turns it on for both sides, or off, if MINUS and PLUS are held down meanwhile: a player
 * without eyes needs no menu for it. An ask key that is held then begins the course.
 */
export function startSpeech(app: App, nowMs: number): void {
  const speech = speechOf(app);
  const voice = app.hal.voice;
  if (voice === undefined) return;
  voice.setVolume(speech.volume);
  if (!voice.speaks(speech.tongue)) nextTongue(app, speech);
  speech.hasAct = false;
  speech.stretches = stretchesOf(app);
  const contacts = app.hal.contacts;
  if (!isGripped(app)) {
    if (contacts.isClosed(Switch.LeftAsk) || contacts.isClosed(Switch.RightAsk)) startCourse(app, nowMs);
    return;
  }
  speech.ears = speech.ears === 0 ? Ear.Both : 0;
  app.log.dueKey = SETTINGS;
  if (speech.ears === 0) utter(app, speech, Ear.Both, [Phrase.SpeechOff], nowMs);
}

/** Says what has changed since the last handler, and answers the players. */
export function tellChanges(app: App, nowMs: number): void {
  const speech = speechOf(app);
  if (speech.ears === 0 && !speech.said[0].isOn && !speech.said[1].isOn) {
    rest(app, speech);
    return;
  }
  const left = sentenceFor(app, speech, 0, nowMs);
  const right = sentenceFor(app, speech, 1, nowMs);
  speech.outcome = Outcome.None;
  if (left.length > 0 && isSame(left, right)) utter(app, speech, Ear.Both, left, nowMs);
  else {
    if (left.length > 0) utter(app, speech, Ear.Left, left, nowMs);
    if (right.length > 0) utter(app, speech, Ear.Right, right, nowMs);
  }
  noteHandler(app, speech);
}

/** Notes what the next handler is compared with. */
function noteHandler(app: App, speech: Speech): void {
  speech.isNew = false;
  speech.hasAct = false;
  speech.isCourseDue = false;
  speech.isStepDone = false;
  speech.hasLeftCourse = false;
  speech.stretches = stretchesOf(app);
}

/** Forgets what was asked and noted while the clock speaks to nobody. */
function rest(app: App, speech: Speech): void {
  noteHandler(app, speech);
  dismiss(speech.questions[0]);
  dismiss(speech.questions[1]);
}

function dismiss(question: Question): void {
  question.isAnswered = true;
  question.isHeld = false;
}

/** Returns true if the clock speaks to an ear: 0 for the left. */
function isHearing(speech: Speech, ear: number): boolean {
  return ear === 0 ? remainder(speech.ears, 2) === 1 : divide(speech.ears, 2) === 1;
}

/** Returns what an ear hears now: empty for nothing new. */
function sentenceFor(app: App, speech: Speech, ear: number, nowMs: number): number[] {
  const list: number[] = [];
  const question = speech.questions[ear];
  const said = speech.said[ear];
  if (!isHearing(speech, ear)) {
    dismiss(question);
    if (said.isOn) list.push(Phrase.SpeechOff);
    keep(said, createSaid());
    return list;
  }
  if (isCalm(app, speech, ear)) {
    addAlarm(list, app, speech, ear, said);
    return list;
  }
  const now = describe(app, speech, ear);
  if (speech.isNew) list.push(Phrase.Hello);
  else if (!said.isOn) list.push(Phrase.SpeechOn);
  now.isOn = true;
  addOutcome(list, app, speech.outcome);
  addPause(list);
  addChanges(list, app, speech, said, now);
  addPause(list);
  addNews(list, app, speech, ear);
  addPause(list);
  addAnswer(list, app, speech, ear, now, nowMs);
  if (speech.outcome === Outcome.Info && app.display.info === 1) addInformation(list, app, speech, sideOfEar(app, ear));
  addPause(list);
  addCourse(list, app, speech);
  addPause(list);
  addAlarm(list, app, speech, ear, said);
  if (list.length === 0 && now.presses !== said.presses) hush(app, ear);
  keep(said, now);
  return withoutPause(list);
}

/** Adds the new times after an act of the arbiter, and what a new period brings. */
function addNews(list: number[], app: App, speech: Speech, ear: number): void {
  const side = sideOfEar(app, ear);
  const stands = app.stage === Stage.Ready || app.stage === Stage.Paused || app.stage === Stage.Fallen;
  if (speech.hasAct && stands && speech.said[ear].page !== SETUP_PAGE) addTimes(list, app, speech, side);
  if (hasPeriodNews(app, speech)) addPeriodNews(list, app, speech, side);
}

/**
 * Returns true if a clock that runs has nothing to tell an ear but an own alarm: most ticks, so they take no longer
 * than they must. What `describe` returns is then what the ear has heard.
 */
function isCalm(app: App, speech: Speech, ear: number): boolean {
  const question = speech.questions[ear];
  const said = speech.said[ear];
  if (app.stage !== Stage.Running || said.page !== pageOf(app) || !said.isOn || speech.isNew) return false;
  if (hasPeriodNews(app, speech) || speech.isCourseDue || speech.hasLeftCourse) return false;
  if (!question.isAnswered || question.isHeld || speech.outcome !== Outcome.None) return false;
  const side = sideOfEar(app, ear);
  const memo: number[] = [];
  addMemo(memo, app, speech.tongue, side);
  return said.presses === sideOf(app.clock, side).presses && isSame(memo, said.memo);
}

/** Adds how a form or a choice ended. What was done has the name of its form. */
function addOutcome(list: number[], app: App, outcome: Outcome): void {
  const form = app.menu.form;
  if (outcome === Outcome.Accepted || outcome === Outcome.Offered) {
    list.push(Phrase.Accepted);
    addPause(list);
    if (form === Form.Penalty) addWord(list, penaltyWord(app, app.menu.subject));
    else if (form !== Form.Program) addWord(list, Word.Arbiter + form);
    addPause(list);
  }
  if (outcome === Outcome.Refused) addWord(list, Word.NotNow);
  if (outcome === Outcome.Left) list.push(Phrase.Cancelled);
  if (outcome === Outcome.Offered) addWord(list, Word.Base);
}

/**
 * Adds the parts that differ from what the ear has heard. A new page comes as a whole, with help if that is chosen. In
 * a form, what it tells follows the value that changed it.
 */
function addChanges(list: number[], app: App, speech: Speech, said: Said, now: Said): void {
  if (now.page !== said.page || !isSame(now.heading, said.heading)) {
    addPlace(list, now);
    addPause(list);
    if (speech.isKeyless && app.stage === Stage.Ready) addControl(list, speech.tongue, app.clock.control);
    addPause(list);
    if (speech.hasHelp && speech.course === 0 && app.stage !== Stage.Running) addHelp(list, app);
    return;
  }
  const outcome = speech.outcome;
  const isAtLimit = outcome === Outcome.Lowest || outcome === Outcome.Highest;
  const hasNews = !isSame(now.memo, said.memo) || outcome === Outcome.Refused;
  if (hasNews && !isPage(app)) addAll(list, now.memo);
  if (isRepeating(app)) addRepeated(list, app, speech, said, now);
  else if (!isSame(now.label, said.label)) addItem(list, now);
  else if (isAtLimit || !isSame(now.value, said.value)) addAll(list, now.value);
  else if (!isSame(now.digit, said.digit)) addAll(list, now.digit);
  else if (outcome === Outcome.Same && isPage(app)) addItem(list, now);
  if (isAtLimit) addPart(list, [outcome === Outcome.Lowest ? Phrase.Lowest : Phrase.Highest]);
  if (hasNews && isPage(app)) addPart(list, now.memo);
}

function addItem(list: number[], now: Said): void {
  addAll(list, now.label);
  addAll(list, now.value);
  addPart(list, now.digit);
}

/** Returns true while a key that is held repeats what it does. */
function isRepeating(app: App): boolean {
  return app.keys.down !== -1 && !app.keys.isOpen && app.keys.repeats > 0;
}

/**
 * Adds only what a repeating key changes: the digit under the cursor, or the item. The whole value follows when the
 * person releases the key, so the ear keeps what it heard before.
 */
function addRepeated(list: number[], app: App, speech: Speech, said: Said, now: Said): void {
  if (app.stage === Stage.Filling || app.stage === Stage.Correcting) {
    addHeld(list, app, speech.tongue);
    now.value = said.value;
  } else {
    addAll(list, now.label);
    now.label = said.label;
  }
}

function keep(said: Said, now: Said): void {
  said.page = now.page;
  said.heading = now.heading;
  said.label = now.label;
  said.value = now.value;
  said.digit = now.digit;
  said.memo = now.memo;
  said.isOn = now.isOn;
  said.presses = now.presses;
}

/** Ends what an ear hears, because its player has pressed. */
function hush(app: App, ear: number): void {
  const voice = app.hal.voice;
  if (voice !== undefined && voice.isBusy(Ear.Left + ear)) voice.stop(Ear.Left + ear);
}

function utter(app: App, speech: Speech, ear: Ear, phrases: readonly number[], nowMs: number): void {
  const voice = app.hal.voice;
  if (voice !== undefined) voice.say(ear, speech.tongue, phrases);
  if (!app.facts.features.link) return;
  if (!app.link.isListening && !speech.isNew) speech.utterances = [];
  else speech.utterances.push({ atMs: nowMs, ear: ear, phrases: phrases });
}
