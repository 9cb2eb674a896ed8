import { remainder } from "../../core/divide";
import type { App } from "../model/app";
import { FieldKind } from "../model/choices";
import type { FormField } from "../model/menu-state";
import { Word } from "../model/word";
import { methodWord } from "../text/method-word";

/** The value that a `lay…` function receives when the form opens, instead of the slot of the changed value. */
export const OPENED = -1;

/**
 * The place of a cursor that has just moved to a field. It then moves to the digit with which this kind of field
 * begins.
 */
export const AT_BEGINNING = -1;

/** How many fields are kept, because no more are ever in sight. */
const FIELDS_KEPT = 6;

/**
 * Adds the next field. Its value is `app.menu.values[slot]`, kept within its bounds. `from` is the least value. For a
 * choice, `from` is the word for 0, and the other words follow it. `max` is the greatest value. Only the last fields up
 * to the cursor's are kept.
 */
export function addField(app: App, slot: number, kind: FieldKind, label: Word, from: number, max: number): void {
  const i = app.menu.fieldCount;
  app.menu.fieldCount++;
  if (slot === app.menu.focusSlot) app.menu.field = i;
  if (i <= app.menu.field || i < FIELDS_KEPT) {
    app.menu.fields[remainder(i, FIELDS_KEPT)] = { slot: slot, kind: kind, label: label, from: from, max: max };
  }
  if (i === app.menu.field && app.menu.place === AT_BEGINNING) app.menu.place = kind >= FieldKind.Time ? kind : 0;
  const min = kind === FieldKind.Choice ? 0 : from;
  if (app.menu.values[slot] < min) app.menu.values[slot] = min;
  if (app.menu.values[slot] > max) app.menu.values[slot] = max;
}

/** Returns the word for a value of a choice. */
export function choiceWord(field: FormField, value: number): Word {
  return field.from === Word.MethodTime ? methodWord(value) : field.from + value;
}

/** Returns the field at place `i` of the form, from 0. That field must be in sight. */
export function fieldAt(app: App, i: number): FormField {
  return app.menu.fields[remainder(i, FIELDS_KEPT)];
}

/**
 * Moves the cursor to the field of a slot at the next layout. Until the layout finds that field, the cursor is behind
 * every field, so that the fields above it are kept.
 */
export function seekField(app: App, slot: number): void {
  app.menu.focusSlot = slot;
  app.menu.field = app.menu.fieldCount;
  app.menu.place = AT_BEGINNING;
}
