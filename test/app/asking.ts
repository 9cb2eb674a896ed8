/** A clock that is asked over its link. */
import { expect } from "vitest";
import { type Desk, openDesk } from "./desk";
import { strike } from "./strokes";

export type Answer = Record<string, unknown>;

/** Sends a line and returns its answer. There must be exactly one; reports may come before and after it. */
export function ask(desk: Desk, line: string): Answer {
  const from = desk.lines.length;
  desk.line(line);
  const said = desk.lines.slice(from).map((each) => JSON.parse(each.replace(/^\*.. /, "")) as Answer);
  const answers = said.filter((each) => "ok" in each || "error" in each);
  expect(answers, line).toHaveLength(1);
  return answers[0] ?? {};
}

/** A paused game whose menu is open. */
export function inMenu(): Desk {
  const desk = strike(pausedGame(), "M");
  return desk;
}

/** Returns a game that a key paused after one press of each lever: White has pressed once, Black is on move. */
export function pausedGame(control = "180+2"): Desk {
  const desk = strike(openDesk({ control }), "black 5s white 5s S");
  return desk;
}
