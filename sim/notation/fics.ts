/**
 * Reads and writes the times of `match` and `seek` on the Free Internet Chess Server. They give minutes and seconds of
 * increment, and the same for Black if it differs (`5 12`, `5 0 4 0`). There 0 minutes means 10 seconds, and `0 0`
 * means no clock.
 */
import type { Control, Period } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { Lost } from "../words/subjects";
import { columnOf, Draft, leadingZero, scaled } from "./draft";
import { beyond, type Notation, type Reading, unless } from "./notation";

const FORM = /^(\d+)(?: +(\d+)(?: +(\d+) +(\d+))?)?$/d;

function side(draft: Draft, match: RegExpExecArray, group: number): void {
  const increment = match[group + 1] ?? "0";
  draft.add(scaled(match[group] ?? ""), columnOf(match, group));
  if (Number(increment) > 0) draft.add("+", columnOf(match, group + 1)).add(increment, columnOf(match, group + 1));
}

function zeroMinutes(match: RegExpExecArray): Reading | undefined {
  for (const group of [1, 3]) {
    if (match[group] !== "0") continue;
    const column = columnOf(match, group);
    return { column, rule: (match[group + 1] ?? "0") === "0" ? "noClock" : "zeroMinutes" };
  }
  return undefined;
}

function minutesAndSeconds(period: Period | undefined): string {
  return `${(period?.baseMs ?? 0) / 60000} ${(period?.valueMs ?? 0) / 1000}`;
}

function lostOf(control: Control): Lost[] {
  const lost = beyond(control, { methods: [Method.Increment], sides: true });
  const bases = [...control.white, ...control.black].map((period) => period.baseMs);
  if (bases.some((baseMs) => baseMs % 60000 !== 0)) lost.push("wholeMinutes");
  if (bases.includes(0)) lost.push("zeroBase");
  return lost;
}

export const fics: Notation = {
  read(text) {
    const match = FORM.exec(text);
    if (match === null) return { column: Math.max(1, text.search(/[^0-9 ]/) + 1), rule: "form" };
    const refusal = leadingZero(match, [1, 2, 3, 4]) ?? zeroMinutes(match);
    if (refusal !== undefined) return refusal;
    const draft = new Draft();
    if (match[3] === undefined) side(draft, match, 1);
    else {
      side(draft.add("W", 1), match, 1);
      side(draft.add("-B", columnOf(match, 3)), match, 3);
    }
    return draft.read(text.length + 1);
  },
  write(control) {
    return unless(lostOf(control), () => {
      const white = minutesAndSeconds(control.white[0]);
      const black = minutesAndSeconds(control.black[0]);
      return white === black ? white : `${white} ${black}`;
    });
  },
};
