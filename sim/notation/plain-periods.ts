/** Reads periods as people write them: `40/90+30:30+30` and `60d5` in minutes, `40/90s` and `60sd5s` in seconds. */
import type { Control } from "../../firmware/core/control";
import { readCanonical } from "./notation";

const plainPeriods = /^(?:\d+\/)?\d+(?:[+db]\d+)?(?::(?:\d+\/)?\d+(?:[+db]\d+)?)*$/;
const mainTime = /(^|:)(\d+\/)?(\d+)/g;
/** The longest main time that is in minutes. Nobody plays a period of 120 seconds for forty moves. */
const minutesMax = 120;

/** Returns whether a text has periods with moves, main times and gains per move, and nothing else. */
export function isPlain(text: string): boolean {
  return plainPeriods.test(text);
}

/** Leaves out increments of nothing, which pairing programs write: `15+0`. */
export function withoutZeros(text: string): string {
  return text.replace(/\+0(?=[:-]|$)/g, "");
}

/** Reads a control whose main times are all so short that people mean minutes. Returns undefined for any other text. */
export function readMinutes(typed: string): Control | undefined {
  const text = withoutZeros(typed);
  if (!isPlain(text)) return undefined;
  const times = [...text.matchAll(mainTime)].map(([, , , time]) => Number(time));
  if (times.some((time) => time === 0 || time > minutesMax)) return undefined;
  const seconds = text.replace(mainTime, (_, before: string, moves: string | undefined, time: string) => {
    return `${before}${moves ?? ""}${Number(time) * 60}`;
  });
  return controlOf(seconds);
}

/** Gives every time the unit of a second: `3+2` becomes `3s+2s`, and `40/90` becomes `40/90s`. */
export function withSeconds(text: string): string {
  return text.replace(/\d+(?![\d/])/g, "$&s");
}

/** Reads periods in which every time has the unit of a second. Returns undefined for any other text. */
export function readSeconds(text: string): Control | undefined {
  const bare = text.replace(/(\d)s/g, "$1");
  return isPlain(bare) && withSeconds(bare) === text ? controlOf(bare) : undefined;
}

function controlOf(canonical: string): Control | undefined {
  const reading = readCanonical(canonical);
  return "control" in reading ? reading.control : undefined;
}
