/**
 * Writes the journal of a simulated game as PGN with `%clk` and `%emt`.
 *
 * A clock knows presses, not moves. If no moves are given, each press becomes a null move. PGN has none, but readers of
 * extended PGN (python-chess, chessops, @mliebelt/pgn-parser) accept `--`. Fewer programs know ChessBase's own `Z0`.
 *
 * Whole seconds are written as `0:05:00`. Other times keep their decimals, as chess.com writes them, so nothing is
 * lost.
 */

import { exchangedControl, isExchange } from "../scenario/exchange";
import { hoursText } from "../words/time-text";

/** A press in the journal. */
interface JournalPress {
  isWhite: boolean;
  /** The mover's time right after the press, ms. */
  leftMs: number;
  /** The time used for the move, ms. */
  thinkMs: number;
  /** The events until the next press, in words. They are not in PGN's own terms. */
  notes?: readonly string[];
}

export interface Journal {
  /** In canonical notation. */
  control: string;
  isBlackFirst: boolean;
  /** The presses of each side before the journal begins, if the clock gave up the oldest ones. */
  dropped?: Readonly<Record<Name, number>> | undefined;
  presses: readonly JournalPress[];
  /** The times of both clocks at the end, ms. */
  whiteMs: number;
  blackMs: number;
}

interface PgnDetails {
  /** The moves in SAN. Presses beyond them are null moves. */
  moves?: readonly string[];
  /** Values for the tags Event, Site, Date, Round, White, Black and Result. Tags without a value here are unknown. */
  tags?: Readonly<Record<string, string>>;
}

/** The fields of a trace line that the journal needs; interfaces.md §4. */
interface TraceLine {
  event: string;
  side: "white" | "black" | null;
  turn: string;
  control: string;
  white: TraceSide;
  black: TraceSide;
  withdrawn?: boolean;
}

interface TraceSide {
  remaining: number;
  used: number;
  presses: number;
}

type Name = "white" | "black";

const NULL_MOVE = "--";
const LINE_MAX = 80;
const FIRST_POSITION = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** The events that change times without a press. Other events leave no note. */
const noted = ["correct", "penalty", "control", "power", "restore", "flag"];

/** Returns `0:05:00`, or `0:04:59.250` for a time that is no whole second. */
export function printTime(ms: number): string {
  const rest = ms % 1000 === 0 ? "" : `.${String(ms % 1000).padStart(3, "0")}`;
  return `${hoursText(Math.floor(ms / 1000))}${rest}`;
}

/** Returns the journal as one PGN game. Lines have at most 80 columns, unless one move with its comment is wider. */
export function gamePgn(journal: Journal, details: PgnDetails = {}): string {
  const result = details.tags?.Result ?? "*";
  const words = [...droppedWords(journal), ...moveWords(journal, details.moves ?? [])];
  return `${tagLines(journal, details).join("\n")}\n\n${wrapped([...words, result])}\n`;
}

/** Returns the words of a comment that says which presses are missing. */
function droppedWords({ dropped }: Journal): string[] {
  if (dropped === undefined) return [];
  const { white, black } = dropped;
  return `{The clock gave up the oldest presses of this game: ${white} of White and ${black} of Black}`.split(" ");
}

function tagLines(journal: Journal, details: PgnDetails): string[] {
  const tags: Record<string, string> = {
    Event: "flagfall",
    Site: "?",
    Date: "????.??.??",
    Round: "?",
    White: "?",
    Black: "?",
    Result: "*",
    ...details.tags,
    TimeControl: journal.control,
    WhiteClock: printTime(journal.whiteMs),
    BlackClock: printTime(journal.blackMs),
    ...(journal.isBlackFirst || journal.dropped !== undefined ? { SetUp: "1", FEN: fenOf(journal) } : {}),
  };
  return Object.entries(tags).map(([name, value]) => `[${name} "${tagText(value)}"]`);
}

/** Returns the first position with the side to move and the number of the move, because nobody knows the moves. */
function fenOf(journal: Journal): string {
  const number = Math.floor(firstPly(journal) / 2) + 1;
  return `${FIRST_POSITION} ${journal.isBlackFirst ? "b" : "w"} KQkq - 0 ${number}`;
}

/** Returns the number of plies before the first press. */
function firstPly({ dropped, isBlackFirst }: Journal): number {
  if (dropped === undefined) return isBlackFirst ? 1 : 0;
  const moves = Math.max(dropped.white, dropped.black);
  return isBlackFirst ? 2 * Math.max(moves, 1) - 1 : 2 * moves;
}

/**
 * Returns a tag's value on one line with printing characters only. Returns `?`, PGN's unknown value, if none is left.
 */
