import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import type { Misread } from "../words/subjects";
import type { Reading } from "./notation";

/**
 * Builds a canonical text from a foreign one, piece by piece. Every piece remembers its column in the foreign text. So
 * the core alone checks the limits, and its errors point into the foreign text.
 */
export class Draft {
  private text = "";
  private readonly columns: number[] = [];

  add(piece: string, column: number): this {
    this.text += piece;
    for (let i = 0; i < piece.length; i++) this.columns.push(column);
    return this;
  }

  /** Returns the control, or the error with its place in the foreign text. `end` is the column after that text. */
  read(end: number): Reading {
    const { control, column, rule } = parseControl(this.text);
    return control !== undefined ? { control } : { column: this.columns[column - 1] ?? end, rule };
  }
}

/** Converts minutes, or hours, to canonical digits, in seconds. Too many digits stay above every limit. */
export function scaled(digits: string, unit: 60 | 3600 = 60): string {
  return digits.length > 6 ? "9999999" : String(Number(digits) * unit);
}

/** Returns true for a number with a leading zero. All notations refuse it, like the canonical one. */
export function hasLeadingZero(digits: string): boolean {
  return digits.length > 1 && digits.startsWith("0");
}

/** Returns a refusal for the first of `groups` with a leading zero. The groups come from a match with the `d` flag. */
export function leadingZero(match: RegExpExecArray, groups: readonly number[]): Reading | undefined {
  for (const group of groups) {
    if (hasLeadingZero(match[group] ?? "")) return { column: columnOf(match, group), rule: Rule.LeadingZero };
  }
  return undefined;
}

/** Returns the column, from 1, of a group in a match with the `d` flag. */
export function columnOf(match: RegExpExecArray, group: number): number {
  return (match.indices?.[group]?.[0] ?? 0) + 1;
}

const SEPARATOR = /^\d(?:\s*[,;|+]\s*|\s+)[\dSG]/i;

/**
 * Returns the error for a character that PGN and TRF do not have. Other signs than `:` between two periods are wrong
 * separators.
 */
export function misreadAt(text: string, column: number): Misread {
  return column > 1 && SEPARATOR.test(text.slice(column - 2)) ? "separator" : "form";
}
