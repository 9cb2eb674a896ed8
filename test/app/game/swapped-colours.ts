/** A paused game whose colours are exchanged, and its forms. */

import { openForm } from "../../../firmware/app/menu/form";
import { Form } from "../../../firmware/app/model/choices";
import type { Desk } from "../desk";
import { pausedDesk, strike } from "../strokes";

export function filled(desk: Desk, form: Form, strokes: string, subject = 0): void {
  openForm(desk.app, form, subject);
  strike(desk, strokes);
}

export function swapped(desk: Desk): Desk {
  filled(desk, Form.Colours, "S!");
  return desk;
}

/** What is on the left, then on the right: name, time, counter, flag. */
export function places(desk: Desk): string[] {
  const { left, leftName, leftCount, leftFlag = "", right, rightName, rightCount, rightFlag = "" } = desk.page();
  return [
    `${leftName} ${left} ${leftCount} ${leftFlag}`.trim(),
    `${rightName} ${right} ${rightCount} ${rightFlag}`.trim(),
  ];
}

/** White 5 min and Black 4 min, after a press of each: then the left clock, White's, is called Black. */
export const late = (): Desk => swapped(pausedDesk("W300:60-B240:60", 1));
