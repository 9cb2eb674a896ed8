/** The English texts of the panels in the terminal. */
import { plural } from "./plural";

export const help = {
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

export const control = {
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

export const presets = {
  title: "Time controls",
  typing: "/  type a control …",
  remote: "remote: set over the link, which this clock does not have",
  own: "own: empty",
  empty: "This place holds no control here",
  hints: ["Enter set", "↑↓ or number choose", "/ type", "Esc back"],
};

export const typing = {
  title: "Type a control",
  empty:
    "Minutes: 3+2 · 15|10 · 1 h 30 · 5 min. Seconds: 300 · 180+2 · 5400+30:1800+30 · 40/7200:3600 · 7200d5 · 1500b10 · 3600:5x30 · *180 · W300-B240",
  refused: (column: number, rule: string) => `Column ${column}: ${rule}`,
  minutes: (seconds: string) => `Read as minutes; in seconds it is written ${seconds}`,
  hints: ["Enter set", "Esc back"],
};

export const change = {
  title: "In the middle of a game",
  goesOn: (control: string) => `Continue this game with ${control}; times and counters stay`,
  newGame: (control: string) => `Start a new game with ${control}; this one is lost`,
  hints: ["Enter choose", "↑↓", "Esc back"],
};

export const correct = {
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
  hints: ["Enter apply", "←→ digit", "0–9 type", "↑↓ field", "Esc discard"],
};

export const penalty = {
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
  hints: ["Enter apply", "←→ choose", "0–9 minutes", "↑↓ field", "Esc back"],
};

export const arbiter = {
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
    edition: "choose the edition of the Laws",
    end: "end the game",
  },
  hints: ["Enter or key do", "↑↓ choose", "Esc back"],
};

export const quit = {
  title: "Quit",
  text: ["Quit? y / n", "A game is on, and it is not kept."],
  hints: ["y quit", "any other key stay"],
};

export const end = {
  title: "End the game",
  text: ["Press e again", "Within 2 seconds, e ends the game for good; holding it does too."],
  hints: ["e or y end it", "any other key stay"],
};

export const editions = {
  title: "Edition of the Laws",
  now: "(now)",
  taken: (year: string) => `Laws ${year}; u undoes it`,
  hints: ["Enter set", "↑↓ choose", "Esc back"],
};
