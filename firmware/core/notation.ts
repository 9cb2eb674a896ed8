/**
 * The canonical notation of time controls, both ways. In seconds; a superset of the PGN TimeControl tag and of
 * TRF26 line 222, so that both read as they stand.
 *
 *   control = sides *( ";" option )
 *   sides   = periods | "W" periods "-B" periods
 *   periods = period *( ":" period ) [ "*" ]                          trailing *: the last period repeats
 *   period  = [ moves "/" ] seconds [ ( "+" | "d" | "b" ) seconds ]   increment, delay, Bronstein
 *           | "*" seconds | count "x" seconds                         hourglass, byo-yomi
 *           | "c" moves "/" seconds | "up" [ seconds ] | "gong" seconds
 *   option  = "at=" ( "zero" | "own" | "moves" ) | "flag=" ( "freeze" | "run-on" ) | "first=0" | "from=" moves
 *
 * A last period with a move number repeats by itself. `first=0` is `from=2`.
 */
import { type Control, onFlagByMethods, type Period, TIME_MAX_MS } from "./control";
import { divide } from "./integer";
import { Method, OnFlag, Policy } from "./words";

/** What a refused text breaks; sim/notation/rules.ts says each in words. */
export const enum Rule {
  None = 0,
  /** A period has to stand here. */
  Period = 1,
  /** A whole number has to stand here. */
  Number = 2,
  /** A number has no leading zeros; so `01:30`, a time of day, is not taken for two periods. */
  LeadingZero = 3,
  /** The base times of a side are at most 99:59:59 together. */
  Base = 4,
  /** Increment, delay, byo-yomi or Canadian time, limit, turn: 1 s to 9:59:59. */
  Value = 5,
  /** A number of moves is 1 to 255. */
  Moves = 6,
  /** Byo-yomi periods are 1 to 99. */
  Count = 7,
  /** `/` has to follow the moves of a Canadian period. */
  Slash = 8,
  /** There is no time to think: no base and no value, or neither before move 1. */
  NoTime = 9,
  /** A side has at most 8 periods. */
  Periods = 10,
  /** No period follows byo-yomi, Canadian, count-up, hourglass or gong. */
  Last = 11,
  /** Hourglass and gong stand alone and are the same for both sides. */
  Alone = 12,
  /** Only a period with a base time can repeat. */
  Repeat = 13,
  /** `-B` has to follow White's periods. */
  Sides = 14,
  /** No such option. */
  Option = 15,
  /** An option is given twice. */
  Doubled = 16,
  /** `from` and `first` need an increment. */
  From = 17,
  /** The text goes on after the control. */
  End = 18,
}

/** A text read: the control, or the rule it breaks and where. */
export interface Parsed {
  /** Undefined where a rule is broken. */
  control: Control | undefined;
  /** Where the rule is broken, from 1; 0 = nowhere. */
  column: number;
  rule: Rule;
}

/**
 * How far a text is read: `at` characters are taken, `rest` follows. Once a rule is broken `at` stays where, and
 * nothing more is taken. (`rest` because Lua reads a string's first character without a library.)
 */
interface Scan {
  rest: string;
  at: number;
  rule: Rule;
  /** Base time that the side still may have, ms. */
  leftMs: number;
  policyGiven: boolean;
  onFlagGiven: boolean;
}

/** Refuses the text by `rule` unless `met`. The first refusal stands. */
function demand(scan: Scan, met: boolean, rule: Rule, at: number): void {
  if (met || scan.rule !== Rule.None) return;
  scan.rule = rule;
  scan.at = at;
}

function take(scan: Scan, word: string): boolean {
  if (scan.rule !== Rule.None || scan.rest.indexOf(word) !== 0) return false;
  for (let i = 0; i < word.length; i++) scan.rest = scan.rest.slice(1);
  scan.at += word.length;
  return true;
}

/** The digit that comes next, -1 where none does. */
function digitOf(scan: Scan): number {
  if (scan.rule !== Rule.None || scan.rest.length === 0) return -1;
  return "0123456789".indexOf(scan.rest.charAt(0));
}

