/** Clocks in the states in which a command is tried. */

import { expect } from "vitest";
import { type Answer, ask, pausedGame } from "../app/asking";
import { type Desk, openDesk } from "../app/desk";

export function ready(): Desk {
  return openDesk({ control: "180+2" });
}

export function running(): Desk {
  const desk = ready();
  desk.press("black");
  return desk;
}

export function locked(): Desk {
  const desk = ready();
  desk.line("lock 0042");
  desk.line("lock");
  return desk;
}

/** Returns a clock that has adjourned a game at place 3. */
export function putAway(): Desk {
  const desk = pausedGame();
  expect(ask(desk, "adjourn 3 sealed 1")).toEqual({ ok: true });
  return desk;
}

export const state = (desk: Desk) => ask(desk, "state") as { mode: string; white: Answer; black: Answer } & Answer;

export function named(line: string, told: Answer): void {
  const desk = ready();
  expect(ask(desk, line)).toEqual({ ok: true });
  expect(ask(desk, "hello")).toMatchObject(told);
}

/** Sends a line and checks the state after it. With `error` the clock must refuse it and stay as it was. */
export function becomes(desk: Desk, line: string, told: Answer): void {
  const before = state(desk);
  const answer = ask(desk, line);
  if ("error" in told) expect([answer, state(desk)]).toEqual([told, before]);
  else expect([answer, state(desk)]).toMatchObject([{ ok: true }, told]);
}

export function at(make: () => Desk): (line: string) => readonly [Desk, string] {
  return (line) => [make(), line];
}
