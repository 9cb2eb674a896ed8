/** The English texts of the command line, of `flagfall control` and of the sentences about time controls. */

import { Class, OnFlag, Policy } from "../../firmware/core/words";
import { Rule } from "../../firmware/notation/scan";
import type { Lost, MethodName, Misread } from "../notation/notation";

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

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

const things: Record<Exclude<Lost, MethodName | `;${string}`>, string> = {
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
  hours: (n: number) => count(n, "hour", "hours"),
  minutes: (n: number) => count(n, "minute", "minutes"),
  seconds: (n: number) => count(n, "second", "seconds"),
  span: (parts: readonly string[]) => parts.join(" "),
  each: (span: string) => `${span} per player`,
  noBase: "no base time",
  noFurtherBase: "no further base time",
  wholeGame: " for the whole game",
  restOfGame: " for the rest of the game",
  firstMoves: (n: number) => ` for ${count(n, "move", "moves")}`,
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
  byoyomi: (n: number, span: string) => `byo-yomi, ${count(n, "period", "periods")} of ${span}`,
  canadian: (n: number, span: string) => `Canadian overtime, ${count(n, "move", "moves")} ${every(span)}`,
  fromStart: " from move 1 on",
  upcount: "the clock counts up without limit",
  upcountTo: (span: string) => `the clock counts up to ${span} at most`,
  upcountAlone: "every player's clock counts up from zero without limit",
  upcountAloneTo: (span: string) => `every player's clock counts up from zero to ${span} at most`,
  hourglass: (span: string) => `hourglass, ${span} per player; what one uses the other gains`,
  gong: (span: string) => `gong, ${span} for every move; then the turn passes by itself`,
  white: "White: ",
  black: "Black: ",
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
  serverStart: "On that server a clock starts at its base time: add ;first=0 for that.",
};

