/** Reads a file and returns its board, or throws the fault that it found in the file. */
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Board } from "../../board-defs/board";
import { readFault, readInput, TooLarge } from "../files/input";
import { quoteValue } from "../scenario/problem";
import type { BoardWords } from "../words/boards";
import { BadBoard } from "./problem";
import { boardSchema } from "./schema";
import { readTypescript } from "./typescript";

/** The largest size of a definition. */
export const fileMaxBytes = 64 * 1024;

type LineAt = (path: readonly PropertyKey[]) => number | undefined;

/** A board with the lines of its definition. */
interface Definition {
  board: Board;
  /** Returns the line (from 1) of a value, if that is known. */
  lineAt: LineAt;
}

/** Loads a board from a file, with its lines. Throws `BadBoard` and nothing else. */
export async function loadDefinition(file: string, words: BoardWords): Promise<Definition> {
  const text = readText(file, words);
  if (file.endsWith(".json")) {
    const { value, lineAt } = readJson(text, words);
    return { board: readBoard(value, words, lineAt), lineAt };
  }
  if (!file.endsWith(".ts")) throw new BadBoard({ wrong: words.otherFile, right: words.right.ending });
  const lineAt = (path: readonly PropertyKey[]) => keyLine(text, path);
  return { board: readBoard(await readTypescript(file, words), words, lineAt), lineAt };
}

/** Returns the line (from 1) where a script names the keys of a path, one after the other. */
function keyLine(text: string, path: readonly PropertyKey[]): number | undefined {
  let offset = 0;
  for (const name of path) {
    const at =
      typeof name === "string" && /^\w+$/.test(name) ? text.slice(offset).search(RegExp(`\\b${name}\\s*:`)) : -1;
    if (at < 0) break;
    offset += at;
  }
  return offset === 0 ? undefined : text.slice(0, offset).split("\n").length;
}

function readText(file: string, words: BoardWords): string {
  const bytes = readBytes(file, words);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadBoard({ wrong: words.notText, right: words.right.path });
  }
}

function readBytes(file: string, words: BoardWords): Uint8Array {
  try {
    return readInput(file, fileMaxBytes);
  } catch (thrown) {
    const right = thrown instanceof TooLarge ? words.right.size : words.right.path;
    throw new BadBoard({ wrong: readFault(thrown, words), right });
  }
}

/** Reads an outside value as a board. `lineAt` returns the line of a value, if that is known. */
export function readBoard(value: unknown, words: BoardWords, lineAt: LineAt = () => undefined): Board {
  const read = boardSchema(words.right).safeParse(value);
  if (read.success) return read.data;
  const { issues } = read.error;
  // A missing key next to an unknown key is usually one misspelt key, so the message names the unknown one.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw issue === undefined
    ? new BadBoard({ wrong: words.missing, right: words.right.json })
    : issueOf(issue, value, words, lineAt);
}

function issueOf(issue: z.core.$ZodIssue, value: unknown, words: BoardWords, lineAt: LineAt): BadBoard {
  const isUnknown = issue.code === "unrecognized_keys";
  const path = isUnknown ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
  const name = path.length === 0 ? words.definition : path.join(".");
  const found = valueAt(value, path);
  const what = isUnknown ? words.unknownKey : found === undefined ? words.missing : words.cannotBe(quoted(found));
  return new BadBoard({ wrong: `${name} ${what}`, right: issue.message, line: lineAt(path) });
}

function quoted(value: unknown): string {
  return typeof value === "function" ? "function" : quoteValue(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner: unknown = value;
  for (const name of path) {
    if (typeof inner !== "object" || inner === null) return undefined;
    inner = Reflect.get(inner, name);
  }
  return inner;
}

interface JsonSource {
  value: unknown;
  /** Returns the line (from 1) of the value at a path, or of the nearest value around it. */
  lineAt(path: readonly PropertyKey[]): number;
}

/** A comma before a closing bracket is valid in YAML but not in JSON. */
const commaAtEnd = /,\s*[}\]]/;

function readJson(text: string, words: BoardWords): JsonSource {
  const lines = new LineCounter();
  // The YAML parser only finds the lines. It can read JSON because JSON is a subset of YAML.
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent", schema: "json" });
  const faultOffset = document.errors[0]?.pos[0] ?? Math.max(0, text.search(commaAtEnd));
  const faultLine = Math.max(1, lines.linePos(faultOffset).line);
  const value = parse(text, words, faultLine);
  // JSON itself allows a key twice, and the last one would silently win.
  if (document.errors.some(({ code }) => code === "DUPLICATE_KEY"))
    throw new BadBoard({ wrong: words.keyTwice, right: words.right.once, line: faultLine });
  const lineAt = (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const name of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
      if (pair === undefined) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    }
    return lines.linePos(offset).line;
  };
  return { value, lineAt };
}

function parse(text: string, words: BoardWords, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBoard({ wrong: words.notJson, right: words.right.json, line });
  }
}
