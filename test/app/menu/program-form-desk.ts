/** The form of an own time control, field by field. */

import { fieldAt } from "../../../firmware/app/menu/fields";
import { Language } from "../../../firmware/app/model/language";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";

/** Returns the row under the cursor. */
export function row(desk: Desk): string {
  return desk.chosen().replace(/: +| {2,}/, " ");
}

export function field(desk: Desk, part: 0 | 1): number {
  const current = fieldAt(desk.app, desk.app.menu.field);
  return part === 0 ? current.slot : current.kind;
}

/** Opens the form of program 30 with a control in it. */
export function openWith(text: string, language = Language.English): Desk {
  const desk = openDesk({ facts: { language } });
  desk.tap(Switch.Minus);
  desk.app.programs.own[4] = text;
  desk.hold(Switch.Start, 1100);
  return desk;
}
