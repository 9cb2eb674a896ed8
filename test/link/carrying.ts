/** A game as the line that one clock exports for another. */
import { expect } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { notationNamed } from "../../sim/notation/all";
import { ask } from "../app/asking";
import { openDesk } from "../app/desk";

/** Exports a game of two presses that was corrected to the greatest values. */
export function exported(control: string): string {
  const desk = openDesk();
  expect([control, ask(desk, `set ${control}`)]).toEqual([control, { ok: true }]);
  desk.press("black");
  desk.wait(1_234);
  desk.press("white");
  desk.wait(123_456);
  desk.line("pause");
  desk.line("correct white.remaining=359999000 black.remaining=359998999 white.presses=9999 black.presses=9998");
  expect(ask(desk, "adjourn 10 sealed 1")).toEqual({ ok: true });
  return String(ask(desk, "export 10").line);
}

/** Returns a control of eight periods, the most that a side can have, with the longest numbers. */
export function longestControl(): string {
  const period = (i: number) => (i < 7 ? `${240 + i}/${35_990 + i}+${35_980 + i}` : `${40_000 + i}+${35_980 + i}`);
  const reading = notationNamed("canonical")?.read?.(Array.from({ length: 8 }, (_, i) => period(i)).join(":"));
  if (reading === undefined || !("control" in reading)) throw new Error("the longest control is none");
  return printControl(reading.control);
}
