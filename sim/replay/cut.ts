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
  /** Without the TimeControl tag, whose words the parser may not know. */
  text: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** The value of the TimeControl tag. */
  tag: string | undefined;
  /** What is never closed in it. */
  open: OpenEnd | undefined;
}

/** A comment, a variation or a command like `[%clk …]` that is never closed. */
export interface OpenEnd {
  kind: "comment" | "variation" | "command";
  line: number;
}

/** A comment without end stops where a blank line and a tag begin the next game. */
const TOKEN =
  /\s+|\{(?:[^}\n]|\n(?![^\S\n]*\n\[\w+ "[^\n]*"\][^\S\n]*\n))*\}?|;[^\n]*|\[(?:[^\]"\n]|"(?:[^"\\\n]|\\.)*")*\]|[()]|\$\d+|[^\s{};()$]+|[\s\S]/gy;
const TAG = /^\[\w+\s+"/;
const TIME_CONTROL = /^\[TimeControl\s+"(.*)"\s*\]$/;
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
  tag: string | undefined;
  open: OpenEnd | undefined;
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

function escapeWord(word: string, rest: string): string {
  if (isResult(word, rest)) return "*  ";
  const plain = word.replace(MARKS, blank).replace(NULL_MOVE, "$1--  ");
  return CASTLING.test(word) ? plain.replace(/0-0-0/, "O-O-O").replace(/0-0/, "O-O") : plain;
}

function close(scan: Scan): void {
  const [variation] = scan.variations;
  if (variation !== undefined) scan.open ??= { kind: "variation", line: variation };
  const { text, from: line, tag, open } = scan;
  if (text.trim() !== "" || tag !== undefined) scan.chunks.push({ text, line, tag, open });
  Object.assign(scan, chunkFrom(scan.line));
}

/** An empty chunk. */
function chunkFrom(line: number): Omit<Scan, "chunks" | "line"> {
  return { text: "", from: line, hasMoves: false, hasEnded: false, variations: [], tag: undefined, open: undefined };
}

function takeToken(scan: Scan, token: string, rest: string): void {
  if (scan.variations.length > 0 && TAG.test(token)) close(scan);
  if (token === "(") scan.variations.push(scan.line);
  const isAside = scan.variations.length > 0;
  if (token === ")") scan.variations.pop();
  if (isAside || ANNOTATION.test(token)) scan.text += blank(token);
  else if (/^\s/.test(token)) scan.text += token;
  else if (token.startsWith("{")) scan.text += scan.hasEnded ? blank(token) : token;
  else takeWord(scan, token, rest);
  scan.open ??= openIn(token, scan.line);
  scan.line += token.split("\n").length - 1;
}

/** A tag behind moves begins a game, and so does a move behind a result. */
function takeWord(scan: Scan, token: string, rest: string): void {
  const isTag = token.startsWith("[");
  if (scan.hasEnded || (isTag && scan.hasMoves)) close(scan);
  const word = isTag ? readTag(scan, token) : escapeWord(token, rest);
  scan.text += word;
  scan.hasMoves ||= !isTag;
  scan.hasEnded = !isTag && RESULT.test(word);
}

/** Lays the TimeControl tag aside. */
function readTag(scan: Scan, token: string): string {
  const value = TIME_CONTROL.exec(token)?.[1];
  if (value === undefined) return token;
  scan.tag = value.replace(/\\(.)/g, "$1");
  return blank(token);
}

function openIn(token: string, line: number): OpenEnd | undefined {
  if (!token.startsWith("{")) return undefined;
  if (!token.endsWith("}")) return { kind: "comment", line };
  return /\[%[^\]]*$/.test(token) ? { kind: "command", line } : undefined;
}

/** The games of a PGN text, in order. What is never closed spoils its own game alone. */
export function cutGames(pgn: string): Chunk[] {
  const text = hideLines(pgn.replace(/\r\n?/g, "\n").replace(/^\uFEFF/, " "));
  const scan: Scan = { chunks: [], line: 1, ...chunkFrom(1) };
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null && found[0] !== ""; found = TOKEN.exec(text)) {
    const token = found[0];
    takeToken(scan, token, token === "0-0" ? text.slice(TOKEN.lastIndex) : "");
  }
  close(scan);
  return scan.chunks;
}
