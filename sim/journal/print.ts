/** Prints a journal for spreadsheets, for chess programs, and for people. */

import { journalOf } from "../replay/journal";
import { gamePgn } from "../replay/write";
import type { JournalWords } from "../words/replay";
import { hoursText } from "../words/time-text";
import type { Entry } from "./journal";

const columns = [
  "at",
  "event",
  "side",
  "withdrawn",
  "note",
  "mode",
  "running",
  "turn",
  "firstFlag",
  "control",
  "class",
];
const sideColumns = ["remaining", "shown", "delay", "overtime", "used", "presses", "period", "flag"];

/** Returns CSV by RFC 4180, the column names first. Nested names such as `white.remaining` are as in the JSON lines. */
export function csvLines(lines: readonly string[]): string[] {
  const sides = ["white", "black"].flatMap((side) => sideColumns.map((name) => [side, name] as const));
  const places = [...columns.map((name) => [name] as const), ...sides, ["record", "page"], ["record", "at"]] as const;
  const head = places.map((path) => path.join(".")).join(",");
  return [head, ...lines.map((line) => places.map((path) => cell(JSON.parse(line), path)).join(","))];
}

function cell(entry: unknown, path: readonly string[]): string {
  let value = entry;
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
  const text = value === undefined || value === null ? "" : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Splits the lines into games. A game ends when the clock shows the programs again, or when another control is ready.
 */
export function gamesOf(lines: readonly string[]): string[][] {
  const games: string[][] = [[]];
  for (const line of lines) {
    const { event, mode, note } = JSON.parse(line) as Entry;
    if (event === "control" && mode === "ready") games.push([]);
    games.at(-1)?.push(line);
    if (note === "setup") games.push([]);
  }
  return games.filter((game) => game.length > 0);
}

/** The PGN tags `White`, `Black` and `Board` of the latest game, which may still be on the clock. */
export type GameTags = Readonly<Record<string, string>>;

/**
 * Returns every game that was begun, as PGN with `%clk`, `%emt`, `WhiteClock` and `BlackClock`. `knights` is as in
 * `gamePgn`.
 */
export function pgnGames(
  lines: readonly string[],
  source: string,
  { knights, latest = {} }: { knights?: string | undefined; latest?: GameTags } = {},
): string[] {
  const games = gamesOf(lines)
    .filter((game) => game.some((line) => /"event":"(?:start|resume|press)"/.test(line)))
    .map((game) => game.filter((line) => !line.includes('"event":"note"') || line.includes('"note":"dropped"')))
    .map((game) => journalOf(game));
  return games.map((game, index) => {
    const known = index === games.length - 1 ? latest : {};
    return gamePgn(game, { knights, tags: { Event: source, Round: String(index + 1), ...known } });
  });
}

/** Returns one line for each entry: when, what, and both times and move counters after it. */
export function textLines(lines: readonly string[], words: JournalWords): string[] {
  return lines.map((line) => {
    const entry = JSON.parse(line) as Entry;
    const { at, side, white, black } = entry;
    const what = [eventWord(entry, words), side === null ? "" : words.sides[side]]
      .filter((word) => word !== "")
      .join(" ");
    const counters = `${white.presses}/${black.presses}`;
    const withdrawn = entry.withdrawn === true ? ` (${words.withdrawn})` : "";
    return `${timeText(at)}  ${(what + withdrawn).padEnd(words.width)}  ${white.shown}  ${black.shown}  ${counters}`;
  });
}

function eventWord({ event, note }: Entry, words: JournalWords): string {
  return note === undefined ? (words.events[event] ?? event) : words.notes[note];
}

/** Returns a time such as `1:02:03.456`, counted from the journal's beginning. */
function timeText(ms: number): string {
  return `${hoursText(Math.floor(ms / 1000))}.${String(ms % 1000).padStart(3, "0")}`;
}
