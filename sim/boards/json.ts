/** Parses a definition in JSON and finds the line of every value. */
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { BoardWords } from "../words/boards";
import { BadBoard } from "./problem";

export interface JsonSource {
  value: unknown;
  /** Returns the line (from 1) of the value at a path, or of the nearest value around it. */
  lineAt(path: readonly PropertyKey[]): number;
}

/** A comma before a closing bracket is valid in YAML but not in JSON. */
const commaAtEnd = /,\s*[}\]]/;

export function readJson(text: string, words: BoardWords): JsonSource {
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
