import { Ear, Switch } from "../../../hal/hal";
import { span } from "../../core/integer";
import { Side } from "../../core/words";
import { SETTINGS } from "../log/numbers";
import { fieldAt } from "../menu/fields";
import { leavePage } from "../menu/form";
import { type App, leftSide } from "../model/app";
import { Stage } from "../model/choices";
import { Phrase } from "../model/phrase";
import { speechOf } from "../model/speech-notes";
import type { Speech } from "../model/speech-state";
import { Word } from "../model/word";
import { addHelp } from "./help";
import { addPart, addPause, addWord } from "./sentence";

/*
 * The course teaches the clock by ear, on the clock itself, in ten steps. Each step names one contact and what it does,
 * and only that contact acts. The clock repeats a step until the player has done it.
 */

const STEPS = 10;
/** The clock repeats a step after this silence. */
const REPEAT_STEP_MS = 15000;

/** Begins the course among the programs, and lets both sides hear it. Returns false at any other stage. */
export function startCourse(app: App, nowMs: number): boolean {
  const speech = speechOf(app);
  if (app.stage !== Stage.Setup || app.hal.voice === undefined) return false;
  if (speech.ears === 0) {
    speech.ears = Ear.Both;
    app.log.dueKey = SETTINGS;
  }
  goToStep(app, speech, 1, nowMs);
  return true;
}

function goToStep(app: App, speech: Speech, step: number, nowMs: number): void {
  speech.course = step > STEPS ? 0 : step;
  speech.courseMark = markOf(app, speech.course);
  repeatStep(speech, nowMs);
}

function repeatStep(speech: Speech, nowMs: number): void {
  speech.isCourseDue = true;
  speech.courseAtMs = nowMs;
}

/** Returns the number that tells whether a step is done: the program, the value, or the field. */
function markOf(app: App, step: number): number {
  if (step === 1) return app.programs.chosen;
  if (step === 5) return app.menu.values[fieldAt(app, app.menu.field).slot];
  return step === 6 ? app.menu.field : 0;
}

/** Returns the contact that a step asks for. Black's lever starts the game, White's ends the first move. */
function contactOf(app: App, step: number): Switch {
  if (step >= 8) {
    const isLeft = leftSide(app) === (step === 8 ? Side.Black : Side.White);
    return isLeft ? Switch.Left : Switch.Right;
  }
  if (step === 1 || step === 5) return Switch.Plus;
  return step === 3 || step === 6 ? Switch.Menu : Switch.Start;
}

/** Returns true if the course keeps a contact from acting. MENU then leaves the course, any other repeats the step. */
export function keepsBack(app: App, contact: Switch, nowMs: number): boolean {
  const speech = speechOf(app);
  if (speech.course === 0 || contact >= Switch.LeftAsk || contact === contactOf(app, speech.course)) return false;
  if (contact === Switch.Menu) {
    speech.course = 0;
    speech.hasLeftCourse = true;
  } else repeatStep(speech, nowMs);
  return true;
}

/** Goes on to the next step if the player has done this one, and repeats it after a silence. */
export function followCourse(app: App, nowMs: number): void {
  const speech = speechOf(app);
  const step = speech.course;
  if (step === 0) return;
  if (isDone(app, speech, step)) {
    speech.isStepDone = true;
    goToStep(app, speech, step + 1, nowMs);
  } else if (app.stage !== stageOf(step)) goToStep(app, speech, stepBack(app), nowMs);
  else if (span(speech.courseAtMs, nowMs) >= REPEAT_STEP_MS) repeatStep(speech, nowMs);
}

function isDone(app: App, speech: Speech, step: number): boolean {
  switch (step) {
    case 1:
      return app.programs.chosen !== speech.courseMark;
    case 5:
      return app.keys.down === -1 && app.keys.repeats > 0 && markOf(app, step) !== speech.courseMark;
    case 6:
      return app.stage === Stage.Correcting && app.menu.field !== speech.courseMark;
    case 9:
      return app.clock.turn === Side.Black;
    case 10:
      return !speech.questions[leftSide(app) === Side.White ? 0 : 1].isAnswered;
    default:
      return app.stage === stageOf(step + 1);
  }
}

/** Returns the stage at which a step begins. */
function stageOf(step: number): Stage {
  if (step <= 2) return Stage.Setup;
  if (step === 3 || step === 8) return Stage.Ready;
  if (step === 4) return Stage.Listing;
  return step <= 7 ? Stage.Correcting : Stage.Running;
}

/** Returns the step from which a player goes on who held a key too long. A form that opened is closed. */
function stepBack(app: App): number {
  if (app.stage === Stage.Filling) leavePage(app);
  if (app.stage === Stage.Setup) return 2;
  return app.stage === Stage.Ready ? 3 : STEPS + 1;
}

/** Returns how long until the clock repeats the step, in ms; −1 if there is no course. */
export function untilStepMs(speech: Speech, nowMs: number): number {
  if (speech.course === 0) return -1;
  const ms = REPEAT_STEP_MS - span(speech.courseAtMs, nowMs);
  return ms < 1 ? 1 : ms;
}

/** Adds that a step is done, and the next one. At the end adds what the keys do in a game. */
export function addCourse(list: number[], app: App, speech: Speech): void {
  const step = speech.course;
  if (speech.hasLeftCourse) addPart(list, [Phrase.Cancelled]);
  if (speech.isStepDone) addPart(list, [Phrase.Accepted]);
  if (!speech.isCourseDue) return;
  addPause(list);
  if (step === 0) {
    addHelp(list, app);
    return;
  }
  if (step === 1 && !speech.isStepDone) addPart(list, [Phrase.Course]);
  addPart(list, [Phrase.Step, step]);
  addPart(list, [step === 5 || step === 7 ? Phrase.PressLong : Phrase.Press]);
  addContact(list, contactOf(app, step));
  addPause(list);
  addEffect(list, step);
}

function addContact(list: number[], contact: Switch): void {
  if (contact === Switch.Left || contact === Switch.Right) addWord(list, Word.LeftLever + contact);
  else list.push(Phrase.KeyMenu + contact - Switch.Menu);
}

function addEffect(list: number[], step: number): void {
  if (step === 3) addWord(list, Word.Arbiter);
  else if (step === 1) list.push(Phrase.Following);
  else if (step === 5) list.push(Phrase.More);
  else if (step === 6) list.push(Phrase.NextField);
  else if (step === 7) list.push(Phrase.Accept);
  else if (step === 8) list.push(Phrase.StartWhite);
  else if (step === 9) list.push(Phrase.OpponentsMove);
  else list.push(step === 10 ? Phrase.OwnTime : Phrase.Choose);
}
