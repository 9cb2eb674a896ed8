import type { Ear } from "../../../hal/hal";

/** The question that a player asked by touch. */
export interface Request {
  /** The presses of one question: 1 for the own time, 2 for the opponent's. */
  presses: number;
  atMs: number;
  isAnswered: boolean;
}

/** The vibration motors: their settings, and what the players asked. The index 0 stands for the left one. */
export interface Touch {
  /** The sides that feel the clock: 0 for none, or an `Ear`. */
  sides: Ear | 0;
  /** The clock also confirms presses and reports flags, unasked. */
  hasEvents: boolean;
  readonly requests: Request[];
}

export function createTouch(nowMs: number): Touch {
  return { sides: 0, hasEvents: false, requests: [createRequest(nowMs), createRequest(nowMs)] };
}

function createRequest(nowMs: number): Request {
  return { presses: 0, atMs: nowMs, isAnswered: true };
}
