/**
 * Reads and writes SGF (FF 4): main time `TM[seconds]` and overtime `OT[…]`. The text of `OT` is free. This file
 * supports the forms that go servers use: `5x30 byo-yomi`, `25/600 Canadian`, `10 fischer`.
 */
import type { Control, Period } from "../../firmware/core/control";
import { isOvertime } from "../../firmware/core/method-facts";
import { Method } from "../../firmware/core/words";
import type { Lost } from "../words/subjects";
import { columnOf, Draft, hasLeadingZero } from "./draft";
import { beyond, type Notation, type Reading, unless } from "./notation";

const PROPERTY = /\s*(TM|OT)\[([^\]]*)\]/dy;
const MAIN = /^(\d+)(\.\d*)?$/;
const OVERTIME = /^(?:(\d+)x(\d+) +byo-?yomi|(\d+)\/(\d+) +canadian|(\d+) +fischer)$/i;

interface Property {
  value: string;
  column: number;
}

/** Returns the properties by name, or the column of an invalid or repeated property. */
function propertiesOf(text: string): Map<string, Property> | number {
  const properties = new Map<string, Property>();
  const end = text.trimEnd().length;
  let at = 0;
  while (at < end) {
    PROPERTY.lastIndex = at;
    const match = PROPERTY.exec(text);
    if (match === null || properties.has(match[1] ?? "")) return at + 1;
    properties.set(match[1] ?? "", { value: match[2] ?? "", column: columnOf(match, 2) });
    at = PROPERTY.lastIndex;
  }
  return properties;
}

/** Returns the canonical overtime, and whether it is a period of its own. Returns undefined if the form is unknown. */
function overtimeOf(value: string): { text: string; follows: boolean } | undefined {
  const match = OVERTIME.exec(value);
  if (match === null) return undefined;
  const [, count, seconds, moves, span, bonus] = match;
  if (count !== undefined) return { text: `${count}x${seconds}`, follows: true };
  if (moves !== undefined) return { text: `c${moves}/${span}`, follows: true };
  return { text: `+${bonus}`, follows: false };
}

function readProperties(main: Property, overtime: Property | undefined, end: number): Reading {
  const seconds = MAIN.exec(main.value);
  if (seconds === null || hasLeadingZero(seconds[1] ?? "")) return { column: main.column, rule: "form" };
  if (/[1-9]/.test(seconds[2] ?? "")) return { column: main.column, rule: "wholeSeconds" };
  const draft = new Draft();
  const extra = overtime === undefined ? undefined : overtimeOf(overtime.value);
  if (overtime !== undefined && extra === undefined) return { column: overtime.column, rule: "form" };
  if (extra?.follows !== true || seconds[1] !== "0") draft.add(seconds[1] ?? "", main.column);
  if (extra?.follows === true && seconds[1] !== "0") draft.add(":", main.column);
  if (overtime !== undefined && extra !== undefined) draft.add(extra.text, overtime.column);
  return draft.read(end);
}

function overtimeText(period: Period): string {
  const seconds = period.valueMs / 1000;
  if (period.method === Method.Byoyomi) return `${period.count}x${seconds} byo-yomi`;
  if (period.method === Method.Canadian) return `${period.count}/${seconds} Canadian`;
  return `${seconds} fischer`;
}

function lostOf(control: Control): Lost[] {
  const methods = [Method.Increment, Method.Byoyomi, Method.Canadian];
  const lost = beyond(control, { methods, periods: true });
  const timed = control.white.filter((period) => !isOvertime(period.method));
  if (timed.length > 1) lost.push("periods");
  // OT has only one value: either an increment or an overtime.
  const hasBoth = timed.length < control.white.length && timed.some((period) => period.method === Method.Increment);
  if (hasBoth) lost.push("increment");
  return lost;
}

export const sgf: Notation = {
  read(text) {
    const properties = propertiesOf(text);
    if (typeof properties === "number") return { column: properties, rule: "form" };
    const main = properties.get("TM");
    if (main === undefined) return { column: 1, rule: "form" };
    return readProperties(main, properties.get("OT"), text.length + 1);
  },
  write(control) {
    return unless(lostOf(control), () => {
      const extra = control.white.find((period) => period.method !== Method.Time);
      return `TM[${(control.white[0]?.baseMs ?? 0) / 1000}]${extra === undefined ? "" : `OT[${overtimeText(extra)}]`}`;
    });
  },
};
