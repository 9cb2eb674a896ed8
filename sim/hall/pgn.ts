/**
 * Writes the games on the clocks as PGN for broadcasts: headers and clocks, and the moves where an e-board has them.
 * PGN has no null move, and chess.js and lichess refuse `--`, so a game without an e-board has no movetext.
 *
 * - `WhiteClock`, `BlackClock` and `Clock` are of the supplement to PGN of 2001-09-08, section 5. `Clock` names the
 *   running side, or `N` if none runs.
 * - `ReferenceTime` is of DGT LiveChess: the running side, and the instant at which the clocks showed these times.
 * - lichess reads `WhiteClock` and `BlackClock` (lila 14843, 19227) and moves its clocks without a move.
 */

import type { SideName } from "../link/state";
import { tagText } from "../replay/write";
import { hoursText } from "../words/time-text";
import type { ClockView } from "./model/clock";
import { scoreOnTime } from "./model/result";
import type { Player, Result } from "./model/seat";
import { readTime, shownTime } from "./model/shown";

/** The facts that the record and the hall have of a game. */
export interface GameFacts {
  /** The result that the record has of this board. */
  readonly result: Result | null;
  /** When the game was set on the clock, ms since 1970. */
  readonly beganMs: number;
  /** When the clock was last heard, by this computer's time. */
  readonly heardMs: number;
  /** The moves of an e-board, with the time left after each press; undefined if it has none of this game. */
  readonly moves?: GameMoves | undefined;
}

export interface GameMoves {
  /** In SAN. */
  readonly sans: readonly string[];
  /** The time left after a move, in ms, by its place from 0; undefined if nobody pressed. */
  leftMs(ply: number): number | undefined;
  /** The result of the e-board's file; `*` if it has none. */
  readonly result: string;
}

/** Returns the game on a clock. Returns an empty text if there is none. */
export function clockPgn(view: ClockView, { result, beganMs, heardMs, moves }: GameFacts): string {
  const { state, number, seat } = view;
  if (state === null || state.mode === "setup") return "";
  const [score, reason] = scoreOf(view, seat?.result ?? result, moves);
  const [white, black] = [clockText(view, "white"), clockText(view, "black")];
  const letter = state.running === null ? "N" : state.running === "white" ? "W" : "B";
  const tags: Readonly<Record<string, string>> = {
    Event: seat === null || seat.tournament === "" ? "flagfall" : seat.tournament,
    Site: "?",
    Date: dateOf(beganMs),
    Round: seat === null ? "?" : String(seat.round),
    White: view.players[0],
    Black: view.players[1],
    Result: score,
    ...(seat === null ? {} : { ...playerTags("White", seat.white), ...playerTags("Black", seat.black) }),
    ...(number > 0 ? { Board: String(number) } : {}),
    TimeControl: state.control,
    ...(reason === "" ? {} : { Termination: reason }),
    WhiteClock: white,
    BlackClock: black,
    Clock: `${letter}/${state.turn === "white" ? white : black}`,
    ReferenceTime: `${letter}/${instantOf(heardMs)}`,
  };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${tagText(plainQuotes(value))}"]`);
  return `${lines.join("\n")}\n\n${[...(moves === undefined ? [] : moveTexts(moves)), score].join(" ")}\n`;
}

/** Returns the score and how it came: what an arbiter entered, what the clock says, or what the e-board says. */
function scoreOf(view: ClockView, entered: Result | null, moves: GameMoves | undefined): [string, string] {
  if (entered?.by === "arbiter" && entered.score !== "*")
    return [entered.score.replace("F", "").replace("0-0", "*"), entered.score.endsWith("F") ? "rules infraction" : ""];
  const onTime = scoreOnTime(view);
  if (onTime !== null) return [onTime, "time forfeit"];
  return [/^(?:1-0|0-1|1\/2-1\/2)$/.test(moves?.result ?? "") ? (moves?.result ?? "*") : "*", ""];
}

function playerTags(side: "White" | "Black", { elo, title, fideId, federation }: Player): Record<string, string> {
  return {
    ...(title === undefined ? {} : { [`${side}Title`]: title }),
    ...(elo === undefined ? {} : { [`${side}Elo`]: String(elo) }),
    ...(fideId === undefined ? {} : { [`${side}FideId`]: fideId }),
    ...(federation === undefined ? {} : { [`${side}Fed`]: federation }),
  };
}

function moveTexts({ sans, leftMs }: GameMoves): string[] {
  return sans.map((san, ply) => {
    const left = leftMs(ply);
    const clock = left === undefined ? "" : ` { [%clk ${timeText(left)}] }`;
    return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "..."} ${san}${clock}`;
  });
}

/** Returns the time that the display shows now, as `1:05:00`. */
function clockText(view: ClockView, side: SideName): string {
  const shownMs = readTime(shownTime(view, side));
  return timeText(shownMs < 0 ? (view.state?.[side].remaining ?? 0) : shownMs);
}

function timeText(ms: number): string {
  return hoursText(Math.ceil(ms / 1000));
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
