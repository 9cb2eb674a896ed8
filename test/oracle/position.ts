/** Defines what the oracle knows at one instant. A position never changes: every act makes another one. */

import {
  type Colour,
  colours,
  hasDelay,
  isOvertime,
  LONGEST_MS,
  opponent,
  type Rules,
  type Stage,
  stageOf,
} from "./rules";

/** The values of one side. `main` is the main time, the rest of an overtime period, or the time counted up. */
export interface Half {
  readonly main: number;
  readonly delay: number;
  readonly overtime: number;
  readonly used: number;
  readonly presses: number;
  readonly period: number;
  /** The period whose method governs this turn: that of the last press, or a newer one entered while waiting. */
  readonly turnStage: Stage;
  readonly flag: "none" | "interim" | "final";
  /** Running time until an interim sign ends. */
  readonly signMs: number;
}

export type Mode = "ready" | "running" | "paused" | "fallen" | "finished";

export interface Position {
  readonly rules: Rules;
  readonly mode: Mode;
  readonly turn: Colour;
  /** The instant at which the running side began to run. */
  readonly since: number;
  /** All running time so far, of both sides. */
  readonly ran: number;
  readonly first: Colour | null;
  readonly white: Half;
  readonly black: Half;
  /** Illegal moves of each side. */
  readonly illegal: { readonly white: number; readonly black: number };
  /** The side that sealed a move at an adjournment. */
  readonly sealer: Colour | null;
}

export const capped = (ms: number): number => Math.min(ms, LONGEST_MS);

export function currentStage(position: Position, side: Colour): Stage {
  const stage = stageOf(position.rules, side, position[side].period);
  if (stage === undefined) throw new Error(`the oracle lost the period of ${side}`);
  return stage;
}

export const nextStage = (position: Position, side: Colour): Stage | undefined =>
  stageOf(position.rules, side, position[side].period + 1);

export function amend(position: Position, side: Colour, change: Partial<Half>): Position {
  const half = { ...position[side], ...change };
  const kept = half.turnStage.manner === "bronstein" ? Math.min(half.main, LONGEST_MS - half.delay) : half.main;
  const amended = kept === half.main ? half : { ...half, main: kept };
  return side === "white" ? { ...position, white: amended } : { ...position, black: amended };
}

/** Returns whether the time of a side rises while it runs. */
export const rises = (position: Position, side: Colour): boolean => currentStage(position, side).manner === "upcount";

/** Returns the remaining time of a side. */
export function remainingOf(position: Position, side: Colour): number {
  const half = position[side];
  return half.turnStage.manner === "delay" ? half.main : half.main + half.delay;
}

function openingHalf(rules: Rules, side: Colour): Half {
  const [stage] = rules[side];
  if (stage === undefined) throw new Error("a side without periods");
  const bonus = stage.manner === "increment" && rules.from <= 1 ? stage.value : 0;
  const whole = ["byoyomi", "canadian", "gong"].includes(stage.manner) ? stage.value : 0;
  return {
    main: capped(stage.base + bonus + whole),
    delay: hasDelay(stage) ? stage.value : 0,
    overtime: stage.count,
    used: 0,
    presses: 0,
    period: 1,
    turnStage: stage,
    flag: "none",
    signMs: 0,
  };
}

export function opening(rules: Rules): Position {
  return {
    rules,
    mode: "ready",
    turn: "white",
    since: 0,
    ran: 0,
    first: null,
    white: openingHalf(rules, "white"),
    black: openingHalf(rules, "black"),
    illegal: { white: 0, black: 0 },
    sealer: null,
  };
}

/** Returns the turn of a side in a period. A turn that is still to come gets the delay of the period. */
export const turnOf = (stage: Stage, waiting: boolean): Partial<Half> =>
  waiting && hasDelay(stage) ? { delay: stage.value, turnStage: stage } : {};

/** Moves a side to its next period, with its base time or first overtime period. A waiting side gets the new delay. */
export function enter(position: Position, side: Colour, waiting: boolean): Position {
  const stage = nextStage(position, side);
  if (stage === undefined) throw new Error("no period to enter");
  const half = position[side];
  const counted = stage.manner === "byoyomi" || stage.manner === "canadian";
  return amend(position, side, {
    period: half.period + 1,
    main: isOvertime(stage) ? (counted ? stage.value : 0) : capped(half.main + stage.base),
    overtime: stage.count,
    flag: stage.manner === "upcount" ? "interim" : half.flag === "interim" ? "none" : half.flag,
    signMs: stage.manner === "upcount" ? Number.POSITIVE_INFINITY : 0,
    ...turnOf(stage, waiting),
  });
}

/** Returns what is left to a side that goes on: at least one byo-yomi period or Canadian press. */
export function leftAlive(position: Position, side: Colour): number {
  return Math.max(position[side].overtime, Math.min(1, currentStage(position, side).count));
}

/** Returns a position that does not run: paused, or fallen if the flags let nobody go on. */
export function standing(position: Position): Position {
  const fallen = colours.filter((side) => position[side].flag === "final").length;
  return { ...position, mode: fallen === 2 || (fallen === 1 && position.rules.freeze) ? "fallen" : "paused" };
}

/** Drops the final flag of a side, which removes every interim sign. */
export function fall(position: Position, side: Colour): Position {
  const other = opponent(side);
  const fallen = amend(amend(position, side, { flag: "final", signMs: 0, delay: 0 }), other, {
    flag: position[other].flag === "final" ? "final" : "none",
    signMs: 0,
  });
  const first = position.first ?? side;
  const over = standing({ ...fallen, first }).mode === "fallen";
  return { ...fallen, first, mode: over ? "fallen" : position.mode };
}
