/** The English sentences about time controls: what refuses one, and what it says. */
import { Class, OnFlag, Policy } from "../../firmware/core/words";
import { Rule } from "../../firmware/notation/scan";
import { plural } from "./plural";
import type { Lost, MethodName, Misread } from "./subjects/control";

/** Returns "every 10 minutes" or "every minute". */
function every(span: string): string {
  return `every ${span.replace(/^1 (?=\w+$)/, "")}`;
}

/** The reasons for refusing a time control, by rule of the canonical notation. */
const rules: Record<Rule, string> = {
  [Rule.None]: "nothing is wrong",
  [Rule.Period]:
    "a period has to stand here: 300, 180+2, 7200d5, 1500b10, 40/5400+30, 5x30, c25/600, *180, up or gong10",
  [Rule.Number]: "a whole number has to stand here",
  [Rule.LeadingZero]: "a number has no zero in front; times are in seconds, 90 for 1:30",
  [Rule.Base]: "the base times of a side are at most 359999 s (99:59:59) together",
  [Rule.Value]: "this time has to be 1 to 35999 s (9:59:59)",
  [Rule.Moves]: "a number of moves has to be 1 to 255",
  [Rule.Count]: "byo-yomi periods have to be 1 to 99",
  [Rule.Slash]: "“/” and the seconds have to follow the moves of a Canadian period: c25/600",
  [Rule.NoTime]: "this leaves no time for a move; 1 s of base time or value is the least, on move 1 too",
  [Rule.Periods]: "a side has at most 8 periods",
  [Rule.Last]: "no period can follow byo-yomi, Canadian, count-up, hourglass or gong",
  [Rule.Alone]: "hourglass and gong have to stand alone and be the same for both sides",
  [Rule.Repeat]: "only a period with a base time can repeat",
  [Rule.Sides]: "“-B” and the periods of Black have to follow those of White: W300-B240",
  [Rule.Option]: "options are at=zero, at=own, at=moves, flag=freeze, flag=run-on, first=0 and from=MOVE",
  [Rule.Doubled]: "an option is given once (first=0 is from=2)",
  [Rule.From]: "first=0 and from=MOVE need a period with an increment (+)",
  [Rule.End]: "the control ends here; “:” begins a further period, “;” an option",
};

const misreads: Record<Exclude<Misread, "form" | "separator">, string> = {
  noClock: "this says that no clock is used; there is no control to read",
  unknownControl: "“?” says that the control is unknown; there is none to read",
  zeroMinutes: "0 minutes means 10 seconds on that server; write it in the canonical notation: 10+SECONDS",
  scope: "it is not clear which periods this holds for; write “;” before it for all, or one after each period",
  wholeSeconds: "times have to be whole seconds",
};

/** The correct form of each notation that can be read. */
const forms: Record<string, string> = {
  pgn: "a PGN TimeControl is SECONDS, MOVES/SECONDS, SECONDS+INCREMENT or *SECONDS, joined by “:”",
  trf: "line 222 of TRF26 is SECONDS, SECONDS+INCREMENT or MOVES/SECONDS, joined by “:”, for both or as W…-B…",
  us: "the US notation is in minutes: G/90;+30 or 40/120,SD/60;d5",
  fics: "FICS gives minutes and seconds of increment: 5 12, or 5 0 4 0 where the sides differ",
  lichess: "Lichess gives minutes and seconds of increment: 3+2 or ½+0",
  minutes: "a time is written 3+2, 15|10, 3m+2s, 1 h 30 or 5 min: minutes, and seconds of increment",
  sgf: "SGF gives TM[SECONDS], and OT[5x30 byo-yomi], OT[25/600 Canadian] or OT[10 fischer]",
};

/** The correct separators of each notation, for a text with a wrong one. */
const separators: Record<string, string> = {
  pgn: "periods are joined by “:”, an increment by “+”, without blanks: 40/5400+30:1800+30",
  trf: "periods are joined by “:”, an increment by “+”, without blanks: 40/5400+30:1800+30",
  us: "periods are joined by “,”; “;” stands before an increment or delay that holds for all: 40/120,SD/60;d5",
};

