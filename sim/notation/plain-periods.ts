/** Reads periods in minutes, as people write them: `40/90+30:30+30`, `60d5`. */
import type { Control } from "../../firmware/core/control";
import { readCanonical } from "./notation";

/** Periods with moves, main times and gains per move, and nothing else. */
const plainPeriods = /^(?:\d+\/)?\d+(?:[+db]\d+)?(?::(?:\d+\/)?\d+(?:[+db]\d+)?)*$/;
const mainTime = /(^|:)(\d+\/)?(\d+)/g;
/** The longest main time that is in minutes. Nobody plays a period of 120 seconds for forty moves. */
const minutesMax = 120;

/** Leaves out increments of nothing, which pairing programs write: `15+0`. */
export function withoutZeros(text: string): string {
  return text.replace(/\+0(?=[:-]|$)/g, "");
}

/** Reads a control whose main times are all so short that people mean minutes. Returns undefined for any other text. */
export function readMinutes(typed: string): Control | undefined {
  const text = withoutZeros(typed);
  if (!plainPeriods.test(text)) return undefined;
  const times = [...text.matchAll(mainTime)].map(([, , , time]) => Number(time));
  if (times.some((time) => time === 0 || time > minutesMax)) return undefined;
  const seconds = text.replace(mainTime, (_, before: string, moves: string | undefined, time: string) => {
    return `${before}${moves ?? ""}${Number(time) * 60}`;
  });
  const reading = readCanonical(seconds);
  return "control" in reading ? reading.control : undefined;
}
