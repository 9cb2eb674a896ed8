import { type Control, type Period, periodAt } from "../../core/control";
import { divide } from "../../core/divide";
import { countsMoves, countsUp, hasCount, hasValue, isTimed } from "../../core/method-facts";
import { type Method, Side } from "../../core/words";
import { onFlagByMethods, policyByMethods, printControl } from "../../notation/notation";
import { OWN_FIRST, PROGRAMS, programText, setProgram } from "../game/programs";
import type { App } from "../model/app";
import { FieldKind } from "../model/choices";
import { hasFrom, LAST_METHOD } from "../model/method-facts";
import { Word } from "../model/word";
import { methodWord } from "../text/method-word";
import { nameText, wordOf } from "../text/text";
import { addField, OPENED } from "./fields";

/*
 * The form of a user's own program, with every method and option of the notation as fields. form.ts prints the entered
 * program in the notation and reads it again, so the rules of the notation are the only ones.
 */

/**
 * The slots of the form's values. Where a slot has a successor without a name, it is White's (or both sides') and the
 * successor is Black's.
 */
export const enum Slot {
  /** The number of the program under which it is stored. */
  Place = 0,
  /** 1 if the sides differ, otherwise 0. */
  Apart = 1,
  Periods = 2,
  Repeats = 4,
  /** A policy, or 3 for the one that follows from the periods. */
  Policy = 6,
  /** An `OnFlag` plus 1, or 0 for the one that follows from the methods. */
  Flag = 7,
  From = 8,
  Clear = 9,
  /** The first of five values for each period: White's first period, Black's first, White's second, and so on. */
  First = 10,
}

/** The values of a period. Times are in seconds. */
export const enum Part {
  Method = 0,
  Moves = 1,
  Count = 2,
  Base = 3,
  Value = 4,
}

export const PARTS = 5;
const AUTO = 3;

/** Returns where the values of a side's period `i` begin. `side` is 0 for White or both, 1 for Black. */
export function slotOf(side: number, i: number): number {
  return Slot.First + (i + i + side) * PARTS;
}

export function layProgramForm(app: App, changed: number): string {
  if (changed >= OPENED) app.menu.subject = 0;
  if (app.facts.features.usual) noteOwn(app, changed);
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

/** Copies White's values to Black as they were laid out, until the sides are set apart. */
function copyWhite(values: number[]): void {
  values[Slot.Periods + 1] = values[Slot.Periods];
  values[Slot.Repeats + 1] = values[Slot.Repeats];
  for (let at = slotOf(1, 0); at < values.length; at += PARTS + PARTS) {
    for (let i = at; i < at + PARTS; i++) values[i] = values[i - PARTS];
  }
}

/** Lays out a side's periods and returns how many of them have an increment. */
function laySide(app: App, side: number): number {
  addField(app, Slot.Periods + side, FieldKind.Number, Word.Periods, 1, 8);
  const periods = app.menu.values[Slot.Periods + side];
  while (app.menu.values.length < slotOf(0, periods))
    app.menu.values.push(app.menu.values[app.menu.values.length - PARTS - PARTS]);
  if (app.facts.features.usual) copyPeriods(app, side, periods);
  let increments = 0;
  for (let i = 0; i < periods; i++) if (hasFrom(layPeriod(app, slotOf(side, i)))) increments++;
  const last = slotOf(side, periods - 1);
  if (isTimed(app.menu.values[last]) && app.menu.values[last + Part.Moves] === 0) {
    addField(app, Slot.Repeats + side, FieldKind.Choice, Word.Repeats, Word.No, 1);
  } else app.menu.values[Slot.Repeats + side] = 0;
  return increments;
}

/** Notes which periods the user has set: all that the form opens with, then each up to the one that was changed. */
function noteOwn(app: App, changed: number): void {
  const values = app.menu.values;
  const own = app.menu.ownPeriods;
  for (let side = 0; side < 2; side++) {
    const periods = values[Slot.Periods + side];
    if (changed === OPENED || own[side] > periods) own[side] = periods;
  }
  if (changed < Slot.First) return;
  const place = divide(changed, PARTS);
  const n = divide(place, 2);
  if (n > own[place - n - n]) own[place - n - n] = n;
}

/** Makes each period that the user has not set a copy of the one before it. The last one has no number of moves. */
function copyPeriods(app: App, side: number, periods: number): void {
  const values = app.menu.values;
  for (let i = app.menu.ownPeriods[side]; i < periods; i++) {
    const at = slotOf(side, i);
    for (let part = 0; part < PARTS; part++) values[at + part] = values[at + part - PARTS - PARTS];
    if (i === periods - 1) values[at + Part.Moves] = 0;
  }
}

/** Lays out the fields of the chosen method. A number of moves stays only with a method that has one. */
function layPeriod(app: App, at: number): Method {
  addField(app, at, FieldKind.Choice, Word.Method, Word.MethodTime, LAST_METHOD);
  const method: Method = app.menu.values[at];
  const counts = countsMoves(method);
  if (isTimed(method)) addField(app, at + Part.Moves, FieldKind.Number, Word.Moves, 0, 255);
  else app.menu.values[at + Part.Moves] = 0;
  if (hasCount(method)) {
    addField(app, at + Part.Count, FieldKind.Number, counts ? Word.Moves : Word.Periods, 1, counts ? 255 : 99);
  }
  const has = hasValue(method);
  if (isTimed(method) || !has) addField(app, at + Part.Base, FieldKind.Time, Word.Time, 0, 359999);
  if (has) addField(app, at + Part.Value, FieldKind.Time, methodWord(method), countsUp(method) ? 0 : 1, 35999);
  return method;
}

/** Returns the text before a field's label: the side's first letter if the sides differ, and the period's number. */
export function programLabel(app: App, slot: number): string {
  const isPeriod = slot >= Slot.First;
  if (!isPeriod && (slot < Slot.Periods || slot > Slot.Repeats + 1)) return "";
  const place = isPeriod ? divide(slot, PARTS) : slot;
  const i = divide(place, 2);
  const name = app.menu.values[Slot.Apart] === 0 ? "" : nameText(app, Side.White + place - i - i).charAt(0);
  return isPeriod ? name + i + " " : name === "" ? "" : name + " ";
}

/** Fills the form with the program on the display. At an empty place, fills it with the program shown before. */
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

/** Returns the place for the program. An own program stays in its place; any other goes to the first empty place. */
function placeFor(app: App): number {
  if (app.programs.chosen >= OWN_FIRST) return app.programs.chosen;
  for (let n = OWN_FIRST; n <= PROGRAMS; n++) if (programText(app, n) === "") return n;
  return OWN_FIRST;
}

/** Returns the entered program in the notation, or an empty text if its place is to be cleared. */
export function enteredText(app: App): string {
  return app.menu.values[Slot.Clear] === 0 ? printControl(entered(app.menu.values)) : "";
}

/** Stores the program in its place and chooses it. */
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

/**
 * Returns the periods as entered. Values that the method does not have are not printed, whatever was entered before it
 * was chosen.
 */
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
