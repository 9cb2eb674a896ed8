/** A clock whose times are corrected on its face. */

import { expect } from "vitest";
import { Region, Stage } from "../../../firmware/app/model/choices";
import type { Desk } from "../desk";
import { pausedDesk, strike } from "../strokes";

export function correcting(desk: Desk): Desk {
  strike(desk, "M S");
  expect(desk.app.stage).toBe(Stage.Correcting);
  return desk;
}

/** Returns the line below the times after each stroke. */
export function lines(desk: Desk, strokes: string): string[] {
  return strokes.split(" ").map((stroke) => {
    strike(desk, stroke);
    return desk.shown(Region.Line);
  });
}

export const twoPeriods = (): Desk => correcting(pausedDesk("5400+30:1800+30"));
