import { type Control, type Period, periodsOf, repeats } from "../../core/control";
import { divide, remainder } from "../../core/divide";
import { countsMoves, hasCount, hasValue, isOvertime, isTimed } from "../../core/method-facts";
import { Method, Side } from "../../core/words";
import { markOf, printControl } from "../../notation/notation";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { methodWord } from "./method-word";
import { nameText, wordOf } from "./text";

/** The number of letters that fit in the line below the times. */
const LINE_LETTERS = 25;

/** Begins a text whose first line starts with `text`. Keeps only the line that follows `before` others. */
export function beginLines(app: App, before: number, text: string): void {
  app.line.before = before;
  app.line.text = text;
}

/**
 * Adds words that must stay on one line. `sign` joins them to the words before them.
 * At the end of a line, `sign` shows that the text continues.
 */
export function addWords(app: App, sign: string, words: string): void {
  if (app.line.before < 0) return;
  const text = app.line.text;
  const joint = sign === "" ? " " : sign === "," ? ", " : app.line.isTight ? sign : " " + sign + " ";
  if (text === "") app.line.text = words;
  else if (text.length + joint.length + words.length <= LINE_LETTERS) app.line.text += joint + words;
  else {
    if (text.length < LINE_LETTERS) app.line.text += sign;
    endLine(app);
    addWords(app, "", words);
  }
}

export function endLine(app: App): void {
  app.line.before--;
  if (app.line.before >= 0) app.line.text = "";
}

/** Adds a time control in words, and ends its last line. Omits the spaces around signs if the line is too short. */
export function addControl(app: App, control: Control): void {
  const before = app.line.before;
  const text = app.line.text;
  app.line.isTight = false;
  beginLines(app, 0, "");
  addSides(app, control);
  app.line.isTight = app.line.before < 0;
  beginLines(app, before, text);
  addSides(app, control);
  endLine(app);
}

function addSides(app: App, control: Control): void {
  const apart = control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
  for (let side: Side = Side.White; side <= (apart ? Side.Black : Side.White); side++) {
    if (apart) addWords(app, side === Side.White ? "" : ",", nameText(app, side));
    const periods = periodsOf(control, side);
    for (let i = 0; i < periods.length; i++) {
      addWords(app, i === 0 ? "" : isOvertime(periods[i].method) ? "+" : ">", periodWords(app, periods[i]));
    }
    if (repeats(control, side)) addWords(app, "", "...");
  }
  addOptions(app, control);
}

/** Adds the options that are not the defaults of the notation. */
function addOptions(app: App, control: Control): void {
  const text = printControl(control);
  if (text.indexOf(";at=") > 0) {
    addWords(app, ",", wordOf(app, Word.Next) + " " + wordOf(app, Word.AtZero + control.policy));
  }
  if (text.indexOf(";flag=") > 0) {
    addWords(app, ",", wordOf(app, Word.Flag) + " " + wordOf(app, Word.FlagFreezes + control.onFlag));
  }
  if (control.from > 1) addWords(app, ",", wordOf(app, Word.FromMove) + " " + control.from);
}

/** Returns the text of a period, such as `40/1:30+30s`, `2h d5s` or `5x30s`. */
export function periodWords(app: App, period: Period): string {
  const method = period.method;
  const base = (period.moves > 0 ? period.moves + "/" : "") + spanWords(period.baseMs);
  const value = spanWords(period.valueMs);
  if (method === Method.Time) return base;
  const mark = markOf(method);
  if (isTimed(method)) return base + (mark === "+" ? mark : " " + mark) + value;
  if (hasCount(method)) return period.count + (countsMoves(method) ? "/" : mark) + value;
  const word = wordOf(app, methodWord(method));
  if (!hasValue(method)) return base + " " + word;
  return period.valueMs > 0 ? word + " " + value : word;
}

/** Returns the text of a duration, such as `2h`, `1:30` (hours and minutes), `1:30:05`, `25m`, `2m30s` or `30s`. */
function spanWords(ms: number): string {
  const minutes = divide(ms, 60000);
  const hours = divide(minutes, 60);
  const rest = remainder(minutes, 60);
  const seconds = remainder(divide(ms, 1000), 60);
  if (hours === 0) return (rest > 0 ? rest + "m" : "") + (seconds > 0 || rest === 0 ? seconds + "s" : "");
  if (rest === 0 && seconds === 0) return hours + "h";
  return hours + places(rest) + (seconds > 0 ? places(seconds) : "");
}

function places(n: number): string {
  return (n < 10 ? ":0" : ":") + n;
}
