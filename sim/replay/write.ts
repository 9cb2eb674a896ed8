/**
 * The way back: the journal of a simulated game as PGN with `%clk` and `%emt`.
 *
 * A clock knows presses, not moves. Where no moves are given each press is a null move. PGN has none, but readers of
 * extended PGN (python-chess, chessops, @mliebelt/pgn-parser) take `--`; `Z0`, ChessBase's own, is known to fewer.
 * Whole seconds stand as `0:05:00`; other times keep their decimals, as chess.com writes them: nothing is lost.
 */
import { exchangedControl, isExchange } from "../scenario/exchange";

/** A press as the journal has it. */
export interface JournalPress {
  isWhite: boolean;
  /** What his clock had right after it, ms. */
  leftMs: number;
  /** What the move took, ms. */
  thinkMs: number;
  /** What happened until the next press, in words; not in PGN's own terms. */
  notes?: readonly string[];
}

export interface Journal {
  /** Canonical. */
  control: string;
  isBlackFirst: boolean;
  presses: readonly JournalPress[];
  /** What both clocks had at the end, ms. */
  whiteMs: number;
  blackMs: number;
}

export interface PgnDetails {
  /** In SAN; presses beyond them are null moves. */
  moves?: readonly string[];
  /** Instead of the tags' unknown values: Event, Site, Date, Round, White, Black, Result. */
  tags?: Readonly<Record<string, string>>;
}

/** A line of the trace, as far as the journal needs it; interfaces.md §4. */
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
const BLACK_TO_MOVE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
/** What changes times without a press; the other events leave no note. */
const noted = ["correct", "penalty", "control", "power", "restore", "flag"];

/** `0:05:00`, and `0:04:59.250` where it is no whole second. */
export function printTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const rest = ms % 1000 === 0 ? "" : `.${String(ms % 1000).padStart(3, "0")}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${rest}`;
}

/** The journal of a game as one PGN game, at most 80 columns wide where a move with its comment is not wider. */
export function gamePgn(journal: Journal, details: PgnDetails = {}): string {
  const result = details.tags?.Result ?? "*";
  const words = moveWords(journal, details.moves ?? []);
  return `${tagLines(journal, details).join("\n")}\n\n${wrapped([...words, result])}\n`;
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
    ...(journal.isBlackFirst ? { SetUp: "1", FEN: BLACK_TO_MOVE } : {}),
  };
  return Object.entries(tags).map(([name, value]) => `[${name} "${tagText(value)}"]`);
}

/** A tag stands on one line, and holds printing characters only; one without any is unknown. */
function tagText(value: string): string {
  const line = value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim();
  return line === "" ? "?" : line.replace(/[\\"]/g, "\\$&");
}

/**
 * Each move with its number and its comment: they stay on one line, for readers that look for commands line by line.
 * Where the arbiter gave the turn to the other side, a null move without times keeps the sides apart.
 */
function moveWords(journal: Journal, moves: readonly string[]): string[] {
  const words: string[] = [];
  let ply = journal.isBlackFirst ? 1 : 0;
  journal.presses.forEach((press, i) => {
    if (press.isWhite !== (ply % 2 === 0)) words.push(`${numberAt(ply++, words.length === 0)}${NULL_MOVE}`);
    const times = `[%clk ${printTime(press.leftMs)}] [%emt ${printTime(press.thinkMs)}]`;
    const comment = [times, ...(press.notes ?? [])].join(" ");
    words.push(`${numberAt(ply++, words.length === 0)}${moves[i] ?? NULL_MOVE} {${comment}}`);
  });
  return words;
}

/** In front of White's moves, and of Black's where the game begins with it. */
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

/** The trace of `flagfall run --json`, one scenario, as PGN. Times used come from the clock's own ledger. */
export function tracePgn(lines: readonly string[], details: PgnDetails = {}): string {
  return gamePgn(journalOf(lines), details);
}

interface Turn extends JournalPress {
  side: Name;
  /** The side's counter after it; less later means that it was taken back. */
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
  for (const state of states) {
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
    presses: turns,
    whiteMs: last === undefined ? 0 : last.white.remaining,
    blackMs: last === undefined ? 0 : last.black.remaining,
  };
}

/** The presses so far were the other colour's: it had the wrong name. */
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

/** An undone press, or one taken back as an illegal move, is no move of the game; its time is the next one's. */
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
