/** Writes the steps as source text for engines that run a script, and splits what such a script printed. */
import { failure, type Step } from "./engine";

/** A language that a script of steps can be written in. */
export interface Language {
  /** Returns the console call of one step. */
  call(step: Step): string;
  /** The text that opens a block with its own function, because VMs limit the constants of one function. */
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

export const lua: Language = {
  call: (step) =>
    `flagfall(${whole(step.verb)},${whole(step.atMs)},{${step.numbers.map(whole).join(",")}},${quoteLua(step.text)});`,
  open: "(function()",
  close: "end)();",
};

/** Returns all batches as one script. It prints a mark line before each batch and one at the end. */
export function scriptOf(batches: readonly (readonly Step[])[], language: Language): string {
  const lines = batches.flatMap((steps, index) => [mark(String(index)), ...steps.map(language.call)]);
  lines.push(mark("end"));
  return `${inBlocks(lines, language).join("\n")}\n`;
}

function mark(word: string): string {
  return `print("${markHead}${word}");`;
}

/**
 * Puts the lines into nested blocks, none too long for a VM. Each block is one line, because MuJS counts lines up to
 * 65,535.
 */
function inBlocks(lines: string[], language: Language): string[] {
  if (lines.length <= blockLines || language.open === "") return lines;
  const blocks: string[] = [];
  for (let first = 0; first < lines.length; first += blockLines) {
    blocks.push(`${language.open} ${lines.slice(first, first + blockLines).join("")} ${language.close}`);
  }
  return inBlocks(blocks, language);
}

/** Returns the printed lines of each batch. */
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

/** Quotes a text with its UTF-8 bytes by number: every Lua reads `\195`, and none reads `\u00c3`. */
function quoteLua(text: string): string {
  const escaped = (character: string) =>
    [...Buffer.from(character)].map((byte) => `\\${String(byte).padStart(3, "0")}`).join("");
  return `"${text.replace(/[^ -~]|["\\]/gu, escaped)}"`;
}
