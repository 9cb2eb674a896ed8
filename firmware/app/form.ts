import { divide, remainder } from "../core/integer";
import { showStage } from "./act";
import type { App } from "./app";
import { layArbiterForm, submitArbiterForm } from "./arbiter-forms";
import { Form, Kind, Region, Stage } from "./choices";
import { layCorrection, showCorrection, submitCorrection } from "./correcting";
import { showFace } from "./face";
import { openPage, putRows, putTitle } from "./page";
import { layProgramForm, programLabel, submitProgramForm } from "./program-form";
import { showProgram } from "./programs";
import { put } from "./screen";
import { Word, wordOf } from "./words";

/*
 * A form: values that are changed under a cursor and accepted together, by holding START. Its owner lays the fields
 * out anew after every change (`lay…`: presets the values when `changed` is `OPENED`, then one `addField` for each, and
 * returns a line for the top, or nothing) and does what it says (`submit…`: false where it cannot be done).
 * A form without fields is a confirmation.
 */

/** What a `lay…` is told instead of the slot of the changed value. */
export const OPENED = -1;
const NOTHING = -2;

/** Opens a form; `subject` is what it is about: a penalty, a program, a place. */
export function openForm(app: App, form: Form, subject: number): void {
  app.form = form;
  app.subject = subject;
  if (form === Form.Correct) {
    showStage(app);
    showFace(app);
    app.stage = Stage.Correcting;
  } else openPage(app, Stage.Filling);
  app.field = -1;
  app.fields = [];
  layOut(app, OPENED);
  nextField(app);
}

/**
 * Lays out the next field: `app.values[slot]`, kept within its bounds. `from`: the least value; of a choice the word for
 * 0, the others follow it. `max`: the greatest value.
 */
export function addField(app: App, slot: number, kind: Kind, label: Word, from: number, max: number): void {
  app.fields[app.fieldCount] = { slot: slot, kind: kind, label: label, from: from, max: max };
  app.fieldCount++;
  const min = kind === Kind.Choice ? 0 : from;
  if (app.values[slot] < min) app.values[slot] = min;
  if (app.values[slot] > max) app.values[slot] = max;
}

/** Changes the value under the cursor, by its place's worth. A choice and a digit of a code go round; `addField` stops others. */
export function stepValue(app: App, direction: number): void {
  if (app.fieldCount === 0) return;
  const field = app.fields[app.field];
  const slot = field.slot;
  const step = direction * worthOf(field.kind, app.place);
  const old = app.values[slot];
  let value = old + step;
  if (field.kind === Kind.Choice) {
    if (value < 0) value = field.max;
    else if (value > field.max) value = 0;
  } else if (field.kind === Kind.Code) {
    const digit = remainder(divide(old, step * direction), 10) + direction;
    if (digit < 0 || digit > 9) value -= step * 10;
  }
  app.values[slot] = value;
  showForm(app, slot);
}

/** The next digit to the right, round the end. No choice is of ten words: it has one place. */
export function nextDigit(app: App): void {
  if (app.fieldCount === 0) return;
  app.place--;
  if (app.place < 0) {
    const field = app.fields[app.field];
    app.place = 0;
    while (worthOf(field.kind, app.place + 1) <= field.max) app.place++;
  }
  showForm(app, NOTHING);
}

/** A time begins at its minutes, a code at its first digit, a number at its last. */
export function nextField(app: App): void {
  app.field++;
  if (app.field >= app.fieldCount) app.field = 0;
  app.place = 0;
  if (app.fieldCount > 0) {
    const kind = app.fields[app.field].kind;
    if (kind >= Kind.Time) app.place = kind;
  }
  showForm(app, NOTHING);
}

/** Does what the form says; what cannot be done is said, and the form stays, or another that was opened instead. */
export function acceptForm(app: App, atMs: number): void {
  const fields = app.fields;
  if (!submit(app, atMs)) {
    showForm(app, NOTHING);
    put(app, app.form === Form.Correct ? Region.Line : Region.Hint, wordOf(app, Word.NotNow));
  } else if (app.fields === fields) {
    if (app.form === Form.Program) showProgram(app, 0, atMs);
    leavePage(app);
  }
}

/** Closes a form, or any page; nothing is changed. */
export function leavePage(app: App): void {
  put(app, Region.Caret, "");
  app.fields = [];
  app.values = [];
  showStage(app);
}

function showForm(app: App, changed: number): void {
  const note = layOut(app, changed);
  if (app.form === Form.Correct) {
    showCorrection(app);
    return;
  }
  putTitle(app, "");
  put(app, Region.Row1, wordOf(app, Word.Arbiter + app.form));
  put(app, Region.Row1 + 1, note);
  putRows(app, note === "" ? 1 : 2, app.fieldCount, app.field);
}

/** A label and its value, at the two ends of a row. */
export function fieldLine(app: App, i: number): string {
  const field = app.fields[i];
  const place = app.form === Form.Program ? programLabel(app, field.slot) : "";
  return place + wordOf(app, field.label) + "  " + fieldText(app, i);
}

/** The value of a field as it reads, the digit under the cursor in brackets; of a code only that one is seen. */
export function fieldText(app: App, i: number): string {
  const field = app.fields[i];
  const kind = field.kind;
  const place = i === app.field ? app.place : -1;
  let rest = app.values[field.slot];
  if (kind === Kind.Choice) return wordOf(app, field.from + rest);
  let least = place;
  if (kind >= Kind.Time) least = kind === Kind.Time ? 4 : 3;
  let text = "";
  for (let p = 0; p === 0 || p <= least || rest > 0; p++) {
    const base = baseOf(kind, p);
    const digit = remainder(rest, base);
    if (kind === Kind.Time && (p === 2 || p === 4)) text = ":" + text;
    text = (p === place ? "[" + digit + "]" : kind === Kind.Code ? "*" : digit) + text;
    rest = divide(rest, base);
  }
  return text;
}

/** How many of a place make one of the next: seconds, tens of seconds, minutes … of a time, tens of anything else. */
function baseOf(kind: Kind, place: number): number {
  if (kind !== Kind.Time || place === 0 || place === 2) return 10;
  return place === 4 ? 100 : 6;
}

function worthOf(kind: Kind, place: number): number {
  let worth = 1;
  for (let p = 0; p < place; p++) worth *= baseOf(kind, p);
  return worth;
}

/** The fields as the values have them now. */
function layOut(app: App, changed: number): string {
  app.fieldCount = 0;
  if (app.form === Form.Correct) return layCorrection(app, changed);
  return app.form === Form.Program ? layProgramForm(app, changed) : layArbiterForm(app, changed);
}

function submit(app: App, atMs: number): boolean {
  if (app.form === Form.Correct) return submitCorrection(app, atMs);
  return app.form === Form.Program ? submitProgramForm(app) : submitArbiterForm(app, atMs);
}
