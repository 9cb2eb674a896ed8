/** A clock whose times are corrected on its face. */

import { expect } from "vitest";
import { Region, Stage } from "../../../firmware/app/model/choices";
import type { Desk } from "../desk";
import { expectCourse, pausedDesk, strike } from "../strokes";

export function correcting(desk: Desk): Desk {
  strike(desk, "M S");
  expect(desk.app.stage).toBe(Stage.Correcting);
  return desk;
}

/** Expects the line below the times after each stroke. */
export function expectLines(desk: Desk, course: string): void {
  expectCourse(desk, course, () => desk.shown(Region.Line));
}

export const twoPeriods = (): Desk => correcting(pausedDesk("5400+30:1800+30"));
