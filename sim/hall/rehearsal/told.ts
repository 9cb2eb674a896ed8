/** What a rehearsal is given, what it tells, and what it has found in the end. */
import type { Score } from "../model/choices";
import type { Day, KindName } from "./day";
import type { Program } from "./program";
import type { Truth, Wrong } from "./truth";

/** Something that the arbiter had to do. */
export interface Task {
  readonly round: number;
  /** From the start of the round, ms. */
  readonly atMs: number;
  /** 0 for the whole hall. */
  readonly board: number;
  readonly kind: KindName | "set";
  readonly side: "white" | "black";
  readonly minutes: number;
  readonly score: Score;
  /** How long it took, ms of the hall; undefined if it was not done. */
  doneMs?: number;
}

export interface Teller {
  toSet(round: number, text: string): void;
  begins(round: number, lengthMs: number): void;
  called(task: Task): void;
  say(atMs: number, what: "spare" | "serverBack" | "powerBack", board: number): void;
  running(atMs: number, games: number, truth: Truth): void;
  wrong(wrong: Wrong): void;
}

export interface RehearsalOptions {
  readonly day: Day;
  readonly speed: number;
  readonly seed: number;
  /** True if the rehearsal is the arbiter. */
  readonly isAuto: boolean;
  readonly url: string;
  /** Returns the server of clocks at these addresses. */
  server(addresses: readonly string[]): Program;
  readonly tell: Teller;
  /** True once somebody has ended the rehearsal. */
  isEnded(): boolean;
}

export interface Played {
  readonly tasks: readonly Task[];
  readonly truth: Truth;
  /** The largest difference of a clock's time after a power cut, ms; undefined if there was none. */
  readonly driftMs: number | undefined;
}
