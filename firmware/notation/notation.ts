/**
 * Reads and writes the canonical notation of time controls. Times are in seconds. The notation is a superset of the
 * PGN TimeControl tag and of TRF26 line 222, so that it reads both unchanged.
 *
 *   control = sides *( ";" option )
 *   sides   = periods | "W" periods "-B" periods
 *   periods = period *( ":" period ) [ "*" ]                          trailing *: the last period repeats
 *   period  = [ moves "/" ] seconds [ ( "+" | "d" | "b" ) seconds ]   increment, delay, Bronstein
 *           | "*" seconds | count "x" seconds                         hourglass, byo-yomi
 *           | "c" moves "/" seconds | "up" [ seconds ] | "gong" seconds
 *   option  = "at=" ( "zero" | "own" | "moves" ) | "flag=" ( "freeze" | "run-on" ) | "first=0" | "from=" moves
 *
 * A last period with a move number always repeats. `first=0` means `from=2`.
 */
import { type Control, type Period, TIME_MAX_MS } from "../core/control";
import { divide } from "../core/divide";
import { movesEarning } from "../core/method";
import { countsMoves, countsUp, freezes, hasCount, hasValue, isTimed, Marks, standsAlone } from "../core/method-facts";
import { Method, OnFlag, Policy } from "../core/words";
import { nameAt } from "./names";
import { demand, digitOf, Rule, type Scan, take, takeNumber, takeUpTo } from "./scan";

/** The result of reading a text: the control, or the first broken rule and its column, from 1. */
export interface Parsed {
  control: Control | undefined;
  column: number;
  rule: Rule;
}

/** Returns the mark of a method. It comes after the base or the count, or before everything else. */
export function markOf(method: Method): string {
  return nameAt(Marks.All, method);
}

/** Reads the mark of a method, if one with these first letters comes next. Otherwise returns plain time. */
function takeMark(scan: Scan, letters: string): Method {
  const method: Method = letters.indexOf(scan.rest.charAt(0));
  return method > Method.Time && take(scan, markOf(method)) ? method : Method.Time;
}

/** Reads a period that begins with a number, up to the mark of its method. */
function takeTimed(scan: Scan, period: Period): void {
  let begin = scan.at;
  demand(scan, digitOf(scan) >= 0, Rule.Period, begin);
  let number = takeNumber(scan);
  period.method = takeMark(scan, Marks.AfterCount);
  if (period.method !== Method.Time) {
    demand(scan, number >= 1 && number <= 99, Rule.Count, begin);
    period.count = number;
    return;
  }
  if (take(scan, "/")) {
    demand(scan, number >= 1 && number <= 255, Rule.Moves, begin);
    period.moves = number;
    begin = scan.at;
    number = takeNumber(scan);
  }
  setBase(scan, period, number, begin);
  period.method = takeMark(scan, Marks.AfterBase);
}

function setBase(scan: Scan, period: Period, seconds: number, at: number): void {
  period.baseMs = seconds * 1000;
  scan.leftMs -= period.baseMs;
  demand(scan, scan.leftMs >= 0, Rule.Base, at);
}

function takePeriod(scan: Scan): Period {
  const begin = scan.at;
  const period: Period = { method: takeMark(scan, Marks.First), baseMs: 0, valueMs: 0, moves: 0, count: 0 };
  if (period.method === Method.Time) takeTimed(scan, period);
  const method = period.method;
  if (countsMoves(method)) {
    period.count = takeUpTo(scan, 255, Rule.Moves);
    demand(scan, take(scan, "/"), Rule.Slash, scan.at);
  }
  if (!hasValue(method)) {
    if (!isTimed(method)) setBase(scan, period, takeNumber(scan), begin + 1);
  } else if (!countsUp(method) || digitOf(scan) >= 0) period.valueMs = takeUpTo(scan, 35999, Rule.Value) * 1000;
  demand(scan, period.baseMs + period.valueMs > 0 || countsUp(method), Rule.NoTime, begin);
  return period;
}

/** Returns what a fallen flag does if the control does not say it: the rule of C.02 5.4.1 by method. */
export function onFlagByMethods(white: Period[], black: Period[]): OnFlag {
  return anyFreezes(white) || anyFreezes(black) ? OnFlag.Freeze : OnFlag.RunOn;
}

function anyFreezes(periods: Period[]): boolean {
  for (let i = 0; i < periods.length; i++) if (freezes(periods[i].method)) return true;
  return false;
}

/** Reads a side's periods. Returns true if the last of them repeats. */
function takeSide(scan: Scan, periods: Period[]): boolean {
  scan.leftMs = TIME_MAX_MS;
  let begin = scan.at;
  let period = takePeriod(scan);
  periods.push(period);
  while (take(scan, ":")) {
    demand(scan, isTimed(period.method), Rule.Last, begin);
    begin = scan.at;
    demand(scan, periods.length < 8, Rule.Periods, begin);
    period = takePeriod(scan);
    demand(scan, !standsAlone(period.method), Rule.Alone, begin);
    periods.push(period);
  }
  if (!take(scan, "*") && period.moves === 0) return false;
  demand(scan, period.baseMs > 0 && isTimed(period.method), Rule.Repeat, begin);
  return true;
}

