import type { Ear } from "../../../hal/hal";
import type { Language } from "./language";
import type { Request } from "./touch-state";

/** The end of a form or of a choice, which the clock says: a page does not show it. */
export const enum Outcome {
  None = 0,
  /** The key did not change what the clock says. The clock then repeats it. */
  Same = 1,
  Accepted = 2,
  Refused = 3,
  Left = 4,
  /** A correction was accepted and offers the time of a period that it opened. */
  Offered = 5,
  /** A key opened the next page of information. */
  Info = 6,
  /** MINUS or PLUS met the least or the greatest value of a field. */
  Lowest = 7,
  Highest = 8,
}

/** The question of a player: a press that changes nothing in the game, or the ask key. */
export interface Question extends Request {
  /** The contact has been closed since the press, so this may become a long press. */
  isHeld: boolean;
}

/** The number of the page on which a program is chosen. */
export const SETUP_PAGE = 1;

/** The parts of the sentence that one ear heard last. The clock says only the parts that change. */
export interface Said {
  /** The number of the stage; of a menu or form too. */
  page: number;
  /** The stage or page in words, what is under the cursor, its value, and the digit that the keys change. */
  heading: number[];
  label: number[];
  value: number[];
  digit: number[];
  /** The message below the times. */
  memo: number[];
  /** The seconds of the own time at the last comparison, for the alarms; 0 while the own clock stands. */
  leftS: number;
  /** The ear has been one of `Speech.ears`. */
  isOn: boolean;
  /** The number of the player's own presses. Such a press silences the player's ear. */
  presses: number;
}

/** Something said, that the clock has yet to report on the link. */
export interface Utterance {
  readonly atMs: number;
  readonly ear: Ear;
  readonly phrases: readonly number[];
}

/** Speech: its settings, and what the clock has said. The index 0 stands for the left ear, 1 for the right one. */
export interface Speech {
  /** The ears that hear the clock: 0 for none, or an `Ear`. */
  ears: number;
  tongue: Language;
  /** True if the clock says times as bare numbers. */
  isShort: boolean;
  /** A new page is followed by what the keys do there. */
  hasHelp: boolean;
  volume: number;
  /** The marks at which the clock says the own time, see `MARKS_S`: 1 for the first, 2 for the second, 4 and so on. */
  alarms: number;
  /** The clock says what a new period brings, and how many periods of byo-yomi are left. */
  hasPeriods: boolean;
  /** Somebody chose the language. Until then it follows that of the display. */
  isTongueChosen: boolean;
  /** The period and the overtime of each side as last compared: White's two numbers, then Black's. */
  stretches: number[];
  /** The arbiter changed the game in this handler. */
  hasAct: boolean;
  /** The step of the course, from 1; 0 while there is none. */
  course: number;
  /** The number by which a step of the course is done, and when the clock said the step. */
  courseMark: number;
  courseAtMs: number;
  /** The clock has to say the step, that the last one is done, or that the player left. */
  isCourseDue: boolean;
  isStepDone: boolean;
  hasLeftCourse: boolean;
  readonly said: Said[];
  readonly questions: Question[];
  outcome: Outcome;
  /** The players have nothing but levers and ask keys, and no battery, as on the play screen of the page. */
  isKeyless: boolean;
  /** The power has just come. */
  isNew: boolean;
  /** Sentences that the clock has yet to report. Until a computer subscribes, they are those of the power-on. */
  utterances: Utterance[];
}

/** The marks of the own alarms, in seconds. */
export const MARKS_S = [1800, 900, 600, 300, 60, 30, 10];

/** The alarms at first power-on: 30, 15, 10, 5 and 1 minutes. */
const USUAL_ALARMS = 31;
const USUAL_VOLUME = 5;

export function createSpeech(tongue: Language, nowMs: number): Speech {
  return {
    ears: 0,
    tongue: tongue,
    isShort: false,
    hasHelp: true,
    volume: USUAL_VOLUME,
    alarms: USUAL_ALARMS,
    hasPeriods: true,
    isTongueChosen: false,
    stretches: [],
    hasAct: false,
    course: 0,
    courseMark: 0,
    courseAtMs: nowMs,
    isCourseDue: false,
    isStepDone: false,
    hasLeftCourse: false,
    said: [createSaid(), createSaid()],
    questions: [createQuestion(nowMs), createQuestion(nowMs)],
    outcome: Outcome.None,
    isKeyless: false,
    isNew: true,
    utterances: [],
  };
}

export function createSaid(): Said {
  return { page: 0, heading: [], label: [], value: [], digit: [], memo: [], leftS: 0, isOn: false, presses: 0 };
}

function createQuestion(nowMs: number): Question {
  return { presses: 0, atMs: nowMs, isAnswered: true, isHeld: false };
}
