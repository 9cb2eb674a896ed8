import { remainder } from "../../core/integer";
import type { App } from "../model/app";
import { FieldKind } from "../model/choices";
import type { FormField } from "../model/menu-state";
import type { Word } from "../model/word";

/** What a `lay…` is told instead of the slot of the changed value. */
export const OPENED = -1;

/** Where the cursor is not yet in a field: at the digit that this kind of field begins with. */
export const AT_BEGINNING = -1;

/** So many fields are kept: no more are ever in sight. */
const FIELDS_KEPT = 6;

/**
 * Lays out the next field: `app.values[slot]`, kept within its bounds. `from`: the least value; of a choice the word for
 * 0, the others follow it. `max`: the greatest value. The last fields up to the cursor's are kept.
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

/** The field at place `i` of the form, from 0: one in sight. */
export function fieldAt(app: App, i: number): FormField {
  return app.menu.fields[remainder(i, FIELDS_KEPT)];
}

/**
 * At the next layout the cursor goes to the field of a slot. Until that is found it is behind every field, so that those
 * above are kept.
 */
export function seekField(app: App, slot: number): void {
  app.menu.focusSlot = slot;
  app.menu.field = app.menu.fieldCount;
  app.menu.place = AT_BEGINNING;
}
