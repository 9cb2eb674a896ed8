/** A paused game, the arbiter's menu over it, and the places where games are kept. */

import { expect } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { Form, Stage } from "../../../firmware/app/model/choices";
import { putAway } from "../acts";
import { type Desk, openDesk, type Setting as Start } from "../desk";
import { strike } from "../strokes";

/** Returns a paused game with White to move. Each side has moved once: White used 5 s, Black 7 s. */
export function paused(setting: Start = {}): Desk {
  const desk = strike(openDesk({ control: "5400+30", ...setting }), "black");
  desk.wait(5000 - 110);
  desk.press("white");
  desk.wait(7000 - 110);
  strike(desk, "black S");
  expect(desk.app.stage).toBe(Stage.Paused);
  return desk;
}

/** Presses PLUS until the cursor is on an item of the open menu, and chooses it. */
export function choose(desk: Desk, item: string): void {
  for (let i = 0; i < 20; i++) {
    if (Object.values(desk.page()).some((text) => text.startsWith(`»${item}`))) {
      strike(desk, "S");
      return;
    }
    strike(desk, "+");
  }
  throw new Error(`no item ${item}`);
}

export function openAdjourn(desk: Desk): Desk {
  strike(desk, "M");
  choose(desk, "Adjourn");
  expect(desk.app.menu.form).toBe(Form.Adjourn);
  return desk;
}

/** Adjourns a game as the form does: the handler writes the log at its end. */
export function put(desk: Desk, place: number, sealed: boolean, chargeMs: number): boolean {
  const isPut = putAway(desk.app, place, sealed, chargeMs, desk.nowMs);
  finishHandler(desk.app, desk.nowMs);
  return isPut;
}
