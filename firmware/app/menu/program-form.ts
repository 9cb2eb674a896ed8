import { type Control, type Period, periodAt } from "../../core/control";
import { divide } from "../../core/integer";
import { Method, Side } from "../../core/words";
import { onFlagByMethods, policyByMethods, printControl } from "../../notation/notation";
import { Rule } from "../../notation/scan";
import { OWN_FIRST, PROGRAMS, programText, setProgram } from "../game/programs";
import type { App } from "../model/app";
import { FieldKind } from "../model/choices";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";
import { addField, OPENED, seekField } from "./fields";

/*
 * An own program, every method and option of the notation as fields. What is entered is printed in the notation and
 * read again, by form.ts: the notation's rules are the only ones.
 */

/** What the form's values are, by slot. Two that follow one another are White's (or both sides') and Black's. */
const enum Slot {
  /** The own program it is stored as. */
  Place = 0,
  /** The sides are not the same. */
  Apart = 1,
  Periods = 2,
  Repeats = 4,
  /** A policy, 3: as the periods have it. */
  Policy = 6,
  /** 0: as the methods have it, else an `OnFlag` and 1. */
  Flag = 7,
  From = 8,
  Clear = 9,
  /** From here on five for each period, White's and Black's first, White's and Black's second, and so on. */
  First = 10,
}

/** A period's values; times in seconds. */
const enum Part {
  Method = 0,
  Moves = 1,
  Count = 2,
  Base = 3,
  Value = 4,
}

const PARTS = 5;
const AUTO = 3;

/** Of `side`, 0 for White or both, 1 for Black: where the values of its period `i` begin. */
function slotOf(side: number, i: number): number {
  return Slot.First + (i + i + side) * PARTS;
}

export function layProgramForm(app: App, changed: number): string {
  if (changed >= OPENED) app.menu.subject = 0;
  addField(app, Slot.Place, FieldKind.Number, Word.Program, OWN_FIRST, PROGRAMS);
  addField(app, Slot.Apart, FieldKind.Choice, Word.Apart, Word.No, 1);
  let increments = laySide(app, 0);
  if (app.menu.values[Slot.Apart] === 0) copyWhite(app.menu.values);
  else increments += laySide(app, 1);
  addField(app, Slot.Policy, FieldKind.Choice, Word.Next, Word.AtZero, AUTO);
  addField(app, Slot.Flag, FieldKind.Choice, Word.Flag, Word.Auto, 2);
  if (increments > 0) addField(app, Slot.From, FieldKind.Number, Word.FromMove, 1, 255);
  else app.menu.values[Slot.From] = 1;
  addField(app, Slot.Clear, FieldKind.Choice, Word.Clear, Word.No, 1);
  return app.menu.subject === 0 ? "" : wordOf(app, app.menu.subject);
}

/** Black has what White has as it was laid out, until the sides are set apart. */
function copyWhite(values: number[]): void {
  values[Slot.Periods + 1] = values[Slot.Periods];
  values[Slot.Repeats + 1] = values[Slot.Repeats];
  for (let at = slotOf(1, 0); at < values.length; at += PARTS + PARTS) {
    for (let i = at; i < at + PARTS; i++) values[i] = values[i - PARTS];
  }
}

/** Lays out a side's periods and tells how many of them have an increment. */
function laySide(app: App, side: number): number {
  addField(app, Slot.Periods + side, FieldKind.Number, Word.Periods, 1, 8);
  const periods = app.menu.values[Slot.Periods + side];
  while (app.menu.values.length < slotOf(0, periods))
    app.menu.values.push(app.menu.values[app.menu.values.length - PARTS - PARTS]);
  let increments = 0;
  for (let i = 0; i < periods; i++) if (layPeriod(app, slotOf(side, i)) === Method.Increment) increments++;
  const last = slotOf(side, periods - 1);
  if (app.menu.values[last] <= Method.Bronstein && app.menu.values[last + Part.Moves] === 0) {
    addField(app, Slot.Repeats + side, FieldKind.Choice, Word.Repeats, Word.No, 1);
  } else app.menu.values[Slot.Repeats + side] = 0;
  return increments;
}

/** The fields that the chosen method has; a move number stays with no other. */
function layPeriod(app: App, at: number): Method {
  addField(app, at, FieldKind.Choice, Word.Method, Word.MethodTime, Method.Gong);
  const method: Method = app.menu.values[at];
  const isTimed = method <= Method.Bronstein;
  const isByoyomi = method === Method.Byoyomi;
  if (isTimed) addField(app, at + Part.Moves, FieldKind.Number, Word.Moves, 0, 255);
  else app.menu.values[at + Part.Moves] = 0;
  if (isByoyomi || method === Method.Canadian) {
    addField(app, at + Part.Count, FieldKind.Number, isByoyomi ? Word.Periods : Word.Moves, 1, isByoyomi ? 99 : 255);
  }
  if (isTimed || method === Method.Hourglass) addField(app, at + Part.Base, FieldKind.Time, Word.Time, 0, 359999);
  if (method !== Method.Time && method !== Method.Hourglass) {
    addField(app, at + Part.Value, FieldKind.Time, Word.MethodTime + method, method === Method.Upcount ? 0 : 1, 35999);
  }
  return method;
}

