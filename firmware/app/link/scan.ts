import { Side } from "../../core/words";
import { Rule, type Scan, take } from "../../notation/scan";

/** Reads the words of a line from the computer. */

export const DIGITS = "0123456789abcdef";

export function createScan(text: string): Scan {
  return { rest: text, at: 0, rule: Rule.None, leftMs: 0, given: "" };
}

/** Reads a whole word and the space behind it. Returns false if another word comes next. */
export function isWord(scan: Scan, word: string): boolean {
  if (scan.rest !== word && scan.rest.indexOf(word + " ") !== 0) return false;
  take(scan, word);
  take(scan, " ");
  return true;
}

/** Reads one of the first `base` digits. Returns −1 if another letter comes next. */
export function takeDigit(scan: Scan, base: number): number {
  const digit = scan.rest === "" ? -1 : DIGITS.indexOf(scan.rest.charAt(0));
  if (digit >= base) return -1;
  if (digit >= 0) scan.rest = scan.rest.slice(1);
  return digit;
}

/** Returns true if the whole line was read without an error. */
export function isEnd(scan: Scan): boolean {
  return scan.rest === "" && scan.rule === Rule.None;
}

/**
 * Reads a whole number and the space behind it. Returns −1 if no number comes next, and 999,999,999 for a number of
 * more than nine digits.
 */
export function takeWhole(scan: Scan): number {
  let value = -1;
  let digit = takeDigit(scan, 10);
  while (digit >= 0) {
    value = value < 0 ? digit : value > 99999999 ? 999999999 : value * 10 + digit;
    digit = takeDigit(scan, 10);
  }
  if (value >= 0 && scan.rest !== "" && !take(scan, " ")) scan.rule = Rule.End;
  return value;
}

/** Reads the name of a side. Returns `Side.None` if none comes next. */
export function takeSide(scan: Scan): Side {
  if (isWord(scan, "white")) return Side.White;
  return isWord(scan, "black") ? Side.Black : Side.None;
}
