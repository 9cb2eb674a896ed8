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

/** Returns what the left side shows, then the right side: name, time, counter and flag. */
export function places(desk: Desk): string[] {
  const { left, leftName, leftCount, leftFlag = "", right, rightName, rightCount, rightFlag = "" } = desk.page();
  return [
    `${leftName} ${left} ${leftCount} ${leftFlag}`.trim(),
    `${rightName} ${right} ${rightCount} ${rightFlag}`.trim(),
  ];
}

/**
 * Returns a game of 5 min for White and 4 min for Black, swapped after one press of each. The left side is now Black.
 */
export const late = (): Desk => swapped(pausedDesk("W300:60-B240:60", 1));
