/** A locked clock, and the code that opens it. */

import { expect } from "vitest";
import { Form, Stage } from "../../../firmware/app/model/choices";
import { Setting } from "../../../firmware/app/settings/setting";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk, type Setting as Start } from "../desk";
import { strike } from "../strokes";

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

/** Opens the settings and chooses the item of the lock. */
export function chooseLock(desk: Desk): Desk {
  strike(desk, "M");
  while (desk.app.menu.listAt < Setting.Lock) desk.tap(Switch.Plus);
  return strike(desk, "S");
}