/** Returns true if both lists are equal. Fields that a method does not have are 0 in both. */
function areSame(white: Period[], black: Period[]): boolean {
  if (white.length !== black.length) return false;
  for (let i = 0; i < white.length; i++) {
    const a = white[i];
    const b = black[i];
    if (a.method !== b.method || a.baseMs !== b.baseMs || a.valueMs !== b.valueMs) return false;
    if (a.moves !== b.moves || a.count !== b.count) return false;
  }
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
    if (areSame(white, black)) black = white;
    else demand(scan, !standsAlone(white[0].method) && !standsAlone(black[0].method), Rule.Alone, begin);
  }
  const onFlag = onFlagByMethods(white, black);
  return { white, black, policy: policyByMethods(white, black), onFlag, from: 1, whiteRepeats, blackRepeats };
}

/** Returns the policy if none is named. A period with a move number is followed by another period, or by itself. */
export function policyByMethods(white: Period[], black: Period[]): Policy {
  let isNumbered = false;
  let isPlain = false;
  for (let i = 0; i < white.length + black.length; i++) {
    const period = i < white.length ? white[i] : black[i - white.length];
    if (period.moves > 0) isNumbered = true;
    if (period.method === Method.Time || !isTimed(period.method)) isPlain = true;
  }
  return isNumbered && isPlain ? Policy.Moves : Policy.Zero;
}

/** Returns true if a side has time to think with on move 1: a base, or a value that is in force then. */
function hasFirst(control: Control, periods: Period[]): boolean {
  return periods[0].baseMs + movesEarning(control, periods[0], 1, 1) > 0;
}

/** Reads an option of a control whose sides are in `text`. A plus in `text` always means an increment. */
function takeOption(scan: Scan, control: Control, text: string): void {
  const begin = scan.at;
  let name = "m";
  if (take(scan, "at=")) {
    name = "a";
    control.policy = take(scan, "zero") ? Policy.Zero : take(scan, "own") ? Policy.Own : Policy.Moves;
    demand(scan, control.policy !== Policy.Moves || take(scan, "moves"), Rule.Option, scan.at);
  } else if (take(scan, "flag=")) {
    name = "f";
    control.onFlag = take(scan, "freeze") ? OnFlag.Freeze : OnFlag.RunOn;
    demand(scan, control.onFlag === OnFlag.Freeze || take(scan, "run-on"), Rule.Option, scan.at);
  } else if (take(scan, "first=0")) control.from = 2;
  else if (take(scan, "from=")) control.from = takeUpTo(scan, 255, Rule.Moves);
  else demand(scan, false, Rule.Option, begin);
  demand(scan, scan.given.indexOf(name) < 0, Rule.Doubled, begin);
  scan.given += name;
  if (control.from === 1) return;
  demand(scan, text.indexOf("+") > 0, Rule.From, begin);
  demand(scan, hasFirst(control, control.white) && hasFirst(control, control.black), Rule.NoTime, begin);
}

/** Reads a control in canonical notation. The whole text must be one control. */
export function parseControl(text: string): Parsed {
  const scan: Scan = { rest: text, at: 0, rule: Rule.None, leftMs: 0, given: "" };
  const control = takeSides(scan);
  while (take(scan, ";")) takeOption(scan, control, text);
  demand(scan, scan.rest.length === 0, Rule.End, scan.at);
  const isRead = scan.rule === Rule.None;
  return { control: isRead ? control : undefined, column: isRead ? 0 : scan.at + 1, rule: scan.rule };
}

function printPeriod(period: Period): string {
  const method = period.method;
  const base = divide(period.baseMs, 1000);
  const seconds = hasValue(method) ? divide(period.valueMs, 1000) : base;
  let text = markOf(method);
  if (isTimed(method)) text = (period.moves > 0 ? period.moves + "/" : "") + base + text;
  if (countsMoves(method)) text += period.count + "/";
  else if (hasCount(method)) text = period.count + text;
  return method === Method.Time || (seconds === 0 && countsUp(method)) ? text : text + seconds;
}

function printSide(periods: Period[], repeats: boolean): string {
  let text = printPeriod(periods[0]);
  for (let i = 1; i < periods.length; i++) text += ":" + printPeriod(periods[i]);
  return repeats && periods[periods.length - 1].moves === 0 ? text + "*" : text;
}

/** Returns the shortest text that reads as `control` again. It contains only unusual options. */
export function printControl(control: Control): string {
  const white = printSide(control.white, control.whiteRepeats);
  const black = printSide(control.black, control.blackRepeats);
  let text = white === black ? white : "W" + white + "-B" + black;
  if (control.policy !== policyByMethods(control.white, control.black)) {
    text += ";at=" + nameAt("zero|own|moves", control.policy);
  }
  if (control.onFlag !== onFlagByMethods(control.white, control.black)) {
    text += control.onFlag === OnFlag.Freeze ? ";flag=freeze" : ";flag=run-on";
  }
  return control.from > 1 ? text + ";from=" + control.from : text;
}
