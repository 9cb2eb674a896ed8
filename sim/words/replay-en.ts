/** What `flagfall replay` says, in English. */
import type { FaultKind } from "../replay/game";

/** A move as people count it, and as the data does. */
export interface Place {
  move: number;
  isWhite: boolean;
  /** From 0. */
  ply: number;
}

/** One game in numbers; seconds are ours minus read. */
export interface GameLine {
  name: string;
  /** Canonical; undefined where the game has no readings to infer it from. */
  control: string | undefined;
  inferred: InferredLine | undefined;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
  worst: { seconds: number; place: Place } | undefined;
  outliers: readonly { seconds: number; ply: number }[];
  drift: { white: number | undefined; black: number | undefined; fallenAt: Place | undefined };
}

/** Why a control was taken: what it explains, what the tag explains. */
export interface InferredLine {
  fits: number;
  readings: number;
  /** Only the readings speak for it; no list knows it. */
  derived: boolean;
  /** `same`: the tag says so too. */
  tag: "none" | "unreadable" | "same" | { text: string; fits: number };
}

export interface TotalLine {
  games: number;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  toleranceS: number;
}

/** What is wrong, and what would be right. */
export interface Message {
  wrong: string;
  right: string;
}

export interface ReplayWords {
  game(line: GameLine): string;
  total(line: TotalLine): string;
  faults: Record<FaultKind, (text: string) => Message>;
  /** In front of a fault of one game. */
  inGame(number: number): string;
  noFiles: Message;
  noFile: Message;
  isDirectory: Message;
  tooLarge: Message;
  unreadable: Message;
  notInferred: Message;
  badControl(text: string, column: number, rule: string): Message;
  badTolerance(text: string): Message;
  broken(message: string): Message;
  progress: string;
}

/** Outliers that one line names. */
export const outliersMax = 6;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** `+8 s`, `−0.5 s`, `0 s`. */
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
  if (control === undefined) return "";
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

function game(line: GameLine): string {
  const head = `${line.name}:${controlWords(line)}`;
  if (line.worst === undefined) return `${head} no readings`;
  const worst = line.worst.seconds === 0 ? "" : `; worst ${signed(line.worst.seconds)} at ${placeOf(line.worst.place)}`;
  return `${head} ${numbers(line)}${worst}${outlierWords(line)}${driftWords(line)}`;
}

function numbers(line: TotalLine | GameLine): string {
  const { readings, exact, within, toleranceS, ambiguous } = line;
  return `${plural(readings, "reading")}, ${exact} exact, ${within} within ±${toleranceS} s, ${ambiguous} ambiguous`;
}

const check = "look at the text there";

export const replayEn: ReplayWords = {
  game,
  total: (line) => `${plural(line.games, "game")}: ${numbers(line)}`,
  faults: {
    binary: () => ({ wrong: "this is not a text", right: "give a game in PGN" }),
    noGame: () => ({ wrong: "there is no game in this file", right: "give a game in PGN" }),
    comment: () => ({ wrong: "the comment that begins here has no end", right: "close it with }" }),
    variation: () => ({ wrong: "the variation that begins here has no end", right: "close it with )" }),
    command: () => ({ wrong: "a command in this comment has no end", right: "write it like [%clk 0:05:00]" }),
    grammar: (text) => ({ wrong: text === "" ? "the game breaks off here" : `“${text}” is no PGN here`, right: check }),
    time: (text) => ({ wrong: `“${text}” is no time`, right: "write it like [%clk 0:05:00], up to 99:59:59" }),
    noReading: () => ({ wrong: "no move has a %clk and a time used", right: "give games with %clk and %emt (or %ts)" }),
  },
  inGame: (number) => `game ${number}: `,
  noFiles: { wrong: "no game is named", right: "flagfall replay GAME.pgn…" },
  noFile: { wrong: "there is no such file", right: "give the path of a game in PGN" },
  isDirectory: { wrong: "this is a folder", right: "give the path of a game in PGN" },
  tooLarge: { wrong: "the file is larger than 32 MiB", right: "give its games in smaller files" },
  unreadable: { wrong: "this file cannot be read", right: "give the path of a game in PGN" },
  notInferred: { wrong: "no time control explains the readings", right: "give it with --control" },
  badControl: (text, column, rule) => ({ wrong: `--control “${text}”, column ${column}`, right: rule }),
  badTolerance: (text) => ({ wrong: `--tolerance “${text}” is no time`, right: "write seconds like 1 or 0.5" }),
  broken: (message) => ({ wrong: `a fault in flagfall itself: ${message}`, right: "please report it" }),
  progress: "games",
};
