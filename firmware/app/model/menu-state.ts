import type { FieldKind, Form, List } from "./choices";
import type { Word } from "./word";

/** A value of a form as it is laid out, see form.ts. */
export interface FormField {
  readonly slot: number;
  readonly kind: FieldKind;
  readonly label: Word;
  /** The least value; of a choice the word of value 0. */
  readonly from: number;
  readonly max: number;
}

/** The open menu and the open form. */
export interface Menu {
  /** The open menu and its chosen item, from 0. */
  list: List;
  listAt: number;
  form: Form;
  /** What the form is about, such as which penalty or program. */
  subject: number;
  /** The values of the form, by slot. */
  values: number[];
  /** The fields laid out; not all of them are kept, see `fieldAt`. */
  fields: FormField[];
  fieldCount: number;
  /** The field under the cursor. */
  field: number;
  /** The digit under the cursor, 0 for the last; −1 for the one that the field begins with. */
  place: number;
  /** The slot of the field that the cursor is to go to; −1 if it stays. */
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
    focusSlot: -1,
  };
}
