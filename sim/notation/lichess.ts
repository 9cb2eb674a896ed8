/**
 * Reads and writes Lichess times, minutes `+` seconds of increment: `3+2`, `½+0`. Minutes are whole, ¼ ½ ¾ of one, or
 * hundredths (`1.5`). `1½` can be read too.
 */
import type { Control } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { Lost } from "../words/subjects";
import { columnOf, Draft, leadingZero, scaled } from "./draft";
import { beyond, type Notation, unless } from "./notation";

const FORM = /^(?:(\d+)([¼½¾]|\.\d{1,2})?|([¼½¾]))\+(\d+)$/d;

const quarters = new Map([
  ["¼", 15],
  ["½", 30],
  ["¾", 45],
]);

/** Returns the seconds of a part of a minute: `½`, `.5`, `.25`. They are not always whole. */
function secondsOf(part: string): number {
  return quarters.get(part) ?? (Number(part.slice(1).padEnd(2, "0")) * 60) / 100;
}

function minutesOf(baseMs: number): string {
  const seconds = baseMs / 1000;
  for (const [sign, part] of quarters) if (part === seconds) return sign;
  const hundredths = (seconds % 60) / 0.6;
  const fraction = String(Math.round(hundredths)).padStart(2, "0").replace(/0$/, "");
  return seconds % 60 === 0 ? String(seconds / 60) : `${Math.floor(seconds / 60)}.${fraction}`;
}

function lostOf(control: Control): Lost[] {
  const lost = beyond(control, { methods: [Method.Increment] });
  if (control.white.some((period) => period.baseMs % 3000 !== 0 && period.baseMs % 60000 !== 0))
    lost.push("hundredths");
  return lost;
}

export const lichess: Notation = {
  read(text) {
    const match = FORM.exec(text);
    if (match === null) return { column: Math.max(1, text.search(/[^0-9.¼½¾+]/) + 1), rule: "form" };
    const refusal = leadingZero(match, [1, 4]);
    if (refusal !== undefined) return refusal;
    const part = match[2] ?? match[3];
    const seconds = part === undefined ? 0 : secondsOf(part);
    if (!Number.isInteger(seconds)) return { column: columnOf(match, 2), rule: "wholeSeconds" };
    const base = Number(scaled(match[1] ?? "0")) + seconds;
    const draft = new Draft().add(String(base), 1);
    const increment = match[4] ?? "0";
    if (increment !== "0") draft.add("+", columnOf(match, 4)).add(increment, columnOf(match, 4));
    return draft.read(text.length + 1);
  },
  write(control) {
    return unless(lostOf(control), () => {
      const [period] = control.white;
      return `${minutesOf(period?.baseMs ?? 0)}+${(period?.valueMs ?? 0) / 1000}`;
    });
  },
};
