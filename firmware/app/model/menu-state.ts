import type { FieldKind, Form, List } from "./choices";
import type { Word } from "./word";

/** A field of a form, see menu/form.ts. */
export interface FormField {
  readonly slot: number;
  readonly kind: FieldKind;
  readonly label: Word;
  /** The smallest value. For a choice: the `Word` of value 0. */
  readonly from: number;
  readonly max: number;
}

/** The open menu and the open form. */
export interface Menu {
  /** The open menu, and the index of its selected item, from 0. */
  list: List;
  listAt: number;
  form: Form;
  /** The subject of the form, such as a penalty or the number of a program. */
  subject: number;
  /** The values of the form, indexed by slot. */
  values: number[];
  /** The fields of the form. The list does not hold all of them at once, see `fieldAt`. */
  fields: FormField[];
  fieldCount: number;
  /** The index of the field under the cursor. */
  field: number;
  /** The digit under the cursor, 0 for the last digit; −1 for the digit at which editing of the field begins. */
  place: number;
  /** How many periods of each side the user has set in the form of a program. Each further one copies the last. */
  ownPeriods: number[];
  /** The slot of the field to which the cursor moves next; −1 if it does not move. */
  focusSlot: number;
}

export function createMenu(): Menu {
  return {
    list: 0,
    listAt: 0,
    form: 0,
    subject: 0,
    values: [],
    fields: [],
    fieldCount: 0,
    field: 0,
    place: 0,
    ownPeriods: [0, 0],
    focusSlot: -1,
  };
}
