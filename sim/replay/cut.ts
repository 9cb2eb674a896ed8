/**
 * Cuts a PGN text into games and blanks what the parser cannot read. Lines and columns stay the same.
 *
 * @mliebelt/pgn-parser 1.4.19 joins two comments of a move into one record, as we need it. It has these faults:
 * - It loses a comment behind a variation.
 * - It refuses an annotation behind a comment, `%` lines, and comments behind the result.
 * - It refuses zeros for castling, null moves or "both lost".
 *
 * So this file blanks variations, annotations, `%` lines and `;` comments, none of which holds a reading of the game.
 * It turns zeros into letters. Because each game is parsed alone, an error names its game. A comment without end
 * reports its own line instead of the end of the file.
 */

/** One game, or several if no tags separate them. */
export interface Chunk {
  /** The text without the TimeControl tag, whose words the parser may not know. */
  text: string;
  /** The first line of the chunk in the file, from 1. */
  line: number;
  /** The value of the TimeControl tag. */
  tag: string | undefined;
  /** An element of the chunk that is never closed. */
  open: OpenEnd | undefined;
}

/** A comment, a variation or a command like `[%clk …]` that is never closed. */
interface OpenEnd {
  kind: "comment" | "variation" | "command";
  line: number;
}

/**
 * Matches one token. A comment without end stops at a blank line that is followed by a tag, where the next game begins.
 */
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
  /** The line on which the chunk begins, and the current line. */
  from: number;
  line: number;
  hasMoves: boolean;
  /** True after the game's result. */
  hasEnded: boolean;
  /** The places where the open variations began. */
  variations: number[];
  tag: string | undefined;
  open: OpenEnd | undefined;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** Blanks the lines with `%` in the first column, which readers must ignore [PGN 6]. */
function hideLines(text: string): string {
  return text.replace(/^%.*$/gm, blank);
}

/** Returns true for the result "both lost". It occurs at the end of a game and is not a move. */
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

/** Handles a word. A tag after moves begins a new game, and so does a move after a result. */
function takeWord(scan: Scan, token: string, rest: string): void {
  const isTag = token.startsWith("[");
  if (scan.hasEnded || (isTag && scan.hasMoves)) close(scan);
  const word = isTag ? readTag(scan, token) : escapeWord(token, rest);
  scan.text += word;
  scan.hasMoves ||= !isTag;
  scan.hasEnded = !isTag && RESULT.test(word);
}

/** Removes the TimeControl tag from the text and stores its value. */
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

/** Returns the games of a PGN text in order. An unclosed element spoils only its own game. */
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
