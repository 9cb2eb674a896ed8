/** The moves of the small world: everything that a player, the arbiter or the battery can do at one instant. */
import { verbs } from "../oracle/step";

/** The grid of time: every input falls on a multiple of it. */
export const UNIT_MS = 1000;

/** The arbiter exchanges the colours. The console has no such verb. */
export const EXCHANGE = 100;

export interface Move {
  readonly verb: number;
  readonly numbers: readonly number[];
  readonly text: string;
  /** How long before it is read the edge happened. */
  readonly lateMs: number;
  /** The step of a scenario file. */
  readonly said: string;
}

const move = (verb: number, said: string, numbers: readonly number[] = [], text = "", lateMs = 0): Move => ({
  ...{ verb, numbers, text, lateMs, said },
});

const names = ["white", "black"] as const;
const bySide = (make: (side: number, name: string) => Move): Move[] => names.map((name, n) => make(n + 1, name));

const wait = move(verbs.advance, "");
const pressBy = (side: number, name: string): Move => move(verbs.press, `press: ${name}`, [side]);
const [pressWhite, pressBlack] = [pressBy(1, "white"), pressBy(2, "black")];
const presses = [pressWhite, pressBlack];
const latePresses = bySide((side, name) => move(verbs.press, `press: ${name}`, [side], "", UNIT_MS));
const start = move(verbs.start, "start: true");
const pause = move(verbs.pause, "pause: true");
const resumes = bySide((side, name) => move(verbs.resume, `resume: ${name}`, [side]));
const cut = move(verbs.power, "power: off");
const undo = move(verbs.undo, "undo: true", [0]);
const chargedUndo = move(verbs.undo, "undo: {charge: true}", [1]);
const exchange = move(EXCHANGE, "# The arbiter exchanges the colours.");
const openNext = move(verbs.correct, "correct: {nextPeriod: both}", [3, 3]);
const forgotten = move(verbs.correct, "correct: {forgottenPress: true}", [4, 1]);
const guideline = move(verbs.control, "control: III.4", [], "III.4");
const illegal = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: illegal-move, offender: ${name}}`, [1, side, -1, 0]),
);
const emptied = bySide((side, name) => move(verbs.correct, `correct: {${name}: {remaining: 0}}`, [10 * side, 0]));
const refilled = bySide((side, name) =>
  move(verbs.correct, `correct: {${name}: {clearFlag: true, remaining: 2000}}`, [10 * side + 5, 1, 10 * side, 2000]),
);
const given = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: add-time, offender: ${name}, minutes: 1}`, [5, side, 1, 0]),
);
const opened = bySide((side, name) => move(verbs.correct, `correct: {nextPeriod: ${name}}`, [3, side]));
const turns = bySide((side, name) => move(verbs.correct, `correct: {turn: ${name}}`, [1, side]));
const unflag = move(verbs.correct, "correct: {firstFlag: null}", [2, 0]);
/** Corrects one field of a side: the move counter, the period, the delay or the overtime. */
const fieldOf = (field: string, number: number, value: number): Move[] =>
  bySide((side, name) => move(verbs.correct, `correct: {${name}: {${field}: ${value}}}`, [10 * side + number, value]));