const methods: Record<MethodName, string> = {
  time: "plain time",
  increment: "increment",
  delay: "delay",
  bronstein: "Bronstein",
  byoyomi: "byo-yomi",
  canadian: "Canadian",
  hourglass: "hourglass",
  upcount: "count-up",
  gong: "gong",
};

export const things: Record<Exclude<Lost, MethodName | `;${string}`>, string> = {
  sides: "the difference between the sides",
  periods: "the periods after the first",
  moves: "the number of moves of a period",
  repeat: "the repetition of the last period",
  unnumbered: "the period without a number of moves before the last",
  wholeMinutes: "the seconds of a base time that is not whole minutes",
  hundredths: "the seconds of a base time that is not whole hundredths of a minute",
  zeroBase: "the base time of 0 (there it means 10 seconds)",
};

/** Parts of sentences about a time control. A span is a time in words: "90 minutes". */
const sentence = {
  hours: (n: number) => plural(n, "hour", "hours"),
  minutes: (n: number) => plural(n, "minute", "minutes"),
  seconds: (n: number) => plural(n, "second", "seconds"),
  span: (parts: readonly string[]) => parts.join(" "),
  each: (span: string) => `${span} per player`,
  noBase: "no base time",
  noFurtherBase: "no further base time",
  wholeGame: " for the whole game",
  restOfGame: " for the rest of the game",
  firstMoves: (n: number) => ` for ${plural(n, "move", "moves")}`,
  nextMoves: (n: number) => ` for the next ${n === 1 ? "move" : `${n} moves`}`,
  everyMoves: (n: number) => ` for every ${n === 1 ? "move" : `${n} moves`}`,
  furtherMoves: (n: number) => ` for every further ${n === 1 ? "move" : `${n} moves`}`,
  again: ", as often as needed",
  increment: (span: string) => `plus ${span} per move`,
  delay: (span: string) => `with a delay of ${span} on every move`,
  bronstein: (span: string) => `with a Bronstein delay of ${span} on every move`,
  /** Follows an increment that begins at a later move. */
  fromMove: (n: number) => ` from move ${n}`,
  incrementsFrom: (n: number) => `Increments are granted from move ${n} on`,
  next: ", then ",
  byoyomi: (n: number, span: string) => `byo-yomi, ${plural(n, "period", "periods")} of ${span}`,
  canadian: (n: number, span: string) => `Canadian overtime, ${plural(n, "move", "moves")} ${every(span)}`,
  fromStart: " from move 1 on",
  upcount: "the clock counts up without limit",
  upcountTo: (span: string) => `the clock counts up to ${span} at most`,
  upcountAlone: "every player's clock counts up from zero without limit",
  upcountAloneTo: (span: string) => `every player's clock counts up from zero to ${span} at most`,
  hourglass: (span: string) => `hourglass, ${span} per player; what one uses the other gains`,
  gong: (span: string) => `gong, ${span} for every move; then the turn passes by itself`,
  white: "White: ",
  black: "Black: ",
  noPolicy: "There is no next period, so when it would begin changes nothing",
  policies: {
    [Policy.Zero]: "When either clock reaches zero, both players receive the time of the next period",
    [Policy.Own]: "Each player receives the time of the next period when their own clock reaches zero",
    [Policy.Moves]: "Each player receives the time of the next period on completing the moves of the current one",
  },
  flags: {
    [OnFlag.Freeze]: "When a flag falls, both clocks stop",
    [OnFlag.RunOn]: "When a flag falls, the other clock goes on",
  },
};

/** The texts of the description that `flagfall control` prints. */
const page = {
  heads: { period: "Period", moves: "moves", base: "base", method: "method" },
  white: "White",
  black: "Black",
  rest: "all",
  again: "repeats",
  classes: "Class by edition of the Laws",
  classNames: {
    [Class.None]: "no rule",
    [Class.Standard]: "standard",
    [Class.Rapid]: "rapid",
    [Class.Blitz]: "blitz",
  },
  inMinutes: (control: string, sentences: string) =>
    `Here a number is in seconds. In minutes, as on the page and in the terminal (--from minutes), it is ${control}: ${sentences}`,
  serverStart: "On that server a clock starts at its base time: add ;first=0 for that.",
};

/** The texts about time controls. */
export const controlEn = { rules, misreads, forms, separators, methods, things, sentence, page };

export type ControlWords = typeof controlEn;
