/**
 * Cuts a PGN text into games and lays aside what the parser's grammar trips over; lines and columns stay.
 *
 * @mliebelt/pgn-parser 1.4.19 joins two comments of a move into one record, as we need it, but it loses a comment
 * behind a variation, and it refuses an annotation behind a comment, `%` lines, comments behind the result, and
 * zeros for castling, null moves or "both lost". So variations, annotations, `%` lines and `;` comments are blanked
 * here (none of them holds a reading of the game), and zeros become letters. Cutting the games apart lets a fault name
 * its game, and a comment without end its own line instead of the end of the file.
 */

/** One game, or several where no tags stand between them. */
export interface Chunk {
  text: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
}

/** A comment, a variation or a command like `[%clk …]` that is never closed. */
export interface OpenEnd {
  open: "comment" | "variation" | "command";
  line: number;
  /** From 1. */
  game: number;
}

const TOKEN = /\s+|\{[^}]*\}?|;[^\n]*|\[(?:[^\]"\n]|"(?:[^"\\\n]|\\.)*")*\]|[()]|\$\d+|[^\s{};()$]+|[\s\S]/gy;
const ANNOTATION = /^(?:\$\d+|[!?]+|;.*)$/;
const CASTLING = /^(?:\d+\.+)?0-0(?:-0)?[+#]?[!?]*$/;
const MARKS = /[!?]+$/;
const RESULT = /^(?:\*|1-0|0-1|1\/2-1\/2)\s*$/;
/** Further spellings of the null move. */
const NULL_MOVE = /^(\d+\.+)?(?:0000|@@@@)$/;

interface Scan {
  chunks: Chunk[];
  text: string;
  /** Where the chunk began, and where we are. */
  from: number;
  line: number;
  hasMoves: boolean;
  /** Its result has come. */
  hasEnded: boolean;
  /** Where each open variation began. */
  variations: number[];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** `%` in the first column hides a line from readers [PGN 6]. */
function hideLines(text: string): string {
  return text.replace(/^%.*$/gm, blank);
}

/** Both lost: at the end of a game, not a move. */
function isResult(word: string, rest: string): boolean {
  return word === "0-0" && /^(?:\s|\{[^}]*\}|;[^\n]*)*(?:\[[A-Za-z]|$)/.test(rest.slice(0, 2000));
}

function lettered(word: string, rest: string): string {
  if (isResult(word, rest)) return "*  ";
  const plain = word.replace(MARKS, blank).replace(NULL_MOVE, "$1--  ");
  return CASTLING.test(word) ? plain.replace(/0-0-0/, "O-O-O").replace(/0-0/, "O-O") : plain;
}

function close(scan: Scan): void {
  if (scan.text.trim() !== "") scan.chunks.push({ text: scan.text, line: scan.from });
  scan.text = "";
  scan.from = scan.line;
  scan.hasMoves = false;
  scan.hasEnded = false;
}

function take(scan: Scan, token: string, rest: string): void {
  if (token === "(") scan.variations.push(scan.line);
  const isAside = scan.variations.length > 0;
  if (token === ")") scan.variations.pop();
  if (isAside || ANNOTATION.test(token)) scan.text += blank(token);
  else if (/^\s/.test(token)) scan.text += token;
  else if (token.startsWith("{")) scan.text += scan.hasEnded ? blank(token) : token;
  else takeWord(scan, token, rest);
  scan.line += token.split("\n").length - 1;
}

/** A tag behind moves begins a game, and so does a move behind a result. */
function takeWord(scan: Scan, token: string, rest: string): void {
  const isTag = token.startsWith("[");
  if (scan.hasEnded || (isTag && scan.hasMoves)) close(scan);
  const word = isTag ? token : lettered(token, rest);
  scan.text += word;
  scan.hasMoves ||= !isTag;
  scan.hasEnded = !isTag && RESULT.test(word);
}

function openIn(token: string): OpenEnd["open"] | undefined {
  if (!token.startsWith("{")) return undefined;
  if (!token.endsWith("}")) return "comment";
  return /\[%[^\]]*$/.test(token) ? "command" : undefined;
}

/** The games of a PGN text, in order. */
export function cutGames(pgn: string): Chunk[] | OpenEnd {
  const text = hideLines(pgn.replace(/\r\n?/g, "\n").replace(/^\uFEFF/, " "));
  const scan: Scan = { chunks: [], text: "", from: 1, line: 1, hasMoves: false, hasEnded: false, variations: [] };
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null && found[0] !== ""; found = TOKEN.exec(text)) {
    const token = found[0];
    const open = openIn(token);
    if (open !== undefined) return { open, line: scan.line, game: scan.chunks.length + 1 };
    take(scan, token, token === "0-0" ? text.slice(TOKEN.lastIndex) : "");
  }
  const open = scan.variations[0];
  if (open !== undefined) return { open: "variation", line: open, game: scan.chunks.length + 1 };
  close(scan);
  return scan.chunks;
}
