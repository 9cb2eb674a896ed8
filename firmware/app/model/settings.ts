import { Edition, Side } from "../../core/words";
import { type Language, Sound } from "./choices";
import type { Facts } from "./facts";

/** Edges of one contact within this time of the accepted one are ignored, ms: the value before anybody changes it. */
export const BOUNCE_MS = 25;

/** What the owner chose; kept when the power fails. */
export interface Settings {
  /** Whose clock is on the left [6.5]. */
  left: Side;
  language: Language;
  edition: Edition;
  sound: Sound;
  /** A press is confirmed by a click. */
  click: boolean;
  tenths: boolean;
  /** The display shows the move counters. */
  counter: boolean;
  /** A sign for who need not record the moves for the rest of the period [8.4]. */
  fiveMinutes: boolean;
  /** An illegal move gives its increment back [AM]. */
  takesBack: boolean;
  /** Rapid and blitz are played under the Competition Rules [A.4, B.2]. */
  competition: boolean;
  bounceMs: number;
  /** The arbiter's code of four digits, 0 to 9999; −1 without a lock. */
  lockCode: number;
  /** How much faster than the board's own clock time is counted, billionths, ±1,000,000 (clock.md §12). */
  trimPpb: number;
}

export function createSettings(facts: Facts): Settings {
  return {
    left: Side.White,
    language: facts.language,
    edition: Edition.Laws2023,
    sound: Sound.ByControl,
    click: false,
    tenths: false,
    counter: true,
    fiveMinutes: false,
    takesBack: true,
    competition: false,
    bounceMs: BOUNCE_MS,
    lockCode: -1,
    trimPpb: 0,
  };
}
