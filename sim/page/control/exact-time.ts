/** Writes times as players write them. */
import { shownTime } from "../../../firmware/core/face";
import { shortTime } from "./labels";

/** Returns a time as players write it, rounded up as on the clock, with tenths in the last 20 seconds if not told. */
export function exactTime(ms: number, hasTenths = ms <= 20_000): string {
  return shortTime(shownTime(ms, false, hasTenths));
}
