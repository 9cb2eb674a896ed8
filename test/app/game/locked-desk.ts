/** A locked clock, and the code that opens it. */

import { expect } from "vitest";
import { Form, Stage } from "../../../firmware/app/model/choices";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk, type Setting as Start } from "../desk";

/** Returns a clock that is locked with a code. */
export function locked(setting: Start = { control: "60" }, code = 1234): Desk {
  const desk = openDesk(setting);
  desk.app.settings.lockCode = code;
  return desk;
}

/** Returns a paused game that Black's press started. */
export function paused(): Desk {
  const desk = locked();
  desk.press("black");
  desk.wait(1000);
  desk.tap(Switch.Start);
  expect(desk.app.stage).toBe(Stage.Paused);
  return desk;
}

export function isAsked(desk: Desk): boolean {
  return desk.app.stage === Stage.Filling && desk.app.menu.form === Form.Unlock;
}
