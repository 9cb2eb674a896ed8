/**
 * The steps as source text, for engines that are fed a script, and the way back from what such a script printed.
 */
import { failure, type Step } from "./engine";

/** A language that a script of steps can be written in. */
export interface Language {
  /** The console call of one step. */
  call(step: Step): string;
  /** Opens and closes a block of its own: VMs bound the constants of one function. */
  open: string;
  close: string;
}

const blockLines = 200;
const markHead = "# ";

export const javascript: Language = {
  call: (step) =>
    `flagfall(${whole(step.verb)},${whole(step.atMs)},[${step.numbers.map(whole).join(",")}],${quoteJavascript(step.text)});`,
  open: "(function(){",
  close: "})();",
};

/** Espruino keeps a function's text before it runs it, and bounds nothing: no blocks. */
export const bareJavascript: Language = { call: javascript.call, open: "", close: "" };

export const lua: Language = {
  call: (step) =>
    `flagfall(${whole(step.verb)},${whole(step.atMs)},{${step.numbers.map(whole).join(",")}},${quoteLua(step.text)});`,
  open: "(function()",
  close: "end)();",
};

/** All batches as one script; a mark line is printed before each, and one at the end. */
export function scriptOf(batches: readonly (readonly Step[])[], language: Language): string {
  const lines = batches.flatMap((steps, index) => [mark(String(index)), ...steps.map(language.call)]);
  lines.push(mark("end"));
  return `${inBlocks(lines, language).join("\n")}\n`;
}

function mark(word: string): string {
  return `print("${markHead}${word}");`;
}

/** The same lines in blocks within blocks, none too long for a VM; a block is one line, since MuJS counts to 65,535. */
function inBlocks(lines: string[], language: Language): string[] {
  if (lines.length <= blockLines || language.open === "") return lines;
  const blocks: string[] = [];
  for (let first = 0; first < lines.length; first += blockLines) {
    blocks.push(`${language.open} ${lines.slice(first, first + blockLines).join("")} ${language.close}`);
  }
  return inBlocks(blocks, language);
}

/** The printed lines of each batch. */
export function splitAtMarks(name: string, printed: readonly string[], count: number): string[][] {
  const batches: string[][] = [];
  for (const line of printed) {
    if (line.startsWith(markHead)) batches.push([]);
    else if (line !== "") batches[batches.length - 1]?.push(line);
  }
  if (batches.length === count + 1) return batches.slice(0, count);
  throw failure(name, `stopped in run ${batches.length} of ${count} without a word`);
}

function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`a step holds ${value}, which is not a whole number`);
  return String(value);
}

function quoteJavascript(text: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `"${text.replace(/[^ -~]|["\\]/g, escaped)}"`;
}

/** Bytes of UTF-8 by number: every Lua reads `\195`, and none reads `\u00c3`. */
function quoteLua(text: string): string {
  const escaped = (character: string) =>
    [...Buffer.from(character)].map((byte) => `\\${String(byte).padStart(3, "0")}`).join("");
  return `"${text.replace(/[^ -~]|["\\]/gu, escaped)}"`;
}