const fields = [
  ...[0, 1, 2].flatMap((value) => fieldOf("presses", 1, value)),
  ...[1, 2, 9].flatMap((value) => fieldOf("period", 2, value)),
  ...[0, 2000].flatMap((value) => fieldOf("delay", 3, value)),
  ...[0, 1, 9].flatMap((value) => fieldOf("overtime", 4, value)),
];
const jumped = bySide((side, name) =>
  move(verbs.correct, `correct: {${name}: {presses: 2, period: 1}}`, [10 * side + 1, 2, 10 * side + 2, 1]),
);
const firstFlags = bySide((side, name) => move(verbs.correct, `correct: {firstFlag: ${name}}`, [2, side]));
const slips = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: illegal-move, offender: ${name}, minutes: 3}`, [1, side, 3, 0]),
);
const claims = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: draw-claim, offender: ${name}}`, [2, side, -1, 0]),
);
const claimsOfOpponent = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: draw-claim, offender: ${name}, choice: add}`, [2, side, -1, 1]),
);
const finishClaims = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: quickplay-claim, offender: ${name}}`, [3, side, -1, 0]),
);
const takenBack = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: press-without-move, offender: ${name}}`, [4, side, -1, 0]),
);
const taken = bySide((side, name) =>
  move(verbs.penalty, `penalty: {name: take-time, offender: ${name}, minutes: 1}`, [6, side, 1, 0]),
);
const shortened = bySide((side, name) =>
  move(verbs.correct, `correct: {${name}: {remaining: 90000}}`, [10 * side, 90_000]),
);
const warning = move(verbs.penalty, "penalty: {name: warning, offender: white}", [7, 1, -1, 0]);
/** Corrections that no clock obeys, then times between the full seconds and a time for a side whose flag is down. */
const strange = [
  ...[-1, 360_000_000, 1000, 2300].flatMap((ms) => fieldOf("remaining", 0, ms)),
  ...[-1, 10_000].flatMap((presses) => fieldOf("presses", 1, presses)),
  ...[0, 256].flatMap((period) => fieldOf("period", 2, period)),
];
const finish = move(verbs.finish, "finish: true");
const adjourn = move(verbs.adjourn, "adjourn: {name: game}", [0, 0], "game");
const seal = move(verbs.adjourn, "adjourn: {name: game, sealed: true}", [1, 0], "game");
const restore = move(verbs.restore, "restore: game", [], "game");

/** Returns a change of the control in mid-game. */
const changeTo = (control: string): Move => move(verbs.control, `control: "${control}"`, [], control);

const play = [wait, ...presses, ...latePresses, pause, ...resumes];

const asLong = (seconds: number): Move[] => Array.from({ length: seconds }, () => wait);

/** The beginnings of games that a walk is too short to reach. White begins each of them. */
export const openings = {
  "a flag": [start, ...asLong(3)],
  "two flags": [start, ...asLong(3), pressWhite, ...asLong(3)],
  "a press and a pause": [start, wait, pressWhite, wait, pause],
  "eight acts": [start, wait, pause, ...Array.from({ length: 8 }, () => warning)],
  "a sealed move": [start, wait, pressWhite, wait, seal],
  "a passed control": [start, ...asLong(2), pressWhite, ...asLong(2), ...asLong(298)],
  "times set to zero": [start, wait, pause, ...emptied, ...resumes.slice(0, 1), pressWhite],
  "a third period": [start, wait, pressWhite, wait, pressBlack, wait, pause, openNext, openNext],
} as const satisfies Record<string, readonly Move[]>;

export type Opening = keyof typeof openings;

/** The sets of moves that are walked. Both sides can make each move of a set, so that a mirrored walk is a walk. */
export const alphabets = {
  /** The players, the pause and the battery. */
  play: [...play, start, cut],
  /** All that the arbiter does, as well. */
  acts: [
    ...[...play, start, cut, undo, chargedUndo, exchange, ...emptied, ...refilled, ...given, ...illegal, ...opened],
    ...[...turns, openNext, forgotten, unflag, adjourn, seal, restore],
  ],
  /** Corrections of each single field, possible or not. */
  fields: [wait, ...presses, pause, ...resumes, ...fields, ...jumped, ...firstFlags, ...emptied, ...refilled, undo],
  /** Undo, as deep as it goes and one act deeper. */
  undo: [wait, ...presses, pause, warning, undo],
  /** A press, an exchange of the colours and what an illegal move takes back. */
  exchange: [wait, ...presses, pause, ...resumes, exchange, ...illegal, undo],
  /** Another control in mid-game, then what an illegal move takes back. */
  change: [wait, ...presses, pause, ...resumes, forgotten, ...illegal, undo, changeTo("3"), changeTo("2:2;at=own")],
  /** Guideline III.4, for which a side needs less than two minutes of a game that is no blitz. */
  guideline: [wait, ...presses, pause, ...resumes, guideline, ...refilled, undo],
  /** Corrections at the bounds of what is possible and beyond. */
  bounds: [wait, ...presses, pause, ...resumes, ...strange, unflag, undo],
  /** Controls of other methods and policies in mid-game, and one that differs by the sides. */
  methods: [
    ...[wait, ...presses, pause, ...resumes, ...illegal, exchange, undo],
    ...["3d1", "2b1", "up3", "c2/2", "1/2:2/2:2;at=moves", "W2-B3d1"].map(changeTo),
  ],
  /** The end of a game by the arbiter, which nothing takes back. */
  ends: [wait, ...presses, start, pause, ...resumes, undo, exchange, ...refilled, finish],
  /** The moves in which the editions of the Laws differ: penalties and claims. */
  laws: [
    ...[wait, ...presses, pause, ...illegal, ...slips, ...claims, ...claimsOfOpponent, ...finishClaims],
    ...[...takenBack, ...taken, ...shortened, guideline, undo],
  ],
} as const satisfies Record<string, readonly Move[]>;

export type Alphabet = keyof typeof alphabets;
