/** Judges whether a clock recovered something that was true. */
import type { Clock } from "../../firmware/core/clock";
import { Side } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { type Line, lineOf } from "../oracle/line";
import type { Held } from "../oracle/past";
import { type Colour, type Rules, readRules } from "../oracle/rules";
import { flow } from "../oracle/timeline";

/** The greatest age that the running side's time may have (clock.md §11), ms. */
export const staleMaxMs = 10_000;

/** The report of a clock about itself: its line, the control's rules, and who sealed. No line has the last two. */
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
 * Returns the position that a recovered clock reports and the time when it was true. The position is one of `held`, or
 * what it became while the clock ran on, because an input that was handled late was lost. Returns undefined if the
 * position was never true, or longer than `staleMs` ago. `held` begins with the last position that was surely recorded.
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
 * Judges what a clock reports after a power cut. `found` is the position that was true, if any. If the game may have
 * been over or abandoned, the clock may show its programs instead.
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

/** A cut of the power. The clock notices it at most `lateMs` late; `isShort` says that it kept only presses. */
export interface Cut {
  readonly atMs: number;
  readonly lateMs: number;
  readonly isShort: boolean;
  readonly isGivenUp: boolean;
}

/** Judges what a clock reports after a cut: `held` is what it may have kept, from place `first` of the trail on. */
export function judgeCut(
  told: Told,
  trail: readonly Held[],
  first: number,
  { atMs, lateMs, isShort, isGivenUp }: Cut,
): ReturnType<typeof judgeRecovery> & { held: readonly Held[] } {
  const held = isShort ? sinceLastPress(trail, first) : trail.slice(first);
  const staleMs = isShort ? Number.POSITIVE_INFINITY : staleMaxMs + lateMs;
  return { ...judgeRecovery(told, held, atMs, staleMs, isGivenUp), held };
}

/** Returns the line of a position that the clock may recover. */
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

/** Returns the positions from `first` on, and those before it since the last press: a full log may hold only these. */
export function sinceLastPress(trail: readonly Held[], first: number): Held[] {
  let from = first;
  while (from > 0 && pressesOf(trail[from - 1]) === pressesOf(trail[first])) from--;
  return trail.slice(from);
}

function pressesOf(held: Held | undefined): number {
  return held === undefined ? -1 : held.position.white.presses + held.position.black.presses;
}
