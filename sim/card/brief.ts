/** Says a time control in a line: "1 h 30 min + 30 s, 30 min + 30 s". */
import { type Control, isOvertime, type Period } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { CardWords } from "../words/card";

/** Returns the times of White's periods, and of Black's if they differ. */
export function brief(words: CardWords["method"], control: Control): string {
  const white = control.white.map((period) => periodBrief(words, period)).join(", ");
  if (control.white === control.black && control.whiteRepeats === control.blackRepeats)
    return white + (control.whiteRepeats ? " …" : "");
  return `${white} – ${control.black.map((period) => periodBrief(words, period)).join(", ")}`;
}

function periodBrief(words: CardWords["method"], period: Period): string {
  if (isOvertime(period.method) || period.method === Method.Gong) return methodText(words, period);
  const base = period.moves > 0 ? `${period.moves}/${spanText(period.baseMs)}` : spanText(period.baseMs);
  if (period.method === Method.Time) return base;
  if (period.method === Method.Increment) return `${base} + ${spanText(period.valueMs)}`;
  return `${base}, ${methodText(words, period)}`;
}

function methodText(words: CardWords["method"], { method, valueMs, count }: Period): string {
  const value = spanText(valueMs);
  switch (method) {
    case Method.Time:
    case Method.Increment:
      return "";
    case Method.Delay:
      return words.delay(value);
    case Method.Bronstein:
      return words.bronstein(value);
    case Method.Byoyomi:
      return words.byoyomi(count, value);
    case Method.Canadian:
      return words.canadian(count, value);
    case Method.Hourglass:
      return words.hourglass;
    case Method.Upcount:
      return valueMs > 0 ? words.upcountTo(value) : words.upcount;
    case Method.Gong:
      return words.gong(value);
  }
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
