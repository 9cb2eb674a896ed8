/** Turns the pieces of a time control in words into canonical texts. */
import type { Piece } from "./tag-pieces";

/** The increment, delay or byo-yomi of each move. */
interface Bonus {
  seconds: number;
  sign: "+" | "d" | "b";
}

interface Period {
  moves: number;
  baseS: number;
  bonus: Bonus | undefined;
}

interface Sentence {
  periods: Period[];
  /** A number of moves whose time has not been read yet: `40 moves in 2 hours`. */
  moves: number;
  /** The first move that earns the increment, if the text names it. */
  from: number | undefined;
}

const BARE_MINUTES_MAX = 180;
const BONUS_MAX_S = 180;

function signAt(pieces: readonly Piece[], at: number): Bonus["sign"] {
  const near = pieces.slice(Math.max(0, at - 2), at + 4).map((piece) => piece.kind);
  if (near.includes("bronstein")) return "b";
  return near.includes("delay") ? "d" : "+";
}

/**
 * Returns true if a time is a bonus for each move and not a base. The words around it say so, or it is in seconds after
 * a base.
 */
function isBonus(pieces: readonly Piece[], at: number, hasBase: boolean): boolean {
  const piece = pieces[at];
  const before = pieces[at - 1]?.kind;
  const after = pieces[at + 1]?.kind;
  if (!hasBase || piece === undefined) return false;
  if (after === "each" || before === "increment" || before === "delay" || before === "bronstein") return true;
  if (piece.kind === "number") return before === "plus";
  return piece.kind === "time" && piece.unit === "s" && piece.seconds <= BONUS_MAX_S;
}

function addMoves(sentence: Sentence, moves: number): void {
  const last = sentence.periods.at(-1);
  if (last === undefined || last.moves > 0) sentence.moves = moves;
  else last.moves = moves;
}

function addTime(sentence: Sentence, seconds: number, bonus: Bonus | undefined): void {
  const last = sentence.periods.at(-1);
  if (bonus !== undefined && last !== undefined) {
    last.bonus ??= bonus.seconds > 0 ? bonus : undefined;
    return;
  }
  sentence.periods.push({ moves: sentence.moves, baseS: Math.round(seconds), bonus: undefined });
  sentence.moves = 0;
}

function addNumber(sentence: Sentence, pieces: readonly Piece[], at: number, number: number): void {
  const next = pieces[at + 2]?.kind;
  const isMoves = pieces[at + 1]?.kind === "slash" && (next === "number" || next === "time");
  if (isMoves) sentence.moves = number;
  else if (isBonus(pieces, at, sentence.periods.length > 0)) addBonus(sentence, pieces, at, number);
  else if (number > 0 && number <= BARE_MINUTES_MAX) addTime(sentence, number * 60, undefined);
}

function addBonus(sentence: Sentence, pieces: readonly Piece[], at: number, seconds: number): void {
  addTime(sentence, seconds, { seconds, sign: signAt(pieces, at) });
}

function add(sentence: Sentence, pieces: readonly Piece[], at: number): void {
  const piece = pieces[at];
  if (piece?.kind === "moves") addMoves(sentence, piece.moves);
  else if (piece?.kind === "from") sentence.from = piece.move;
  else if (piece?.kind === "number") addNumber(sentence, pieces, at, piece.number);
  else if (piece?.kind === "time") {
    if (isBonus(pieces, at, sentence.periods.length > 0)) addBonus(sentence, pieces, at, piece.seconds);
    else addTime(sentence, piece.seconds, undefined);
  }
}

function textOf(periods: readonly Period[], from: number): string {
  const texts = periods.map(({ moves, baseS, bonus }) => {
    const value = bonus === undefined ? "" : `${bonus.sign}${bonus.seconds}`;
    return `${moves > 0 ? `${moves}/` : ""}${baseS}${value}`;
  });
  return texts.join(":") + (from > 1 ? `;from=${from}` : "");
}

/** Returns the possible meanings. A bonus named only once may hold for all periods, or for the last one alone. */
function spread({ periods, from }: Sentence): string[] {
  const said = periods.filter((period) => period.bonus !== undefined);
  const [one] = said;
  const plain = textOf(periods, 1);
  if (one === undefined || said.length > 1) return [plain];
  const all = periods.map((period) => ({ ...period, bonus: one.bonus }));
  const before = periods.slice(0, -1).reduce((sum, { moves }) => sum + moves, 0);
  const last = periods.map((period, at) => ({ ...period, bonus: at === periods.length - 1 ? one.bonus : undefined }));
  if (from === undefined) return [textOf(all, 1), textOf(last, 1)];
  if (from > 1 && from === before + 1) return [textOf(last, 1)];
  return [textOf(all, from)];
}

/** Returns the canonical texts that the pieces may mean, the more likely first. Returns none if no base is named. */
export function textsOf(pieces: readonly Piece[]): string[] {
  const sentence: Sentence = { periods: [], moves: 0, from: undefined };
  pieces.forEach((_, at) => {
    add(sentence, pieces, at);
  });
  return sentence.periods.length === 0 ? [] : [...new Set(spread(sentence))];
}