/** Takes a number; one of more than 6 digits comes out as 1,000,000, which is above every limit. */
function takeNumber(scan: Scan): number {
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

function takeUpTo(scan: Scan, max: number, rule: Rule): number {
  const begin = scan.at;
  const value = takeNumber(scan);
  demand(scan, value >= 1 && value <= max, rule, begin);
  return value;
}

function takeMoves(scan: Scan): number {
  return takeUpTo(scan, 255, Rule.Moves);
}

function takeValue(scan: Scan): number {
  return takeUpTo(scan, 35999, Rule.Value) * 1000;
}

/** `seconds`, read at `at`, as a base time in ms. */
function base(scan: Scan, seconds: number, at: number): number {
  scan.leftMs -= seconds * 1000;
  demand(scan, scan.leftMs >= 0, Rule.Base, at);
  return seconds * 1000;
}

function takeBase(scan: Scan): number {
  const begin = scan.at;
  return base(scan, takeNumber(scan), begin);
}

/** Takes a period that begins with a number. */
function takeTimed(scan: Scan, period: Period): void {
  const begin = scan.at;
  demand(scan, digitOf(scan) >= 0, Rule.Period, begin);
  const number = takeNumber(scan);
  if (take(scan, "x")) {
    demand(scan, number >= 1 && number <= 99, Rule.Count, begin);
    period.method = Method.Byoyomi;
    period.count = number;
  } else {
    if (take(scan, "/")) {
      demand(scan, number >= 1 && number <= 255, Rule.Moves, begin);
      period.moves = number;
      period.baseMs = takeBase(scan);
    } else period.baseMs = base(scan, number, begin);
    if (take(scan, "+")) period.method = Method.Increment;
    else if (take(scan, "d")) period.method = Method.Delay;
    else if (take(scan, "b")) period.method = Method.Bronstein;
  }
  if (period.method !== Method.Time) period.valueMs = takeValue(scan);
}

function takePeriod(scan: Scan): Period {
  const begin = scan.at;
  const period: Period = { method: Method.Time, baseMs: 0, valueMs: 0, moves: 0, count: 0 };
  if (take(scan, "*")) {
    period.method = Method.Hourglass;
    period.baseMs = takeBase(scan);
  } else if (take(scan, "c")) {
    period.method = Method.Canadian;
    period.count = takeMoves(scan);
    demand(scan, take(scan, "/"), Rule.Slash, scan.at);
    period.valueMs = takeValue(scan);
  } else if (take(scan, "up")) {
    period.method = Method.Upcount;
    if (digitOf(scan) >= 0) period.valueMs = takeValue(scan);
  } else if (take(scan, "gong")) {
    period.method = Method.Gong;
    period.valueMs = takeValue(scan);
  } else takeTimed(scan, period);
  demand(scan, period.baseMs + period.valueMs > 0 || period.method === Method.Upcount, Rule.NoTime, begin);
  return period;
}

function standsAlone(period: Period): boolean {
  return period.method === Method.Hourglass || period.method === Method.Gong;
}

/** Takes a side's periods; true where the last of them repeats. */
function takeSide(scan: Scan, periods: Period[]): boolean {
  scan.leftMs = TIME_MAX_MS;
  let begin = scan.at;
  let period = takePeriod(scan);
  periods.push(period);
  while (take(scan, ":")) {
    demand(scan, period.method <= Method.Bronstein, Rule.Last, begin);
    begin = scan.at;
    demand(scan, periods.length < 8, Rule.Periods, begin);
    period = takePeriod(scan);
    demand(scan, !standsAlone(period), Rule.Alone, begin);
    periods.push(period);
  }
  if (!take(scan, "*") && period.moves === 0) return false;
  demand(scan, period.baseMs > 0 && period.method <= Method.Bronstein, Rule.Repeat, begin);
  return true;
}

function takeSides(scan: Scan): Control {
  const sided = take(scan, "W");
  const white: Period[] = [];
  const whiteRepeats = takeSide(scan, white);
  let black = white;
  let blackRepeats = whiteRepeats;
  if (sided) {
    demand(scan, take(scan, "-B"), Rule.Sides, scan.at);
    const begin = scan.at;
    black = [];
    blackRepeats = takeSide(scan, black);
    if (printPeriods(black) === printPeriods(white)) black = white;
    else demand(scan, !standsAlone(white[0]) && !standsAlone(black[0]), Rule.Alone, begin);
  }
  const onFlag = onFlagByMethods(white, black);
  return { white, black, policy: Policy.Zero, onFlag, from: 0, whiteRepeats, blackRepeats };
}

function sideUses(periods: Period[], first: Method, last: Method, moves: number): boolean {
  for (let i = 0; i < periods.length; i++) {
    const period = periods[i];
    if (period.method >= first && period.method <= last && period.moves >= moves) return true;
  }
  return false;
}

/** Whether a period of either side has a method from `first` to `last` and covers at least `moves` moves. */
function uses(control: Control, first: Method, last: Method, moves: number): boolean {
  return sideUses(control.white, first, last, moves) || sideUses(control.black, first, last, moves);
}

/** The policy where none is named. A period with a move number is followed by another, or by itself. */
function policyByMethods(control: Control): Policy {
  const isPlain = uses(control, Method.Time, Method.Time, 0) || uses(control, Method.Byoyomi, Method.Gong, 0);
  return isPlain && uses(control, Method.Time, Method.Bronstein, 1) ? Policy.Moves : Policy.Zero;
}

/** Whether a side has nothing but the first increment to think with on move 1. */
function needsFirst(periods: Period[]): boolean {
  return periods[0].baseMs === 0 && periods[0].method === Method.Increment;
}

/** Takes one option. `control.from` is 0 until it is named. */
function takeOption(scan: Scan, control: Control): void {
  const begin = scan.at;
  let doubled = control.from > 0;
  if (take(scan, "at=")) {
    doubled = scan.policyGiven;
    scan.policyGiven = true;
    control.policy = take(scan, "zero") ? Policy.Zero : take(scan, "own") ? Policy.Own : Policy.Moves;
    demand(scan, control.policy !== Policy.Moves || take(scan, "moves"), Rule.Option, scan.at);
  } else if (take(scan, "flag=")) {
    doubled = scan.onFlagGiven;
    scan.onFlagGiven = true;
    control.onFlag = take(scan, "freeze") ? OnFlag.Freeze : OnFlag.RunOn;
    demand(scan, control.onFlag === OnFlag.Freeze || take(scan, "run-on"), Rule.Option, scan.at);
  } else if (take(scan, "first=0")) control.from = 2;
  else if (take(scan, "from=")) control.from = takeMoves(scan);
  else demand(scan, false, Rule.Option, begin);
  demand(scan, !doubled, Rule.Doubled, begin);
  if (control.from < 2) return;
  demand(scan, uses(control, Method.Increment, Method.Increment, 0), Rule.From, begin);
  demand(scan, !needsFirst(control.white) && !needsFirst(control.black), Rule.NoTime, begin);
}

/** Reads a control in canonical notation, whole, or says which rule it breaks first and where. */
export function parseControl(text: string): Parsed {
  const scan: Scan = {
    rest: text,
    at: 0,
    rule: Rule.None,
    leftMs: 0,
    policyGiven: false,
    onFlagGiven: false,
  };
  const control = takeSides(scan);
  control.policy = policyByMethods(control);
  while (take(scan, ";")) takeOption(scan, control);
  demand(scan, scan.rest.length === 0, Rule.End, scan.at);
  if (scan.rule !== Rule.None) return { control: undefined, column: scan.at + 1, rule: scan.rule };
  if (control.from === 0) control.from = 1;
  return { control, column: 0, rule: Rule.None };
}

function printPeriod(period: Period): string {
  const method = period.method;
  const value = "" + divide(period.valueMs, 1000);
  if (method === Method.Byoyomi) return period.count + "x" + value;
  if (method === Method.Canadian) return "c" + period.count + "/" + value;
  if (method === Method.Upcount) return period.valueMs > 0 ? "up" + value : "up";
  if (method === Method.Gong) return "gong" + value;
  const seconds = "" + divide(period.baseMs, 1000);
  if (method === Method.Hourglass) return "*" + seconds;
  const timed = period.moves > 0 ? period.moves + "/" + seconds : seconds;
  if (method === Method.Time) return timed;
  return timed + (method === Method.Increment ? "+" : method === Method.Delay ? "d" : "b") + value;
}

function printPeriods(periods: Period[]): string {
  let text = printPeriod(periods[0]);
  for (let i = 1; i < periods.length; i++) text += ":" + printPeriod(periods[i]);
  return text;
}

function printSide(periods: Period[], repeats: boolean): string {
  const isStarred = repeats && periods[periods.length - 1].moves === 0;
  return isStarred ? printPeriods(periods) + "*" : printPeriods(periods);
}

/** The shortest text that reads as `control` again: options only where they are not the usual ones. */
export function printControl(control: Control): string {
  const white = printSide(control.white, control.whiteRepeats);
  const black = printSide(control.black, control.blackRepeats);
  let text = white === black ? white : "W" + white + "-B" + black;
  if (control.policy !== policyByMethods(control)) {
    text += ";at=" + (control.policy === Policy.Zero ? "zero" : control.policy === Policy.Own ? "own" : "moves");
  }
  if (control.onFlag !== onFlagByMethods(control.white, control.black)) {
    text += ";flag=" + (control.onFlag === OnFlag.Freeze ? "freeze" : "run-on");
  }
  return control.from > 1 ? text + ";from=" + control.from : text;
}