/** The command line: help and error messages. */
const cli = {
  description: "The clock of the flagfall firmware on your machine.",
  titles: {
    "Usage:": "Usage:",
    "Arguments:": "Arguments:",
    "Options:": "Options:",
    "Global Options:": "Everywhere:",
    "Commands:": "Commands:",
  },
  usage: {
    program: "[options] COMMAND",
    sim: "[options]",
    run: "[options] FILE…",
    replay: "[options] GAME.pgn…",
    control: "[options] TEXT",
    boards: "[options] [check FILE]",
    check: "[options] FILE",
    build: "[options] BOARD",
    voice: "[options] LANGUAGE",
    link: "[options] COMMAND …",
    calibrate: "--port PORT [options]",
    journal: "[options] FILE",
  },
  summaries: {
    sim: "the clock, in the browser or the terminal",
    run: "run scenarios in virtual time and compare with what they expect",
    replay: "replay games with clock readings and compare every reading",
    control: "read a time control, check it, say it in words, print it in another notation",
    boards: "the boards there are, and whether the firmware fits them",
    check: "check the definition of a board, FILE.json or FILE.ts",
    build: "make the firmware of a board: its files and a hex image",
    voice: "make the sound clips of a language, with espeak-ng",
    link: "set, watch and correct clocks on serial ports",
    calibrate: "measure a clock on a serial port by this computer's clock, and trim it",
    journal: "read the journal of a clock from an image of its flash",
  },
  values: {
    board: "BOARD",
    folder: "FOLDER",
    code: "CODE",
    control: "CONTROL",
    file: "FILE",
    name: "NAME",
    notation: "N",
    seconds: "SECONDS",
    percent: "PERCENT",
    port: "PORT",
    minutes: "MINUTES",
    tongue: "LANGUAGE",
    rate: "WORDS",
  },
  names: { scenario: "FILE", game: "GAME.pgn", text: "TEXT", board: "FILE", image: "FILE", command: "COMMAND" },
  arguments: {
    scenario: "scenarios in YAML",
    game: "games in PGN with %clk or %emt",
    text: "a time control, as one argument: 180+2",
    board: "the definition of a board, as board-defs/board.ts describes it",
    built: "the board: flagfall boards names them",
    voice: "the language of the speech: en, es, de, fr, ru or pt",
    linkCommand: "what the clocks are told, and its words",
    journal: "an image of the clock's flash, as flagfall run --store writes it",
  },
  options: {
    help: "show this help",
    version: "show the version",
    lang: "language: en or es (else LC_ALL, LC_MESSAGES, LANG)",
    json: "print JSON, one object a line",
    terminal: "the clock in the terminal instead of the browser",
    demo: "play a short game by itself, as text",
    simControl: "the time control to begin with",
    simBoard: "the board to draw: flagfall boards names them (default pixljsplus)",
    simPort: "serve the page at this port, 0 for any, and open nothing (default 8064)",
    simSerial: "a clock at a serial port that any program can open",
    linkPort: "the serial port of a clock; may be named several times",
    linkAll: "every serial port with something plugged in",
    linkCode: "the arbiter's code, where the clocks are locked",
    linkFrom: "the notation of CONTROL; with trf it may be the name of a report",
    device: "play them on the virtual BOARD, with its keys and display",
    runtime: "node, espruino or lua",
    junit: "write a JUnit report to FILE",
    vcd: "write the waveforms to FILE",
    out: "write to FOLDER (default dist/BOARD)",
    voiceOut: "write to FOLDER (default dist/voice)",
    rate: "words a minute, 100 to 350 (each language has its own default)",
    wav: "also write each clip as a WAV file, to listen to",
    spoken: "what the clock speaks at first: en (default) or es",
    checkImage: "only say whether there is an image for the board",
    pgn: "write the presses as games with %clk and %emt to FILE",
    store: "with --device, the clock's flash: read from FILE if it is there, and written to it",
    png: "with --device, write the pictures that scenarios take to FOLDER",
    replayControl: "the time control; else it is inferred from the readings, or the tag of a game with %clk alone",
    tolerance: "seconds by which a reading may differ (default 1)",
    share: "per cent of a game's readings that may be out of tolerance before it differs (default 5)",
    from: "the notation of TEXT (default canonical)",
    to: "print TEXT in notation N alone",
    port: "the serial port that the clock is on",
    minutes: "how long to measure (default 10): twice as long is three times as exact",
    storeTrim: "give the clock the trim that makes it right",
    csv: "print comma-separated values, a line for each entry",
    journalPgn: "print the presses as games with %clk and %emt",
  },
  help: "help for a command",
  notations: "N is one of canonical, pgn, trf, us, fics, lichess and sgf; for --to also uci and words.",
  errors: {
    noCommand:
      "name a command: sim, run, replay, control, boards, build, voice, link, calibrate or journal; --help says what each does",
    unknownCommand: (name: string) =>
      `unknown command “${name}”; there are sim, run, replay, control, boards, build, voice, link, calibrate and journal`,
    unknownOption: (name: string) => `unknown option “${name}”; --help lists the options`,
    missingArgument: (name: string) => `${name} is missing; --help shows how the command is used`,
    missingOption: (option: string) => `${option} is missing; --help shows how the command is used`,
    missingValue: (option: string) => `the option “${option}” needs a value`,
    tooMany: "too many arguments; put a text with spaces in quotes",
    language: (name: string) => `unknown language “${name}”; it has to be en or es`,
    other: "these arguments make no sense; see --help",
    output: {
      full: "the output cannot be written whole: there is no room left",
      unwritable: "the output cannot be written",
    },
    unexpected: (message: string) => `a fault in flagfall itself: ${message} (FLAGFALL_DEBUG=1 shows where)`,
  },
  sim: {
    served: (address: string) => `The clock is at ${address} – open it in a browser; Ctrl+C ends it.`,
    notServed: "the page cannot be served here; --terminal is the clock in the terminal",
    unknownBoard: (name: string, known: string) => `unknown board “${name}”; there are ${known}`,
    badPort: (text: string) => `“${text}” is no port; it has to be a whole number from 0 to 65535`,
  },
  control: {
    refused: (text: string, column: number, why: string) => `“${text}”, column ${column}: ${why}`,
    unknownNotation: (option: string, name: string, known: string) =>
      `unknown notation “${name}” for ${option}; it has to be one of ${known}`,
    noLine: (file: string) => `${file}: a report without a line 222; its time control stands there in TRF26`,
    noReport: "nor is there a report of that name",
    lost: (notation: string, things: string) => `${notation} cannot say everything; lost would be: ${things}`,
  },
};

/** The texts about time controls. */
export const controlEn = { rules, misreads, forms, separators, methods, things, sentence, page };

export type ControlWords = typeof controlEn;

export const en = { ...controlEn, cli };

export type Words = typeof en;
