/** A clock whose arbiter opens the form for a player who is not there. */

import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region } from "../../../firmware/app/model/choices";
import { Edition } from "../../../firmware/laws/edition";
import { type Desk, openDesk } from "../desk";

export const MINUTE_MS = 60000;

/** Returns a clock that is ready, with the form open. */
export function openNoShow(edition = Edition.Laws2023, setting = {}): Desk {
  const desk = openDesk({ control: "5400+30", ...setting });
  desk.app.settings.edition = edition;
  openForm(desk.app, Form.NoShow, 0);
  return desk;
}

export function rows(desk: Desk): string[] {
  return [0, 1, 2, 3].map((row) => desk.shown(Region.Row1 + row));
}
