import { Side } from "../../core/words";
import { type Edition, NEWEST } from "../../laws/edition";
import { Sound } from "./choices";
import type { Facts } from "./facts";
import type { Language } from "./language";

/** The default debounce time, ms. Further edges of a contact within this time of an accepted edge are ignored. */
export const BOUNCE_MS = 25;

/** The settings of the owner. They survive a power loss. */
export interface Settings {
  /** The side whose clock is on the left [6.5]. */
  left: Side;
  language: Language;
  edition: Edition;
  sound: Sound;
  // `npm run settings` writes the lines from here on.
  /** The clock confirms each press with a click. */
  click: boolean;
  /** The display shows tenths of a second under 20 s. */
  tenths: boolean;
  /** The display shows the move counters. */
  counter: boolean;
  /** The penalty for an illegal move takes back the increment of that move [AM]. */
  takesBack: boolean;
  /** Rapid and blitz are played under the Competition Rules [A.4, B.2]. */
  competition: boolean;
  /** A symbol marks a player who need not record moves for the rest of the period [8.4]. */
  fiveMinutes: boolean;
  // Up to here.
  bounceMs: number;
  /** The arbiter's code of four digits, 0 to 9999; −1 if there is no lock. */
  lockCode: number;
  /**
   * The rate correction against the board's own oscillator, in billionths, ±1,000,000 (clock.md §12).
   * A positive value makes time pass faster.
   */
  trimPpb: number;
  /** The volume of the buzzer, 1 to 9. Undefined if the board has one volume. */
  loudness?: number;
  /** The reading of the owner's meter minus the clock's own, mV. Undefined if the supply is not measured at a pin. */
  supplyOffsetMv?: number;
}

/** The greatest volume of the buzzer, which it has at first. */
export const LOUDEST = 9;

export function createSettings(facts: Facts): Settings {
  return {
    left: Side.White,
    language: facts.language,
    edition: NEWEST,
    sound: Sound.ByControl,
    // `npm run settings` writes the lines from here on.
    click: false,
    tenths: false,
    counter: true,
    takesBack: true,
    competition: false,
    fiveMinutes: false,
    // Up to here.
    bounceMs: BOUNCE_MS,
    lockCode: -1,
    trimPpb: 0,
  };
}

/** Returns the volume of the buzzer. */
export function loudnessOf(settings: Settings): number {
  return settings.loudness === undefined ? LOUDEST : settings.loudness;
}

/** Returns how much the owner corrects the measured supply, in mV. */
export function supplyOffsetOf(settings: Settings): number {
  return settings.supplyOffsetMv === undefined ? 0 : settings.supplyOffsetMv;
}
