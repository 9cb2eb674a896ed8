/** The English texts of `flagfall replay`. */
import type { Message } from "./message";
import { plural } from "./plural";
import type { GameFaultKind, NoControl } from "./subjects/replay";

/** A move as people count it, and as the data counts it. */
export interface Place {
  move: number;
  isWhite: boolean;
  /** From 0. */
  ply: number;
}

/** The numbers of one game. Differences in seconds are our clock minus the reading. */
export interface GameLine {
  name: string;
  agrees: boolean;
  /** In canonical notation. */
  control: string;
  /** Undefined if the control was given, or taken from the tag of a game without times used. */
  inferred: InferredLine | undefined;
  /** True if the game has `%clk` alone. */
  clocksOnly: boolean;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
  worst: { seconds: number; place: Place } | undefined;
  outliers: readonly { seconds: number; ply: number }[];
  badTimes: readonly { text: string; line: number }[];
  drift: { white: number | undefined; black: number | undefined; fallenAt: Place | undefined };
}

/** The reason for an inferred control: how many readings it explains, and how many the tag explains. */
export interface InferredLine {
  fits: number;
  readings: number;
  /** True if only the readings suggest the control and no list contains it. */
  derived: boolean;
  /** `same` if the tag names the same control. */
  tag: "none" | "unreadable" | "same" | { text: string; fits: number };
}

export interface TotalLine {
  games: number;
  agree: number;
  differ: number;
  unread: number;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
}

export interface ReplayWords {
  game(line: GameLine): string;
  /** The line for a game that cannot be read. */
  unread(name: string, line: number, message: Message): string;
  total(line: TotalLine): string;
  faults: Record<GameFaultKind, (text: string) => Message>;
  /** The text before a fault of one game. */
  inGame(number: number): string;
  noFiles: Message;
  noFile: Message;
  isDirectory: Message;
  tooLarge: Message;
  unreadable: Message;
  /** `tag` is the text of the TimeControl tag. */
  noControl: Record<NoControl, (tag: string) => Message>;
  badControl(text: string, column: number, rule: string): Message;
  badTolerance(text: string): Message;
  badShare(text: string): Message;
  broken(message: string): Message;
  progress: string;
}

/** The largest number of outliers and invalid times that one line names. */
export const outliersMax = 6;
export const badTimesMax = 3;

/** Returns `+8 s`, `−0.5 s` or `0 s`. */
function signed(seconds: number): string {
  if (seconds === 0) return "0 s";
  return `${seconds > 0 ? "+" : "−"}${Math.abs(seconds)} s`;
}

function placeOf({ move, isWhite, ply }: Place): string {
  return `${move}${isWhite ? "." : "…"} (ply ${ply})`;
}

function tagWords(tag: InferredLine["tag"], readings: number): string {
  if (typeof tag === "object") return `its tag ${tag.text} only ${tag.fits} of ${readings}`;
  switch (tag) {
    case "none":
      return "it has no tag";
    case "unreadable":
      return "its tag is no time control";
    case "same":
      return "its tag says the same";
  }
}

function controlWords({ control, inferred }: GameLine): string {
  if (inferred === undefined) return ` ${control}`;
  const { fits, readings, derived, tag } = inferred;
  const from = derived ? "derived from the readings" : "inferred";
  return ` ${control} (${from}: explains ${fits} of ${readings}, ${tagWords(tag, readings)})`;
}

function outlierWords(line: GameLine): string {
  const { outliers } = line;
  if (outliers.length < 2) return "";
  const named = outliers.slice(0, outliersMax).map(({ seconds, ply }) => `ply ${ply} ${signed(seconds)}`);
  if (outliers.length > named.length) named.push(`and ${outliers.length - named.length} more`);
  return `; outside: ${named.join(", ")}`;
}

function driftWords({ drift }: GameLine): string {
  const parts: string[] = [];
  if (drift.white !== undefined) parts.push(`White ${signed(drift.white)}`);
  if (drift.black !== undefined) parts.push(`Black ${signed(drift.black)}`);
  if (drift.fallenAt !== undefined) parts.push(`fallen at ${placeOf(drift.fallenAt)}`);
  return parts.length === 0 ? "" : `; never set: ${parts.join(", ")}`;
}

