/** Drives the core itself, without the console, by the steps of a random game. */

import { undo } from "../../firmware/core/acts";
import { adjourn } from "../../firmware/core/change";
import type { Clock, SideState } from "../../firmware/core/clock";
import { correct } from "../../firmware/core/correct";
import { finish, pause, press, resume, start } from "../../firmware/core/game";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { type Side, Side as Sides } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { type Step, verbs } from "../oracle/step";

const WRAP = 2 ** 30;

/** Returns the counter's value at an instant of the game. */
export const counterAt = (startAt: number, atMs: number): number => (startAt + atMs) % WRAP;

export const sideOf = (number: number | undefined): Side => (number === 2 ? Sides.Black : Sides.White);

/** Returns a clock that the first step of a game sets up, or undefined if the step does something else. */
export function setUp({ verb, text }: Step, startAt: number, notice = () => {}): Clock | undefined {
  const control = verb === verbs.begin ? parseControl(text).control : undefined;
  return control === undefined ? undefined : createClock(control, startAt, notice);
}

/** The verbs that the core has by itself. */
export const coreVerbs = [
  verbs.begin,
  verbs.advance,
  verbs.press,
  verbs.start,
  verbs.pause,
  verbs.resume,
  verbs.correct,
  verbs.undo,
  verbs.adjourn,
  verbs.finish,
] as const;

/** The verbs that only the console has. */
export const consoleVerbs = Object.values(verbs).filter((verb) => !(coreVerbs as readonly number[]).includes(verb));

/** Applies a step. Polls the clock every `pollMs` on the way, or never if it is 0. */
export function applyStep(clock: Clock, step: Step, startAt: number, from = 0, pollMs = 0): void {
  const now = counterAt(startAt, step.atMs);
  const [first, second = step.atMs] = step.numbers;
  if (pollMs > 0) for (let at = from + pollMs; at < step.atMs; at += pollMs) advance(clock, counterAt(startAt, at));
  advance(clock, now);
  switch (step.verb) {
    case verbs.press:
      press(clock, sideOf(first), counterAt(startAt, second));
      advance(clock, now);
      return;
    case verbs.correct:
      correct(clock, now, [...step.numbers]);
      return;
    case verbs.undo:
      undo(clock, now, first === 1);
      return;
    case verbs.adjourn:
      adjourn(clock, now, first === 1, second);
      return;
    default:
      applyKey(clock, step, now);
  }
}

/** Applies the arbiter's start, pause or resume. Its stamp may lie before the clock's instant. */
export function applyKey(clock: Clock, { verb, numbers }: Step, stamp: number): void {
  if (verb === verbs.start) start(clock, stamp);
  else if (verb === verbs.pause) pause(clock, stamp);
  else if (verb === verbs.resume) resume(clock, sideOf(numbers[0]), stamp);
  else if (verb === verbs.finish) finish(clock, stamp);
}

/** Returns all values of one side for comparison: R, M, D, overtime, counter and the rest. */
export function seenOf(clock: Clock): { white: SideState; black: SideState; turn: Side; firstFlag: Side } {
  const { white, black, turn, firstFlag } = clock;
  return { white: { ...white }, black: { ...black }, turn, firstFlag };
}
