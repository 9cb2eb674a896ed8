/** Reads a time control as an arbiter types it, or as a tournament's report has it. */
import type { Control } from "../../../firmware/core/control";
import { readersOf } from "../../notation/all";
import { readTyped } from "../../notation/minutes";
import { readCanonical } from "../../notation/notation";
import { refusalWords } from "../../notation/rules";
import type { Language } from "../../words/language";

/** Periods with moves, main times and increments, and nothing else: `40/120:20/60+30`. */
const plainPeriods = /^(?:\d+\/)?\d+(?:\+\d+)?(?::(?:\d+\/)?\d+(?:\+\d+)?)*$/;
const mainTime = /(^|:)(\d+\/)?(\d+)/g;
/** The longest main time that is in minutes. Nobody plays a period of 120 seconds for forty moves. */
const minutesMax = 120;

/** Leaves out increments of nothing, which pairing programs write: `15+0`. */
export function withoutZeros(text: string): string {
  return text.replace(/\+0(?=[:-]|$)/g, "");
}

/**
 * Reads a control as the page and the terminal do: `90+30` is 90 minutes and 30 seconds, `5400+30` is canonical and in
 * seconds. So are periods: `40/120:20/60` is in minutes. Then tries the other notations of `flagfall control`. Returns
 * why not if none of them reads it.
 */
export function readControl(text: string, language: Language): { control: Control } | { column: number; why: string } {
  const inMinutes = readMinutes(text.trim());
  if (inMinutes !== undefined) return { control: inMinutes };
  const typed = readTyped(text);
  if ("control" in typed) return typed;
  const [other] = readersOf(text.trim());
  if (other !== undefined) return { control: other.control };
  const { column, rule } = typed;
  return { column, why: refusalWords(rule, typeof rule === "number" ? "canonical" : "minutes", language) };
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
