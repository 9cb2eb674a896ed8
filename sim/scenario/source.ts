/**
 * Parses a YAML text with the place of every value: plain values for the schema, offsets for the messages. Accepts one
 * document of YAML 1.2 of limited size. Throws a `BadScenario` for anything else.
 */
import {
  Composer,
  type CST,
  type Document,
  type ErrorCode,
  isScalar,
  Lexer,
  LineCounter,
  type Node,
  Parser,
} from "yaml";
import type { RunWords } from "../words/run";
import { BadScenario } from "./problem";
import { depthMax, offsetOf, type Path, readTree } from "./tree";

export interface Source {
  /** Maps, lists, strings, numbers, booleans and null. */
  value: unknown;
  /** Returns the offset of the value at a path, or of the nearest node around it. */
  valueAt(path: Path): number;
  /** Returns the offset of the last key of a path. */
  keyAt(path: Path): number;
  /** Returns the offset of text inside a one-line scalar; `column` counts from 1. */
  insideAt(path: Path, column: number): number;
  /** Returns the line of the value at a path, from 1. */
  lineAt(path: Path): number;
}

export function readSource(text: string, words: RunWords): Source {
  refuseControls(text, words);
  const document = parse(text, words);
  if (document.contents === null) throw new BadScenario(0, words.empty, words.right.scenario);
  const tree = readTree(document, words);
  const lines = countLines(text);
  return {
    value: tree.value,
    valueAt: (path) => offsetOf(tree.find(path).node),
    keyAt: (path) => tree.find(path).keyOffset,
    insideAt: (path, column) => {
      const { node } = tree.find(path);
      return offsetOf(node) + insideOffset(text, node, column);
    },
    lineAt: (path) => lines.linePos(offsetOf(tree.find(path).node)).line,
  };
}

/** Returns the offsets at which the lines of a text begin. */
export function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines.addNewLine(at + 1);
  return lines;
}

/** Throws a `BadScenario` for control characters. YAML has none; a binary file has them, mostly in its first line. */
function refuseControls(text: string, words: RunWords): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const found = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.exec(text);
  if (found !== null) throw new BadScenario(found.index, words.controlCharacter, words.right.yaml);
}

function parse(text: string, words: RunWords): Document.Parsed {
  const tokens = tokensOf(text, words);
  const documents = [...new Composer({ version: "1.2", uniqueKeys: false }).compose(tokens, true, text.length)];
  const [first, second] = documents;
  if (first === undefined) throw new BadScenario(0, words.empty, words.right.scenario);
  const faults = [...first.errors, ...first.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const fault = faults[0];
  if (fault !== undefined) throw new BadScenario(fault.pos[0], ...yamlWords(fault.code, words));
  if (second !== undefined) throw new BadScenario(second.range[0], ...yamlWords("MULTIPLE_DOCS", words));
  return first as Document.Parsed;
}

function yamlWords(code: ErrorCode, words: RunWords): [string, string] {
  return [words.yaml[code], words.yamlRight[code] ?? words.right.yaml];
}

/**
 * Parses token by token and stops if the nesting is too deep. Thousands of brackets would overflow the composer's
 * stack.
 */
function tokensOf(text: string, words: RunWords): CST.Token[] {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    // The document itself counts as one level.
    if (parser.stack.length <= depthMax + 1) continue;
    throw new BadScenario(parser.offset - lexeme.length, words.tooDeep(depthMax), words.right.shallow);
  }
  tokens.push(...parser.end());
  return tokens;
}

/**
 * Returns the offset of a column inside a scalar from the scalar's beginning. Returns 0 if escapes or folding hide it.
 */
function insideOffset(text: string, node: Node | null, column: number): number {
  if (!isScalar(node) || typeof node.source !== "string" || !node.range) return 0;
  const quoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE" ? 1 : 0;
  const begin = node.range[0] + quoted;
  const plainly = text.substring(begin, begin + node.source.length) === node.source;
  return plainly ? quoted + column - 1 : 0;
}
