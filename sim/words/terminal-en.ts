/** Every English text of the clock in the terminal. */
import { Class, Mode, Side } from "../../firmware/core/words";
import { demoEn } from "./demo-en";
import { lawsEn } from "./laws-en";
import { arbiter, change, control, correct, editions, end, help, penalty, presets, quit, typing } from "./panels-en";
import { plural } from "./plural";

/** The texts beside the times on the face. */
const face = {
  side: { [Side.None]: "Both sides", [Side.White]: "White", [Side.Black]: "Black" },
  klass: {
    [Class.None]: "no class",
    [Class.Standard]: "standard",
    [Class.Rapid]: "rapid",
    [Class.Blitz]: "blitz",
  },
  mode: {
    [Mode.Setup]: "SET-UP",
    [Mode.Ready]: "READY",
    [Mode.Running]: "RUNNING",
    [Mode.Paused]: "PAUSED",
    [Mode.Fallen]: "FLAG",
    [Mode.Finished]: "FINISHED",
  },
  edition: (year: string) => `Laws ${year}`,
  runs: "RUNS",
  starts: "starts",
  resumes: "resumes",
  lever: (key: string) => `lever ${key}`,
  presses: (count: number) => plural(count, "press", "presses"),
  period: (text: string) => `period ${text}`,
  card: (time: string, used: string) => `has ${time} · used ${used}`,
  cardShort: (time: string) => `has ${time}`,
  flag: {
    only: ["FLAG: time is up", "FLAG"],
    first: ["FLAG: fell first", "FLAG, first", "first"],
    second: ["FLAG: fell second", "FLAG, second", "second"],
    interim: ["passed a time control: check the moves", "passed: check the moves", "check moves"],
  },
  method: {
    time: "no increment",
    increment: (value: string) => `increment ${value}`,
    delay: (value: string) => `delay ${value}`,
    delayLeft: (left: string) => `delay: ${left} left`,
    bronstein: (value: string) => `Bronstein ${value}`,
    byoyomi: (left: number, value: string) => `byo-yomi: ${left} × ${value}`,
    canadian: (left: number, value: string) => `Canadian: ${plural(left, "press", "presses")} in ${value}`,
    hourglass: "hourglass",
    upcount: "counts up",
    upcountTo: (value: string) => `counts up to ${value}`,
    gong: (value: string) => `gong every ${value}`,
  },
  hint: {
    ready: (lever: string, key: string, side: string) =>
      `${lever}'s lever (${key}), the space bar or p starts ${side}'s clock`,
    readyShort: (key: string) => `${key} or p starts`,
    unequal: (key: string, side: string) => `the sides have different times; ${key} or p starts ${side}'s clock`,
    running: (side: string) => `${side} to move`,
    paused: (side: string) => `p resumes ${side}`,
    pausedShort: (side: string) => `p: ${side}`,
    fallen: (side: string) => `first flag: ${side}`,
    finished: "t begins a new game",
    finishedShort: "t: new game",
  },
  tooSmall: (columns: number, rows: number) => `${columns}×${rows} needed`,
};

/** Messages that stay for some seconds. */
const said = {
  withdrawn: "An earlier press came to light: what was shown after it is withdrawn",
  colours: (side: string, other: string) => `Colours? ${side}'s lever does not start the game; ${other}'s does`,
  notToMove: (side: string) => `${side} is not to move: press ignored`,
  leverInPause: "The clocks are stopped: the press is noted and changes nothing",
  leverAtEnd: "The game is over: the press is noted and changes nothing",
  notPossible: "That is not possible now",
  pauseFirst: "Pause first (p): while a clock runs, the arbiter cannot act",
  cannotStart: "Nothing to start: correct (c), undo (u), or take a new control (t)",
  nothingToUndo: "Nothing left to undo",
  noNextPeriod: "There is no next period to open",
  noGuideline:
    "III.4 is for a side to move under 2:00 in its last period, without increments, not in blitz, from 2014 on",
  gong: "Gong: the turn has passed by itself",
  corrected: "Corrected; u undoes it",
  undone: {
    correction: "Undone: the correction",
    penalty: "Undone: the penalty",
    control: "Undone: the change of time control",
    press: (side: string) => `Undone: ${side}'s press`,
    start: "Undone: the start",
  },
  controlChanged: "Time control set",
  finished: "The arbiter has ended the game",
  period: (side: string, period: number) => `${side}: period ${period} begins`,
  byoyomi: (side: string, left: number) => `${side}: ${plural(left, "byo-yomi period", "byo-yomi periods")} left`,
  canadian: (side: string, left: number) => `${side}: ${plural(left, "press", "presses")} to make in the new time`,
};

/** Keys for the lines below the clock, the most important first. */
const keys = {
  ready: [
    "j start",
    "t time control",
    "? keys",
    "space start",
    "p start key",
    "i in words",
    "a arbiter",
    "l Laws",
    "q quit",
  ],
  running: ["f White", "j Black", "p pause", "? keys", "space side to move", "i in words", "q quit"],
  paused: [
    "p resume",
    "x other side",
    "c correct",
    "u undo",
    "s penalty",
    "a arbiter",
    "? keys",
    "t time control",
    "l Laws",
    "q quit",
  ],
  fallen: ["c correct", "u undo", "t time control", "s penalty", "a arbiter", "? keys", "q quit"],
  finished: ["t new game", "? keys", "q quit"],
};

export const terminalEn = {
  ...face,
  said,
  keys,
  help,
  control,
  presets,
  typing,
  change,
  correct,
  penalty,
  arbiter,
  editions,
  quit,
  end,
  demo: demoEn,
  laws: lawsEn,
};

export type TerminalWords = typeof terminalEn;
