/** Writes and reads times and numbers as people type them. */
import { hoursText } from "../../words/time-text";

/** Returns `1:05:00`. */
export function timeText(ms: number): string {
  return hoursText(Math.floor(ms / 1000));
}

const mostMs = 359_999_000;

/** Reads `1:05:00`, `5:00` (minutes and seconds) and `0:00:19.9`. Returns undefined for anything else. */
export function readTyped(text: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,](\d))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", tenths = "0"] = parts;
  if (parts[1] !== undefined && Number(minutes) > 59) return undefined;
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(tenths) * 100;
  return ms <= mostMs ? ms : undefined;
}

/** Reads a whole number of at most four digits. Returns undefined for anything else. */
export function readWhole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : -1;
  return value >= least && value <= most ? value : undefined;
}