export function tagText(value: string): string {
  const line = value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim();
  return line === "" ? "?" : line.replace(/[\\"]/g, "\\$&");
}

/**
 * Returns each move with its number and comment. They stay on one line, because some readers search commands line by
 * line. If the arbiter gave the turn to the other side, a null move without times keeps the sides apart.
 */
function moveWords(journal: Journal, moves: readonly string[]): string[] {
  const words: string[] = [];
  let ply = firstPly(journal);
  journal.presses.forEach((press, i) => {
    if (press.isWhite !== (ply % 2 === 0)) words.push(`${numberAt(ply++, words.length === 0)}${NULL_MOVE}`);
    const times = `[%clk ${printTime(press.leftMs)}] [%emt ${printTime(press.thinkMs)}]`;
    const comment = [times, ...(press.notes ?? [])].join(" ");
    words.push(`${numberAt(ply++, words.length === 0)}${moves[i] ?? NULL_MOVE} {${comment}}`);
  });
  return words;
}

/** Returns the move number for White's moves, and for Black's move at the beginning of a game. */
function numberAt(ply: number, isFirst: boolean): string {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) return `${number}. `;
  return isFirst ? `${number}... ` : "";
}

function wrapped(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const last = lines[lines.length - 1] ?? "";
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= LINE_MAX) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/**
 * Converts the trace of `flagfall run --json`, one scenario, to PGN. The times used come from the clock's own record.
 */
export function tracePgn(lines: readonly string[], details: PgnDetails = {}): string {
  return gamePgn(journalOf(lines), details);
}

interface Turn extends JournalPress {
  side: Name;
  /** The side's move counter after this press. A later lower value means that the press was undone. */
  count: number;
  notes: string[];
}

/** Reads a trace back into a journal. */
export function journalOf(lines: readonly string[]): Journal {
  const states = lines.map((line) => JSON.parse(line) as TraceLine).filter((state) => state.event !== "end");
  const turns: Turn[] = [];
  const chargedMs: Record<Name, number> = { white: 0, black: 0 };
  let control = states[0]?.control ?? "";
  let before: TraceLine | undefined;
  let dropped: Record<Name, number> | undefined;
  for (const state of states) {
    if (state.event === "note") {
      // The journal begins in the middle of a game.
      dropped = { white: state.white.presses, black: state.black.presses };
      Object.assign(chargedMs, { white: state.white.used, black: state.black.used });
      continue;
    }
    if (state.withdrawn === true) continue;
    if (isExchange(before, state)) {
      exchangeColours(turns, chargedMs);
      control = exchangedControl(control);
    } else takeBack(turns, state, chargedMs);
    before = state;
    if (state.side !== null && (state.event === "press" || state.event === "gong")) {
      turns.push(turnOf(state, state.side, chargedMs));
    } else if (noted.includes(state.event)) turns.at(-1)?.notes.push(noteOf(state));
  }
  const last = states.at(-1);
  return {
    control,
    isBlackFirst: turns[0]?.side === "black",
    dropped,
    presses: turns,
    whiteMs: last === undefined ? 0 : last.white.remaining,
    blackMs: last === undefined ? 0 : last.black.remaining,
  };
}

/** Assigns all presses so far to the other colour, because the clock had the colours reversed. */
function exchangeColours(turns: Turn[], chargedMs: Record<Name, number>): void {
  [chargedMs.white, chargedMs.black] = [chargedMs.black, chargedMs.white];
  for (const turn of turns) {
    turn.isWhite = !turn.isWhite;
    turn.side = turn.isWhite ? "white" : "black";
    turn.notes = turn.notes.map((note) =>
      note.replace(/white|black/, (name) => (name === "white" ? "black" : "white")),
    );
  }
}

/** Removes an undone press, or a press of a retracted illegal move. Its time counts for the next move. */
function takeBack(turns: Turn[], state: TraceLine, chargedMs: Record<Name, number>): void {
  const last = turns.at(-1);
  if (last === undefined || (state.event !== "undo" && state.event !== "penalty")) return;
  if (state[last.side].presses >= last.count) return;
  turns.pop();
  chargedMs[last.side] -= last.thinkMs;
}

function turnOf(state: TraceLine, side: Name, chargedMs: Record<Name, number>): Turn {
  const { remaining, used, presses } = state[side];
  const thinkMs = Math.max(used - chargedMs[side], 0);
  chargedMs[side] = used;
  return { side, isWhite: side === "white", leftMs: remaining, thinkMs, count: presses, notes: [] };
}

function noteOf({ event, side }: TraceLine): string {
  return side === null ? event : `${event} ${side}`;
}
