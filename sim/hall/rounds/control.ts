/** Reads a time control as an arbiter types it, or as a tournament's report has it. */
import type { Control } from "../../../firmware/core/control";
import { readersOf } from "../../notation/all";
import { typedRefusal } from "../../notation/rules";
import { readWritten } from "../../notation/typed-text";
import type { Language } from "../../words/language";

/**
 * Reads a control as the page and the terminal do: `90+30` is 90 minutes and 30 seconds, `40/120:20/60` is in minutes,
 * `5400+30` is canonical and in seconds. Then tries the other notations of `flagfall control`. Returns why not if none
 * of them reads it.
 */
export function readControl(text: string, language: Language): { control: Control } | { column: number; why: string } {
  const typed = readWritten(text);
  if ("control" in typed) return typed;
  const [other] = readersOf(text.trim());
  if (other !== undefined) return { control: other.control };
  return typedRefusal(text, typed, language);
}
