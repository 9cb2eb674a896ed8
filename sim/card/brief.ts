/** Says a time control in a line: "1 h 30 min + 30 s, 30 min + 30 s". */
import type { Control, Period } from "../../firmware/core/control";
import { hasValue, isTimed } from "../../firmware/core/method-facts";
import { nameOf } from "../notation/notation";
import type { Language } from "../words/language";
import { methodTexts } from "../words/methods";

/** Returns the times of White's periods, and of Black's if they differ. */
export function brief(language: Language, control: Control): string {
  const white = control.white.map((period) => periodBrief(language, period)).join(", ");
  if (control.white === control.black && control.whiteRepeats === control.blackRepeats)
    return white + (control.whiteRepeats ? " …" : "");
  return `${white} – ${control.black.map((period) => periodBrief(language, period)).join(", ")}`;
}

function periodBrief(language: Language, { method, baseMs, valueMs, moves, count }: Period): string {
  const given = { span: spanText(valueMs), hasValue: valueMs > 0, count, isAlone: false };
  const text = methodTexts(language)[nameOf(method)].brief(given);
  if (!isTimed(method) && hasValue(method)) return text;
  return (moves > 0 ? `${moves}/${spanText(baseMs)}` : spanText(baseMs)) + text;
}

/** Returns a duration such as "30 s" or "1 h 40 min"; the units are the same in both languages. */
function spanText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const text = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}`);
  return text.length === 0 ? "0 s" : text.join(" ");
}
