/**
 * A problem that prevents a scenario from running. It names the place, the error and the correct form, in the user's
 * language.
 */
export interface Problem {
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units as editors count. */
  column: number;
  wrong: string;
  right: string;
}

/** An error inside the loader. The loader itself catches it. */
export class BadScenario extends Error {
  constructor(
    readonly offset: number,
    readonly wrong: string,
    readonly right: string,
  ) {
    super(wrong);
  }
}

const valueMax = 40;

/** Returns the one line for stderr. */
export function printProblem(problem: Problem): string {
  const place = `${onOneLine(problem.file)}:${problem.line}:${problem.column}`;
  return `${place}: ${onOneLine(problem.wrong)}; ${onOneLine(problem.right)}`;
}

/** Returns any text on one line, without characters that control a terminal. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (unit) => {
    const code = unit.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** Quotes a value of the file for a message. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  if (typeof value === "object" && value !== null) return "{…}";
  const text = String(value);
  const characters = [...text];
  return characters.length > valueMax ? `"${characters.slice(0, valueMax).join("")}…"` : `"${text}"`;
}
