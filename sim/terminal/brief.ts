/** Says a time control in a line: "1 h 30 min + 30 s, 30 min + 30 s". */
import { type Control, isOvertime, type Period } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { TerminalWords } from "../words/terminal-en";
import { isUnequal, periodMethod, spanText } from "./facts";

/** Returns the times of White's periods, and of Black's if they differ. */
export function brief(words: TerminalWords, control: Control): string {
  const white = control.white.map((period) => periodBrief(words, period)).join(", ");
  if (!isUnequal(control)) return white + (control.whiteRepeats ? " …" : "");
  return `${white} – ${control.black.map((period) => periodBrief(words, period)).join(", ")}`;
}

function periodBrief(words: TerminalWords, period: Period): string {
  if (isOvertime(period.method) || period.method === Method.Gong) return periodMethod(words, period, period.count);
  const base = period.moves > 0 ? `${period.moves}/${spanText(period.baseMs)}` : spanText(period.baseMs);
  if (period.method === Method.Time) return base;
  if (period.method === Method.Increment) return `${base} + ${spanText(period.valueMs)}`;
  return `${base}, ${periodMethod(words, period, 0)}`;
}
