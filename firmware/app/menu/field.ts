import { divide, remainder } from "../../core/divide";
import { smaller } from "../../core/integer";
import type { App } from "../model/app";
import { FieldKind, Form } from "../model/choices";
import type { FormField } from "../model/menu-state";
import { noteOutcome } from "../model/speech-notes";
import { Outcome } from "../model/speech-state";
import { wordOf } from "../text/text";
import { choiceWord, fieldAt } from "./fields";
import { programLabel } from "./program-form";

/*
 * One field of a form: its digits and its text.
 */

/**
 * Changes the value under the cursor by one unit of its digit, within its bounds. A choice and a digit of a code wrap
 * around. Returns the slot of the value.
 */
export function changeValue(app: App, direction: number): number {
  const field = fieldAt(app, app.menu.field);
  const slot = field.slot;
  const step = direction * worthOf(field.kind, app.menu.place);
  const old = app.menu.values[slot];
  let value = old + step;
  if (field.kind === FieldKind.Choice) {
    if (value < 0) value = field.max;
    else if (value > field.max) value = 0;
  } else if (field.kind === FieldKind.Code) {
    const digit = remainder(divide(old, step * direction), 10) + direction;
    if (digit < 0 || digit > 9) value -= step * 10;
  } else value = smaller(value < field.from ? field.from : value, field.max);
  app.menu.values[slot] = value;
  if (app.facts.features.speech && (field.kind === FieldKind.Number || field.kind === FieldKind.Time)) {
    if (direction < 0 && value === field.from) noteOutcome(app, Outcome.Lowest);
    if (direction > 0 && value === field.max) noteOutcome(app, Outcome.Highest);
  }
  return slot;
}

/**
 * Moves the cursor one digit to the right, and from the last digit to the first. A choice has one digit, because none
 * has ten words.
 */
export function moveDigit(app: App): void {
  app.menu.place--;
  if (app.menu.place >= 0) return;
  const field = fieldAt(app, app.menu.field);
  app.menu.place = 0;
  while (worthOf(field.kind, app.menu.place + 1) <= field.max) app.menu.place++;
}

/** Returns a label and its value, for the two ends of a row. */
export function fieldLine(app: App, i: number): string {
  const field = fieldAt(app, i);
  const place = app.facts.features.ownPrograms && app.menu.form === Form.Program ? programLabel(app, field.slot) : "";
  return place + wordOf(app, field.label) + "  " + fieldText(app, i);
}

/** Returns the value of a field as text, with the digit under the cursor in brackets. A code shows only that digit. */
export function fieldText(app: App, i: number): string {
  const field = fieldAt(app, i);
  const kind = field.kind;
  const place = i === app.menu.field ? app.menu.place : -1;
  let rest = app.menu.values[field.slot];
  if (kind === FieldKind.Choice) return wordOf(app, choiceWord(field, rest));
  let least = place;
  if (kind >= FieldKind.Time) least = kind === FieldKind.Time ? 4 : 3;
  let text = "";
  for (let p = 0; p === 0 || p <= least || rest > 0; p++) {
    const base = baseOf(kind, p);
    const digit = remainder(rest, base);
    if (kind === FieldKind.Time && (p === 2 || p === 4)) text = ":" + text;
    text = (p === place ? "[" + digit + "]" : kind === FieldKind.Code ? "*" : digit) + text;
    rest = divide(rest, base);
  }
  return text;
}

/** Returns the digit under the cursor. */
export function fieldDigit(app: App, field: FormField): number {
  const place = app.menu.place;
  return remainder(divide(app.menu.values[field.slot], worthOf(field.kind, place)), baseOf(field.kind, place));
}

/**
 * Returns how many units of a place make one unit of the next. The places of a time are seconds, tens of seconds,
 * minutes and so on. The places of any other number are decimal.
 */
function baseOf(kind: FieldKind, place: number): number {
  if (kind !== FieldKind.Time || place === 0 || place === 2) return 10;
  return place === 4 ? 100 : 6;
}

function worthOf(kind: FieldKind, place: number): number {
  let worth = 1;
  for (let p = 0; p < place; p++) worth *= baseOf(kind, p);
  return worth;
}
