/** Plays random games on the console, at any poll rate and counter start, and checks a property in them. */

import fc from "fast-check";
import { consoleStep } from "../oracle/console";
import type { Game, GameOptions } from "../oracle/game";
import { randomGame } from "../oracle/games";
import type { Line, SideLine } from "../oracle/line";
import { shrink } from "../oracle/shrink";
import { describeStep, type Step, verbs } from "../oracle/step";
import { tried } from "./tried";

export type Side = "white" | "black";

export interface SideState extends SideLine {
  readonly shown: string;
}

/** A state line of interfaces.md §4. */
export interface State extends Line {
  readonly control: string;
  readonly white: SideState;
  readonly black: SideState;
}

export interface Played {
  readonly step: Step;
  readonly lines: readonly State[];
}

/**
 * How the clock is driven: polled every `pollMs` (0 jumps from event to event), with a counter that begins at
 * `counterStart`.
 */
export interface Drive {
  readonly pollMs: number;
  readonly counterStart: number;
}

const WRAP = 2 ** 30;

/** The poll rates, ms. 0 jumps. The first two poll so often that their games have to be short. */
export const pollRates = [0, 1, 7, 100, 1000] as const;
/** The counter begins at 0, or just below its wrap, or so that it wraps in the middle of a game. */
export const counterStarts = [0, WRAP - 1, WRAP - 1000, WRAP - 20_000] as const;

export function driven(steps: readonly Step[], { pollMs, counterStart }: Drive): readonly Step[] {
  return steps.map((step) =>
    step.verb === verbs.begin ? { ...step, numbers: [...step.numbers.slice(0, 4), counterStart, pollMs] } : step,
  );
}

export const play = (steps: readonly Step[]): Played[] =>
  steps.map((step) => ({ step, lines: consoleStep(step).map((line): State => JSON.parse(line)) }));

export const linesOf = (played: readonly Played[]): State[] => played.flatMap(({ lines }) => lines);

/** Returns whether a line is of a late edge that does not count. Such a line shows a past state or a past instant. */
export const isLate = (line: State, { step }: Played): boolean => line.event === "ignored" && line.at < step.atMs;

/** Returns what is wrong with a played game, or undefined. */
export type Check = (played: readonly Played[]) => string | undefined;

export const games = (options: GameOptions = {}): fc.Arbitrary<Game> =>
  fc
    .nat({ max: 2 ** 31 - 1 })
    .map((seed) => ({ ...randomGame(seed, options), [fc.toStringMethod]: () => `game of seed ${seed}` }));

/** Generates games that can be polled at this rate in reasonable time. */
export const gamesAt = (pollMs: number, options: GameOptions = {}): fc.Arbitrary<Game> =>
  games({ ...options, hasty: pollMs === 1 || pollMs === 7 });

/** Plays a game and returns what is wrong with it, or undefined. `pick` chooses a place in the game. */
export type Fault = (steps: readonly Step[], drive: Drive, pick: number) => string | undefined;

/** Tries games at a poll rate with every counter start. Fails with the shortest game that has a fault. */
export function holdsAt(pollMs: number, arbitrary: fc.Arbitrary<Game>, fault: Fault, usual = 90): void {
  const property = fc.property(arbitrary, fc.constantFrom(...counterStarts), fc.nat(), (game, counterStart, pick) => {
    const found = (steps: readonly Step[]) => fault(steps, { pollMs, counterStart }, pick);
    if (found(game.steps) === undefined) return;
    const shortest = shrink(game.steps, (steps) => (found(steps) === undefined ? undefined : steps.length - 1));
    throw new Error([`seed ${game.seed}`, ...shortest.map(describeStep), found(shortest)].join("\n"));
  });
  fc.assert(property, tried(pollMs === 1 ? usual / 3 : usual));
}

/** Expects that the check holds for random games at a poll rate. */
export function assertHolds(check: Check, pollMs: number, options: GameOptions = {}, usual = 90): void {
  holdsAt(pollMs, gamesAt(pollMs, options), (steps, drive) => check(play(driven(steps, drive))), usual);
}

/** Expects that the check finds a fault in at least one of some games whose lines were changed on purpose. */
export function findsFault(
  check: Check,
  spoil: (line: State, index: number) => State,
  options: GameOptions = {},
): boolean {
  return Array.from({ length: 60 }, (_, seed) => play(randomGame(seed + 1, options).steps)).some(
    (played) =>
      check(played) === undefined &&
      check(played.map((each) => ({ ...each, lines: each.lines.map(spoil) }))) !== undefined,
  );
}
