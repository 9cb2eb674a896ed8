/**
 * Reads seconds of a scenario as whole milliseconds, digit by digit. No float is used, so `62.001` is 62001 on every
 * machine.
 */
import type { SecondsFault } from "../words/subjects";

/** The first instant that a scenario cannot reach, ms. The clock's counter runs modulo 2^30. */
export const INSTANT_END_MS = 1073741824;

const PLAIN = /^(\d+)(?:\.(\d+))?$/;
const CLOCK = /^(\d+):([0-5]\d):([0-5]\d)(?:\.(\d+))?$/;

function whole(seconds: number, decimals: string | undefined): number | SecondsFault {
  const text = decimals ?? "";
  if (text.length > 3) return "decimals";
  const ms = seconds * 1000 + Number(text.padEnd(3, "0"));
  return ms < INSTANT_END_MS ? ms : "large";
}

/**
 * Reads `62`, `62.5` or `1:30:30.250` as ms below 2^30, with at most three decimals. Returns the fault for any other
 * text.
 */
export function readSeconds(text: string): number | SecondsFault {
  const plain = PLAIN.exec(text);
  if (plain !== null) return whole(Number(plain[1]), plain[2]);
  const clock = CLOCK.exec(text);
  if (clock === null) return "form";
  return whole(Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]), clock[4]);
}

/** Returns the shortest text that reads as this number of ms. */
export function printSeconds(ms: number): string {
  const rest = ms % 1000;
  const seconds = String((ms - rest) / 1000);
  return rest === 0 ? seconds : `${seconds}.${String(rest).padStart(3, "0").replace(/0+$/, "")}`;
}
