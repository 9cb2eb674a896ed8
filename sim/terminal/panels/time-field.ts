/** A time that is edited digit by digit, `HH:MM:SS`, or by steps of the digit's weight. */
import { shownTime } from "../../../firmware/core/face";

const DIGITS_PER_PART = 2;
/** What one more of each digit adds, from the left. */
const stepsMs = [36000000, 3600000, 600000, 60000, 10000, 1000] as const;
const TENS_MAX = 5;

export const placeCount = stepsMs.length;
/** Where editing begins: `4732` sets 47 min 32 s. */
export const firstPlace = 2;

export function stepOf(place: number): number {
  return stepsMs[place] ?? 1000;
}

/** The column of a digit. */
export function columnOf(place: number): number {
  return place + Math.floor(place / DIGITS_PER_PART);
}

/** `rising`: a time that counts up is rounded down, as on the face. */
export function timeText(ms: number, rising: boolean): string {
  return shownTime(ms, rising, false).padStart(8, "0");
}

/** The time with one digit typed over; whole seconds, as shown. Undefined where there is no such time. */
export function withDigit(ms: number, rising: boolean, place: number, digit: number): number | undefined {
  const isTensOf60 = place > 1 && place % DIGITS_PER_PART === 0;
  if (isTensOf60 && digit > TENS_MAX) return undefined;
  const text = timeText(ms, rising);
  const before = Number(text[columnOf(place)] ?? "0");
  const shownMs = rising ? Math.floor(ms / 1000) * 1000 : Math.ceil(ms / 1000) * 1000;
  return shownMs + (digit - before) * stepOf(place);
}

/** The time one step more or less; it stops at 0 and at `maxMs`. */
export function stepped(ms: number, place: number, sign: 1 | -1, maxMs: number): number {
  return Math.min(maxMs, Math.max(0, ms + sign * stepOf(place)));
}
