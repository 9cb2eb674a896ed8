/**
 * Writes the games on the clocks as PGN for broadcasts: headers and clocks, and no moves, because a clock knows none.
 * PGN has no null move, and chess.js and lichess refuse `--`.
 *
 * - `WhiteClock`, `BlackClock` and `Clock` are of the supplement to PGN of 2001-09-08, section 5. `Clock` names the
 *   running side, or `N` if none runs.
 * - `ReferenceTime` is of DGT LiveChess: the running side, and the instant at which the clocks showed these times.
 * - lichess reads `WhiteClock` and `BlackClock` (lila 14843, 19227) and moves its clocks without a move.
 */
import { tagText } from "../replay/write";
import { plainName } from "./bridge/commands";
import type { ClockView } from "./model/clock";
import type { Pairing, Round } from "./model/round";
import { readTime, type Side, shownTime } from "./model/shown";

/** What the record and the hall know of a game. */
export interface GameFacts {
  /** The newest round that was set on the clock. */
  readonly round: Round | undefined;
  /** When the game was set on the clock, ms since 1970. */
  readonly beganMs: number;
  /** When the clock was last heard, by this computer's time. */
  readonly heardMs: number;
}

/** Returns the game on a clock. Returns an empty text if there is none. */
export function clockPgn(view: ClockView, { round, beganMs, heardMs }: GameFacts): string {
  const { state, number } = view;
  if (state === null || state.mode === "setup") return "";
  const pairing = round?.pairings.find(({ clock }) => clock === view.id);
  const result = resultOf(view);
  const [white, black] = [clockText(view, "white"), clockText(view, "black")];
  const letter = state.running === null ? "N" : state.running === "white" ? "W" : "B";
  const tags: Readonly<Record<string, string>> = {
    Event: round === undefined || round.name === "" ? "flagfall" : round.name,
    Site: "?",
    Date: dateOf(beganMs),
    Round: pairing === undefined ? "?" : String(round?.id),
    White: nameOf(view, pairing, 0),
    Black: nameOf(view, pairing, 1),
    Result: result,
    ...(number > 0 ? { Board: String(number) } : {}),
    TimeControl: state.control,
    ...(result === "*" ? {} : { Termination: "time forfeit" }),
    WhiteClock: white,
    BlackClock: black,
    Clock: `${letter}/${state.turn === "white" ? white : black}`,
    ReferenceTime: `${letter}/${instantOf(heardMs)}`,
  };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${tagText(plainQuotes(value))}"]`);
  return `${lines.join("\n")}\n\n${result}\n`;
}

/**
 * Returns who has lost on time: the side whose flag fell first, or the only side that ran out of time before the moves
 * of its period. The arbiter can take a flag back, and then the game goes on.
 */
function resultOf({ state, overdue }: ClockView): "1-0" | "0-1" | "*" {
  const isOverdue = overdue.white > 0 !== overdue.black > 0;
  const loser = state?.firstFlag ?? (isOverdue ? (overdue.white > 0 ? "white" : "black") : null);
  if (loser === null) return "*";
  return loser === "white" ? "0-1" : "1-0";
}

/** Returns the full name of the round. A clock has Latin-1 letters alone, and may have been named by hand since. */
function nameOf({ players }: ClockView, pairing: Pairing | undefined, at: 0 | 1): string {
  const full = (at === 0 ? pairing?.white : pairing?.black) ?? "";
  const told = players[at];
  return full !== "" && (told === "" || told === plainName(full)) ? full : told;
}

/** Returns the time that the display shows now, as `1:05:00`. */
function clockText(view: ClockView, side: Side): string {
  const shownMs = readTime(shownTime(view, side));
  const ms = shownMs < 0 ? (view.state?.[side].remaining ?? 0) : shownMs;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Returns the local day, as PGN writes it. */
function dateOf(ms: number): string {
  const date = new Date(ms);
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Returns an instant with this computer's time zone: `2026-11-23T16:08:47.120+01:00`. */
function instantOf(ms: number): string {
  const zoneMin = -new Date(ms).getTimezoneOffset();
  const local = new Date(ms + zoneMin * 60_000).toISOString().slice(0, -1);
  const most = Math.abs(zoneMin);
  return `${local}${zoneMin < 0 ? "-" : "+"}${two(Math.floor(most / 60))}:${two(most % 60)}`;
}

/** Replaces what PGN escapes with a backslash, because chess.js 1.4 reads no such escape. */
function plainQuotes(text: string): string {
  return text.replaceAll('"', "'").replaceAll("\\", "/");
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
