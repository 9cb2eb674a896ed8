/** Every English text of the clock in the terminal. */
import { Class, Edition, Mode, Side } from "../../firmware/core/words";
import type { EditionName } from "../../firmware/laws/table/cell";
import { demoEn } from "./demo-en";
import { lawsEn } from "./laws-en";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const years: Record<Edition, EditionName> = {
  [Edition.Laws1997]: "1997",
  [Edition.Laws2001]: "2001",
  [Edition.Laws2014]: "2014",
  [Edition.Laws2018]: "2018",
  [Edition.Laws2023]: "2023",
};

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
  years,
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
  leverInPause: "The clocks stand: the press is noted and changes nothing",
  leverAtEnd: "The game is over: the press is noted and changes nothing",
  notPossible: "That is not possible now",
  pauseFirst: "Pause first (p): while a clock runs, the arbiter cannot act",
  cannotStart: "Nothing to start: correct (c), undo (u), or take a new control (t)",
  nothingToUndo: "There is nothing left to take back",
  noNextPeriod: "There is no next period to open",
  noGuideline:
    "III.4 is for a side to move under 2:00 in its last period, without increments, not in blitz, from 2014 on",
  gong: "Gong: the turn has passed by itself",
  corrected: "Corrected; u takes it back",
  undone: "Taken back",
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

const help = {
  title: "Keys",
  keys: [
    ["f or ←", "White's lever"],
    ["j or →", "Black's lever (starts)"],
    ["space", "lever of the side to move"],
    ["p", "start, pause, resume"],
    ["t", "time control, new game"],
    ["i", "control in words, next one"],
    ["d", "tenths under 20 s"],
    ["?", "this help"],
    ["q", "quit"],
    ["a", "all the arbiter can do"],
    ["c", "correct times, counters …"],
    ["u", "undo press or act"],
    ["v", "undo, time since charged"],
    ["s", "penalty by name"],
    ["m", "both counters + 1"],
    ["n", "next period"],
    ["x", "resume the other side"],
    ["g", "Guideline III.4"],
    ["l", "edition of the Laws"],
    ["e", "end the game"],
  ] as [string, string][],
  hints: ["Esc close", "↑↓ scroll", "all keys act"],
};

const control = {
  title: "Time control",
  hints: ["Esc close", "↑↓ scroll", "all keys act"],
  next: {
    none: (side: string) => `${side}: no further period, no more base time`,
    period: (side: string, period: string, gives: string, when: string) =>
      `${side}: next is period ${period}, ${gives}, ${when}`,
  },
  when: {
    zero: "when either clock reaches zero",
    own: "when this clock reaches zero",
    moves: (moves: number) => `on completing the ${plural(moves, "move", "moves")} of this period`,
    arbiter: "when the arbiter opens it",
  },
};

const presets = {
  title: "Time controls",
  typing: "/  type a control …",
  remote: "remote: set over the link, which this clock does not have",
  own: "own: empty",
  empty: "This place holds no control here",
  hints: ["Enter take", "↑↓ or number choose", "/ type", "Esc back"],
};

const typing = {
  title: "Type a control",
  empty: "Seconds: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
  refused: (column: number, rule: string) => `Column ${column}: ${rule}`,
  hints: ["Enter take", "Esc back"],
};

const change = {
  title: "In the middle of a game",
  goesOn: (control: string) => `This game goes on with ${control}; times and counters stay`,
  newGame: (control: string) => `A new game with ${control}; this one is lost`,
  hints: ["Enter choose", "↑↓", "Esc back"],
};

const correct = {
  title: "Correction",
  fields: {
    remainingMs: "time",
    presses: "presses",
    period: "period",
    delayMs: "delay left",
    overtime: "overtime left",
    flag: "flag",
    turn: "Side to move",
    firstFlag: "First flag",
  },
  was: (before: string) => `was ${before}`,
  cleared: "cleared",
  fallen: "fallen",
  sign: "sign shown",
  none: "none",
  fallenHasNoTime: (side: string) => `${side} has time but a fallen flag: clear the flag as well`,
  step: (step: string) => `+ − ${step}`,
  stepOne: "+ − change",
  hints: ["Enter give", "←→ digit", "0–9 type", "↑↓ field", "Esc discard"],
};

const penalty = {
  title: "Penalty",
  fields: {
    penalty: "Penalty",
    offender: "Player at fault",
    edition: "Laws",
    minutes: "Minutes",
    choice: "Arbiter's choice",
    takesBack: "Increment goes back",
    competition: "Competition Rules",
  },
  byTable: "as the Laws say",
  minutes: (minutes: number) => `${minutes} min`,
  takes: (minutes: number) => `offender − ${minutes} min`,
  halve: "claimant − half",
  add: "opponent + 3 min",
  yes: "yes",
  no: "no",
  nth: (n: number, side: string) => `This is illegal move no. ${n} of ${side}`,
  refused: {
    noPress: (side: string) => `The last press was not ${side}'s: there is nothing to take back`,
    noClaim: "This claim is for the side to move, under 2:00, in the last period, without increment",
    flagged: (side: string) => `${side}'s flag has fallen: clear it first`,
  },
  nothingChanges: (told: string) => `${told}; the clock changes nothing`,
  hints: ["Enter give", "←→ choose", "0–9 minutes", "↑↓ field", "Esc back"],
};

const arbiter = {
  title: "The arbiter",
  acts: {
    correct: "correct times, counters, side to move, flags",
    penalty: "give a penalty",
    undo: "undo the last press or act",
    undoCharged: "undo the last press, charge the time since",
    forgotten: "both counters + 1: a press was forgotten",
    nextBoth: "open the next period for both",
    nextWhite: "open the next period for White",
    nextBlack: "open the next period for Black",
    otherSide: "resume the other side",
    control: "time control, new game",
    guideline: "Guideline III.4: 5 s a move for both, 2 min for the opponent",
    edition: "next edition of the Laws",
    end: "end the game",
  },
  hints: ["Enter or key do", "↑↓ choose", "Esc back"],
};

const quit = {
  title: "Quit",
  text: ["Quit? y / n", "A game is on, and it is not kept."],
  hints: ["y quit", "any other key go on"],
};
const end = {
  title: "End the game",
  text: ["Press e again", "Within 2 seconds e ends the game, for good; holding it does too."],
  hints: ["e or y end it", "any other key go on"],
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
  quit,
  end,
  demo: demoEn,
  laws: lawsEn,
};

export type TerminalWords = typeof terminalEn;