/** What stands before a field's word: the side's first letter where they are not the same, and the period's number. */
export function programLabel(app: App, slot: number): string {
  const isPeriod = slot >= Slot.First;
  if (!isPeriod && (slot < Slot.Periods || slot > Slot.Repeats + 1)) return "";
  const place = isPeriod ? divide(slot, PARTS) : slot;
  const i = divide(place, 2);
  const name = app.menu.values[Slot.Apart] === 0 ? "" : nameText(app, Side.White + place - i - i).charAt(0);
  return isPeriod ? name + i + " " : name === "" ? "" : name + " ";
}

/** The form opens with the program looked at; an empty place with the one before it. */
export function loadProgram(app: App, looked: Control | undefined): void {
  const control = looked === undefined ? app.clock.control : looked;
  const white = control.white;
  const black = control.black;
  const values = [
    placeFor(app),
    white === black && control.whiteRepeats === control.blackRepeats ? 0 : 1,
    white.length,
    black.length,
    control.whiteRepeats ? 1 : 0,
    control.blackRepeats ? 1 : 0,
    control.policy === policyByMethods(white, black) ? AUTO : control.policy,
    control.onFlag === onFlagByMethods(white, black) ? 0 : control.onFlag + 1,
    control.from,
    0,
  ];
  for (let n = 1; n <= white.length || n <= black.length; n++) {
    loadPeriod(values, periodAt(control, Side.White, n));
    loadPeriod(values, periodAt(control, Side.Black, n));
  }
  app.menu.values = values;
}

function loadPeriod(values: number[], period: Period): void {
  values.push(period.method);
  values.push(period.moves);
  values.push(period.count);
  values.push(divide(period.baseMs, 1000));
  values.push(divide(period.valueMs, 1000));
}

/** An own program stays in its place; another goes to the first empty one. */
function placeFor(app: App): number {
  if (app.programs.chosen >= OWN_FIRST) return app.programs.chosen;
  for (let n = OWN_FIRST; n <= PROGRAMS; n++) if (programText(app, n) === "") return n;
  return OWN_FIRST;
}

/** What was entered, in the notation; empty where the place is to be cleared. */
export function enteredText(app: App): string {
  return app.menu.values[Slot.Clear] === 0 ? printControl(entered(app.menu.values)) : "";
}

/** Keeps the program in its place, and it is the one looked at. */
export function keepProgram(app: App, text: string): void {
  app.programs.chosen = app.menu.values[Slot.Place];
  setProgram(app, app.programs.chosen, text);
}

function entered(values: number[]): Control {
  const white = enteredPeriods(values, 0);
  const black = enteredPeriods(values, 1);
  const policy = values[Slot.Policy];
  const onFlag = values[Slot.Flag];
  return {
    white: white,
    black: black,
    policy: policy === AUTO ? policyByMethods(white, black) : policy,
    onFlag: onFlag === 0 ? onFlagByMethods(white, black) : onFlag - 1,
    from: values[Slot.From],
    whiteRepeats: values[Slot.Repeats] > 0,
    blackRepeats: values[Slot.Repeats + 1] > 0,
  };
}

/** What a method does not have is not printed, whatever was entered before it was chosen. */
function enteredPeriods(values: number[], side: number): Period[] {
  const periods: Period[] = [];
  for (let i = 0; i < values[Slot.Periods + side]; i++) {
    const at = slotOf(side, i);
    periods.push({
      method: values[at],
      baseMs: values[at + Part.Base] * 1000,
      valueMs: values[at + Part.Value] * 1000,
      moves: values[at + Part.Moves],
      count: values[at + Part.Count],
    });
  }
  return periods;
}

/** Says the rule that `text` breaks and goes to the field: the method, the time, or the first move of an increment. */
export function showFault(app: App, text: string, column: number, rule: Rule): void {
  const part = rule === Rule.Last || rule === Rule.Alone ? Part.Method : Part.Base;
  let slot = slotOf(0, 0) + part;
  let rest = text;
  for (let i = 1; i < column; i++) {
    const sign = rest.charAt(0);
    rest = rest.slice(1);
    if (sign === ":") slot += PARTS + PARTS;
    if (sign === "B") slot = slotOf(1, 0) + part;
    if (sign === ";") slot = Slot.From;
  }
  app.menu.subject = wordOfRule(rule);
  seekField(app, slot);
}

/** Every other rule is kept by the fields' bounds. */
function wordOfRule(rule: Rule): Word {
  if (rule === Rule.Base) return Word.TooLong;
  return rule === Rule.NoTime ? Word.NoTime : Word.Last - Rule.Last + rule;
}
