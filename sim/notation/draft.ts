import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import type { Misread, Reading } from "./notation";

/**
 * A foreign text on its way to the canonical one, piece by piece; every piece knows the column it comes from, so
 * that the limits are checked in one place, the core, and its refusals point into the foreign text.
 */
export class Draft {
  private text = "";
  private readonly columns: number[] = [];

  add(piece: string, column: number): this {
    this.text += piece;
    for (let i = 0; i < piece.length; i++) this.columns.push(column);
    return this;
  }

  /** The control, or where the foreign text breaks a rule; `end` is the column after it. */
  read(end: number): Reading {
    const { control, column, rule } = parseControl(this.text);
    return control !== undefined ? { control } : { column: this.columns[column - 1] ?? end, rule };
  }
}

/** Digits as a number of `unit` seconds in canonical digits. More digits than any limit has stay above every limit. */
export function scaled(digits: string, unit: number): string {
  return digits.length > 6 ? "9999999" : String(Number(digits) * unit);
}

/** A number with a zero in front is refused everywhere, as in the canonical notation. */
export function hasLeadingZero(digits: string): boolean {
  return digits.length > 1 && digits.startsWith("0");
}

/** The first of `groups` with a leading zero as a refusal; they come from a match with the `d` flag. */
export function leadingZero(match: RegExpExecArray, groups: readonly number[], shift = 0): Reading | undefined {
  for (const group of groups) {
    const digits = match[group];
    if (digits !== undefined && hasLeadingZero(digits)) {
      return { column: (match.indices?.[group]?.[0] ?? 0) + shift + 1, rule: Rule.LeadingZero };
    }
  }
  return undefined;
}

/** The column, from 1, at which a group of a match with the `d` flag begins. */
export function columnOf(match: RegExpExecArray, group: number): number {
  return (match.indices?.[group]?.[0] ?? 0) + 1;
}

const SEPARATOR = /^\d(?:\s*[,;|+]\s*|\s+)[\dSG]/i;

/** What is wrong at a column where PGN and TRF have no such character: something else than `:` joins two periods. */
export function misreadAt(text: string, column: number): Misread {
  return column > 1 && SEPARATOR.test(text.slice(column - 2)) ? "separator" : "form";
}