function badTimeWords({ badTimes }: GameLine): string {
  if (badTimes.length === 0) return "";
  const named = badTimes.slice(0, badTimesMax).map(({ text, line }) => `“${text}” (line ${line})`);
  if (badTimes.length > named.length) named.push(`and ${badTimes.length - named.length} more`);
  return `; no time: ${named.join(", ")}`;
}

function worstWords({ worst }: GameLine): string {
  if (worst === undefined || worst.seconds === 0) return "";
  return `; worst ${signed(worst.seconds)} at ${placeOf(worst.place)}`;
}

function game(line: GameLine): string {
  const head = `${line.name}: ${line.agrees ? "agrees" : "differs"}:${controlWords(line)} ${numbers(line)}`;
  const clocks = line.clocksOnly ? "; %clk alone: only a time that is too high differs" : "";
  return `${head}${clocks}${worstWords(line)}${outlierWords(line)}${badTimeWords(line)}${driftWords(line)}`;
}

function total(line: TotalLine): string {
  const { games, agree, differ, unread } = line;
  const verdicts = `${agree} ${agree === 1 ? "agrees" : "agree"}, ${differ} ${differ === 1 ? "differs" : "differ"}`;
  return `${plural(games, "game")}: ${verdicts}, ${unread} cannot be read; ${numbers(line)}`;
}

function numbers(line: TotalLine | GameLine): string {
  const { readings, exact, within, toleranceS, ambiguous } = line;
  return `${plural(readings, "reading")}, ${exact} exact, ${within} within ±${toleranceS} s, ${ambiguous} ambiguous`;
}

const check = "look at the text there";
const giveControl = "give it with --control";

export const replayEn: ReplayWords = {
  game,
  unread: (name, line, { wrong, right }) => `${name}: cannot be read: line ${line}: ${wrong}; ${right}`,
  total,
  faults: {
    binary: () => ({ wrong: "this is not a text", right: "give a game in PGN" }),
    noGame: () => ({ wrong: "there is no game in this file", right: "give a game in PGN" }),
    comment: () => ({ wrong: "the comment that begins here has no end", right: "close it with }" }),
    variation: () => ({ wrong: "the variation that begins here has no end", right: "close it with )" }),
    command: () => ({ wrong: "a command in this comment has no end", right: "write it like [%clk 0:05:00]" }),
    grammar: (text) => ({ wrong: text === "" ? "the game breaks off here" : `“${text}” is no PGN here`, right: check }),
    time: (text) => ({ wrong: `“${text}” is no time`, right: "write it like [%clk 0:05:00], up to 99:59:59" }),
    noReading: () => ({ wrong: "no move has a %clk", right: "give games with %clk, best with %emt (or %ts)" }),
  },
  inGame: (number) => `game ${number}: `,
  noFiles: { wrong: "no game is named", right: "flagfall replay GAME.pgn…" },
  noFile: { wrong: "there is no such file", right: "give the path of a game in PGN" },
  isDirectory: { wrong: "this is a folder", right: "give the path of a game in PGN" },
  tooLarge: { wrong: "the file is larger than 32 MiB", right: "give its games in smaller files" },
  unreadable: { wrong: "this file cannot be read", right: "give the path of a game in PGN" },
  noControl: {
    notInferred: () => ({ wrong: "no time control explains the readings", right: giveControl }),
    noTag: () => ({ wrong: "it has %clk alone, and no TimeControl tag", right: giveControl }),
    otherTag: (tag) => ({ wrong: `it has %clk alone, and its tag “${tag}” does not fit`, right: giveControl }),
  },
  badControl: (text, column, rule) => ({ wrong: `--control “${text}”, column ${column}`, right: rule }),
  badTolerance: (text) => ({ wrong: `--tolerance “${text}” is no time`, right: "write seconds like 1 or 0.5" }),
  badShare: (text) => ({
    wrong: `--share “${text}” is no share`,
    right: "write per cent from 0 to 100, like 5 or 2.5",
  }),
  broken: (message) => ({ wrong: `a fault in flagfall itself: ${message}`, right: "please report it" }),
  progress: "games",
};
