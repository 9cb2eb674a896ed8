/** Chooses the hint about the keys of a form. */
import { FieldKind } from "../../../firmware/app/model/choices";
import type { Menu } from "../../../firmware/app/model/menu-state";

/** Returns which keys matter in a form: many forms have no digits, and some no value at all. */
export function formKeys({ fields, field, fieldCount }: Menu): "form" | "choice" | "question" {
  if (fieldCount === 0) return "question";
  return fields[field]?.kind === FieldKind.Choice ? "choice" : "form";
}
