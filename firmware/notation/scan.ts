/** Reads the text of a control from left to right, and remembers the first rule that it breaks. */

/** The rules that a text can break. sim/notation/rules.ts explains each in words. */
export const enum Rule {
  None = 0,
  /** A period must come here. */
  Period = 1,
  /** A whole number must come here. */
  Number = 2,
  /** A number has no zero in front. `01:30`, a time of day, is therefore not read as two periods. */
  LeadingZero = 3,
  /** The base times of a side add up to at most 99:59:59. */
  Base = 4,
  /** Any other time is 1 s to 9:59:59. */
  Value = 5,
  /** A number of moves is 1 to 255. */
  Moves = 6,
  /** Byo-yomi periods are 1 to 99. */
  Count = 7,
  /** `/` must follow the moves of a Canadian period. */
  Slash = 8,
  /** There is no time to think: no base and no value, or neither before move 1. */
  NoTime = 9,
  /** A side has at most 8 periods. */
  Periods = 10,
  /** No period follows byo-yomi, Canadian, count-up, hourglass or gong. */
  Last = 11,
  /** Hourglass and gong have no other period beside them, and are the same for both sides. */
  Alone = 12,
  /** Only a period with a base time can repeat. */
  Repeat = 13,
  /** `-B` must follow White's periods. */
  Sides = 14,
  /** There is no such option. */
  Option = 15,
  /** An option is given twice. */
  Doubled = 16,
  /** `from` and `first` need an increment. */
  From = 17,
  /** The text goes on after the control. */
  End = 18,
}

/**
 * The progress through a text: `at` characters are read, and `rest` follows. Once a rule is broken, `at` stays at the
 * error, and nothing more is read. (`rest` exists because Lua reads a string's first character without a library.)
 */
export interface Scan {
  rest: string;
  at: number;
  rule: Rule;
  /** Base time that the side may still have, in ms. */
  leftMs: number;
  /** The names of the options so far. */
  given: string;
}

/** Refuses the text by `rule` unless the condition is `met`. */
export function demand(scan: Scan, met: boolean, rule: Rule, at: number): void {
  if (met || scan.rule !== Rule.None) return;
  scan.rule = rule;
  scan.at = at;
}

/** Reads `word` if it comes next and no rule is broken. Returns true if it did. */
export function take(scan: Scan, word: string): boolean {
  if (scan.rule !== Rule.None || scan.rest.indexOf(word) !== 0) return false;
  for (let i = 0; i < word.length; i++) scan.rest = scan.rest.slice(1);
  scan.at += word.length;
  return true;
}

/** Returns the digit that comes next, or −1 if none does. */
export function digitOf(scan: Scan): number {
  if (scan.rule !== Rule.None || scan.rest.length === 0) return -1;
  return "0123456789".indexOf(scan.rest.charAt(0));
}

/** Reads a number. Returns 1,000,000, which is above every limit, for more than 6 digits. */
export function takeNumber(scan: Scan): number {
  const begin = scan.at;
  let value = 0;
  let digit = digitOf(scan);
  demand(scan, digit >= 0, Rule.Number, begin);
  while (digit >= 0) {
    demand(scan, value > 0 || scan.at === begin, Rule.LeadingZero, begin);
    take(scan, "" + digit);
    value = value < 100000 ? value * 10 + digit : 1000000;
    digit = digitOf(scan);
  }
  return value;
}

/** Reads a number from 1 to `max`. */
export function takeUpTo(scan: Scan, max: number, rule: Rule): number {
  const begin = scan.at;
  const value = takeNumber(scan);
  demand(scan, value >= 1 && value <= max, rule, begin);
  return value;
}
