/** Whether a clock came up with something that was true. */
import type { Clock } from "../../firmware/core/clock";
import { Side } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { type Line, lineOf } from "../oracle/line";
import type { Held } from "../oracle/past";
import { type Colour, type Rules, readRules } from "../oracle/rules";
import { flow } from "../oracle/timeline";

/** How old the time of the side that ran may be (clock.md 11). */
export const staleMaxMs = 10_000;

/** What a clock tells of itself: its line, and what no line tells: the control's rules, and who sealed. */
export interface Told {
  readonly said: string;
  readonly rules: Rules;
  readonly sealer: Colour | null;
}

export function toldBy({ control, sealed }: Clock, said: string): Told {
  const sealer = sealed === Side.None ? null : sealed === Side.White ? "white" : "black";
  return { said, rules: readRules(printControl(control)), sealer };
}

/**
 * The position that a recovered clock tells, and when it was true: one that was held, or what became of it while it ran:
 * an input that was handled late, and lost, came after it had. Undefined: it was never true, or too long ago. `held`: from
 * the last one that was surely kept on. `staleMs`: how long ago it may have been.
 */
export function whatWasTrue(
  { said, rules, sealer }: Told,
  held: readonly Held[],
  cutMs: number,
  staleMs = staleMaxMs,
): Held | undefined {
  const line = JSON.parse(said) as Line;
  for (let i = held.length - 1; i >= 0; i--) {
    const found = whatItBecame(line, held[i] as Held, cutMs, cutMs - staleMs);
    if (found === undefined || found.position.sealer !== sealer) continue;
    if (JSON.stringify(found.position.rules) !== JSON.stringify(rules)) continue;
    if (JSON.stringify(lineOf(line.at, "expect", null, found.position)) === said) return found;
  }
  return undefined;
}

/**
 * Judges what a clock tells after a power cut: `found` is the position that was true, if any. A clock may show its programs
 * instead if the game may have been over, or was given up.
 */
export function judgeRecovery(
  told: Told,
  held: readonly Held[],
  cutMs: number,
  staleMs: number,
  isGivenUp: boolean,
): { found: Held | undefined; isRight: boolean } {
  const isSetup = told.said.includes('"mode":"setup"');
  const found = isSetup ? undefined : whatWasTrue(told, held, cutMs, staleMs);
  const mayBeOver = isGivenUp || held.some(({ position }) => ["finished", "ready"].includes(position.mode));
  return { found, isRight: found !== undefined || (isSetup && mayBeOver) };
}

/** The line of a position that the clock may come up with. */
export function heldLine({ at, position }: Held): string {
  return JSON.stringify(lineOf(at, "held", null, position));
}

function whatItBecame(line: Line, { at, position, past }: Held, untilMs: number, fromMs: number): Held | undefined {
  if (at > untilMs) return undefined;
  if (position.mode !== "running") return { at: untilMs, position, past };
  const ranMs = line[position.turn].used - position[position.turn].used;
  if (ranMs < 0 || at + ranMs > untilMs || at + ranMs < fromMs) return undefined;
  return { at: at + ranMs, position: { ...flow(position, ranMs), mode: "paused" }, past };
}

/** From `first` on, and what came before it since the last press: a clock without room for more has only that. */
export function sinceLastPress(trail: readonly Held[], first: number): Held[] {
  let from = first;
  while (from > 0 && pressesOf(trail[from - 1]) === pressesOf(trail[first])) from--;
  return trail.slice(from);
}

function pressesOf(held: Held | undefined): number {
  return held === undefined ? -1 : held.position.white.presses + held.position.black.presses;
}
