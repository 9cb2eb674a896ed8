/**
 * Writes the journal of a simulated game as PGN with `%clk` and `%emt`.
 *
 * A clock knows presses, not moves. If no moves are given, each press becomes a null move. PGN has none, but readers of
 * extended PGN (python-chess, chessops, @mliebelt/pgn-parser) accept `--`. Fewer programs know ChessBase's own `Z0`.
 * lichess, chess.js and pgn-extract refuse null moves; for them knights can stand for the moves.
 *
 * Whole seconds are written as `0:05:00`. Other times keep their decimals, as chess.com writes them, so nothing is
 * lost.
 */

import { hoursText } from "../words/time-text";
import { type Journal, journalOf } from "./journal";

interface PgnDetails {
  /** The moves in SAN. Presses beyond them are null moves. */
  moves?: readonly string[];
  /** A comment that says what the moves are. With it a knight goes out and back instead of null moves. */
  knights?: string | undefined;
  /** Values for the tags Event, Site, Date, Round, White, Black and Result. Tags without a value here are unknown. */
  tags?: Readonly<Record<string, string>>;
}

const NULL_MOVE = "--";
/** A knight of White, and one of Black, out and back. */
const KNIGHT_MOVES = [
  ["Nf3", "Ng1"],
  ["Nf6", "Ng8"],
] as const;
const LINE_MAX = 80;
const FIRST_POSITION = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** Returns `0:05:00`, or `0:04:59.250` for a time that is no whole second. */
export function printTime(ms: number): string {
  const rest = ms % 1000 === 0 ? "" : `.${String(ms % 1000).padStart(3, "0")}`;
  return `${hoursText(Math.floor(ms / 1000))}${rest}`;
}

/** Returns the journal as one PGN game. Lines have at most 80 columns, unless one move with its comment is wider. */
export function gamePgn(journal: Journal, details: PgnDetails = {}): string {
  const result = details.tags?.Result ?? "*";
  const words = [...firstComment(journal, details), ...moveWords(journal, details)];
  return `${tagLines(journal, details).join("\n")}\n\n${wrapped([...words, result])}\n`;
}

/** Returns the words of one comment, because chess.js reads no second one before the first move. */
function firstComment({ dropped }: Journal, { knights }: PgnDetails): string[] {
  const parts = knights === undefined ? [] : [knights];
  if (dropped !== undefined) {
    const { white, black } = dropped;
    parts.push(`The clock gave up the oldest presses of this game: ${white} of White and ${black} of Black`);
  }
  return parts.length === 0 ? [] : `{${parts.join(" ")}}`.split(" ");
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
function moveWords(journal: Journal, { moves = [], knights }: PgnDetails): string[] {
  const words: string[] = [];
  const first = firstPly(journal);
  let ply = first;
  const standIn = () => (knights === undefined ? NULL_MOVE : knightMove(ply, first));
  journal.presses.forEach((press, i) => {
    if (press.isWhite !== (ply % 2 === 0)) {
      words.push(`${numberAt(ply, words.length === 0)}${standIn()}`);
      ply++;
    }
    const times = `[%clk ${printTime(press.leftMs)}] [%emt ${printTime(press.thinkMs)}]`;
    const comment = [times, ...(press.notes ?? [])].join(" ");
    words.push(`${numberAt(ply, words.length === 0)}${moves[i] ?? standIn()} {${comment}}`);
    ply++;
  });
  return words;
}

/** Returns the move of the side's knight at a ply of a game that begins with all pieces at home at `first`. */
function knightMove(ply: number, first: number): string {
  const [out, back] = KNIGHT_MOVES[ply % 2 === 0 ? 0 : 1];
  return Math.floor((ply - first) / 2) % 2 === 0 ? out : back;
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
