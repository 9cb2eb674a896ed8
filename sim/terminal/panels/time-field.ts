/** Edits a time digit by digit, `HH:MM:SS`, or in steps of the digit's weight. */
import { shownTime } from "../../../firmware/core/face";

const DIGITS_PER_PART = 2;
/** The amount that each digit adds for each unit, from the left. */
const stepsMs = [36000000, 3600000, 600000, 60000, 10000, 1000] as const;
const TENS_MAX = 5;

export const placeCount = stepsMs.length;
/** Where editing begins: typing `4732` sets 47 min 32 s. */
export const firstPlace = 2;

export function stepOf(place: number): number {
  return stepsMs[place] ?? 1000;
}

/** Returns the column of a digit. */
export function columnOf(place: number): number {
  return place + Math.floor(place / DIGITS_PER_PART);
}

/** Returns the time as text. A `rising` time, which counts up, is rounded down as on the face. */
export function timeText(ms: number, rising: boolean): string {
  return shownTime(ms, rising, false).padStart(8, "0");
}

/** Returns the time with one digit replaced, in whole seconds as shown. Returns undefined if there is no such time. */
export function withDigit(ms: number, rising: boolean, place: number, digit: number): number | undefined {
  const isTensOf60 = place > 1 && place % DIGITS_PER_PART === 0;
  if (isTensOf60 && digit > TENS_MAX) return undefined;
  const text = timeText(ms, rising);
  const before = Number(text[columnOf(place)] ?? "0");
  const shownMs = rising ? Math.floor(ms / 1000) * 1000 : Math.ceil(ms / 1000) * 1000;
  return shownMs + (digit - before) * stepOf(place);
}

/** Returns the time one step more or less, limited to 0 and `maxMs`. */
export function stepped(ms: number, place: number, sign: 1 | -1, maxMs: number): number {
  return Math.min(maxMs, Math.max(0, ms + sign * stepOf(place)));
}
