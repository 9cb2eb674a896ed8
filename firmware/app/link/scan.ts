import { Side } from "../../core/words";
import { Rule, type Scan, take } from "../../notation/scan";

/** Reads the words of a line from the computer. */

/** What the arbiter does over the link. */
export const enum LinkAct {
  None = 0,
  Start = 1,
  Pause = 2,
  Resume = 3,
  Correct = 4,
  Penalty = 5,
  Undo = 6,
  Control = 7,
  Adjourn = 8,
  Restore = 9,
  Finish = 10,
  New = 11,
  Number = 12,
  White = 13,
  Black = 14,
}

export const DIGITS = "0123456789abcdef";

export function createScan(text: string): Scan {
  return { rest: text, at: 0, rule: Rule.None, leftMs: 0, given: "" };
}

/** Takes a whole word, and the space behind it; false where another one comes next. */
export function isWord(scan: Scan, word: string): boolean {
  if (scan.rest !== word && scan.rest.indexOf(word + " ") !== 0) return false;
  take(scan, word);
  take(scan, " ");
  return true;
}

/** Takes a digit of the first `base` ones; −1: another letter comes next. */
export function takeDigit(scan: Scan, base: number): number {
  const digit = scan.rest === "" ? -1 : DIGITS.indexOf(scan.rest.charAt(0));
  if (digit >= base) return -1;
  if (digit >= 0) scan.rest = scan.rest.slice(1);
  return digit;
}

/** Everything was taken, and as it should be. */
export function isEnd(scan: Scan): boolean {
  return scan.rest === "" && scan.rule === Rule.None;
}

/** Takes a whole number and the space behind it; −1: none comes next. What has more than nine digits is 999,999,999. */
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

/** Takes the name of a side; `Side.None`: none comes next. */
export function takeSide(scan: Scan): Side {
  if (isWord(scan, "white")) return Side.White;
  return isWord(scan, "black") ? Side.Black : Side.None;
}
