/** Writes times and time controls as players write them. */

import type { Control, Period } from "../../../firmware/core/control";
import { countsMoves, hasCount, isTimed } from "../../../firmware/core/method-facts";
import { Class, Method } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { NEWEST } from "../../../firmware/laws/edition";
import { markOf, parseControl } from "../../../firmware/notation/notation";
import { methodNames } from "../../words/method-names";
import type { PlayWords } from "../../words/play/en";

/** A control of the start screen: its text in canonical notation. A fallen flag ends these games. */
export const presets: readonly string[] = [
  "60;flag=freeze",
  "120+1",
  "180+2",
  "300;flag=freeze",
  "300+3",
  "600;flag=freeze",
  "600+5",
  "900+10",
  "5400+30",
];

/** The control of the first visit: the blitz of the World Championships. */
export const firstControl = presets[2] ?? "";

/** Returns a control as the play screen sets it: without a gain per move, the game ends with the first flag. */
export function played(canonical: string): string {
  return /^[\d/:WB-]+$/.test(canonical) ? `${canonical};flag=freeze` : canonical;
}

/** Returns the clock's `H:MM:SS` without leading zeros: `3:02`, `0:19.9`, `1:30:00`. */
export function shortTime(text: string): string {
  return text.replace(/^0:0?(?=\d)/, "");
}

/** Returns whether the Laws call a control blitz. */
export function isBlitz(text: string): boolean {
  const { control } = parseControl(text);
  return control !== undefined && classNumber(control) === Class.Blitz;
}

function classNumber(control: Control): Class {
  return classOf(control, NEWEST);
}

/** Returns a control's name among players, such as `3+2`, or `Hourglass 3:00`. */
export function nameOfControl(control: Control, words: PlayWords): string {
  const { names } = words;
  const sides = control.white === control.black ? [control.white] : [control.white, control.black];
  const name = sides.map((periods) => nameOfPeriods(periods, names.methods)).join(" : ");
  const from = control.from > 1 ? ` ${names.from(control.from)}` : "";
  return (control.whiteRepeats || control.blackRepeats ? `${names.repeats} ${name}` : name) + from;
}

/** Returns the name of a side's periods. A method that players know by its name comes first with it. */
function nameOfPeriods(periods: readonly Period[], methods: Readonly<Record<string, string>>): string {
  const last = periods[periods.length - 1];
  if (last === undefined || isTimed(last.method)) return periods.map(nameOfPeriod).join(" › ");
  const name = methodNames[last.method] ?? "";
  const before = periods.slice(0, -1).map((period) => nameOfPeriod(period).replace(/\+0$/, ""));
  const parts = [before.join(" › "), amountOf(last)].filter((part) => part !== "");
  return `${methods[name] ?? name} ${parts.join(" + ")}`.trim();
}

function nameOfPeriod({ method, baseMs, valueMs, moves }: Period): string {
  const mark = method === Method.Time ? "+" : markOf(method);
  return `${moves > 0 ? `${moves}/` : ""}${minutesOf(baseMs)}${mark}${valueMs / 1000}`;
}

/** Returns the times of a period without a base: `5×0:30`, `25/10:00`, `3:00`; empty if it has none. */
function amountOf({ method, baseMs, valueMs, count }: Period): string {
  const ms = valueMs > 0 ? valueMs : baseMs;
  const time = ms === 0 ? "" : shortSeconds(ms);
  if (!hasCount(method)) return time;
  return countsMoves(method) ? `${count}/${time}` : `${count}×${time}`;
}

/** Returns minutes, with halves and quarters as signs. */
function minutesOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const rest = { 0: "", 15000: "¼", 30000: "½", 45000: "¾" }[ms % 60_000];
  if (rest === undefined) return shortSeconds(ms);
  return minutes === 0 && rest !== "" ? rest : `${minutes}${rest}`;
}

function shortSeconds(ms: number): string {
  return `${Math.floor(ms / 60_000)}:${String((ms % 60_000) / 1000).padStart(2, "0")}`;
}

export function nameOfText(text: string, words: PlayWords): string {
  const { control } = parseControl(text);
  return control === undefined ? text : nameOfControl(control, words);
}

/** Returns the class in words, or an empty text where the Laws have none. */
export function classOfText(text: string, words: PlayWords): string {
  const { control } = parseControl(text);
  switch (control === undefined ? Class.None : classNumber(control)) {
    case Class.Blitz:
      return words.classes.blitz;
    case Class.Rapid:
      return words.classes.rapid;
    case Class.Standard:
      return words.classes.standard;
    case Class.None:
      return "";
  }
}

/** Returns whether the firmware can play a control. */
export function isPlayable(text: string): boolean {
  return parseControl(text).control !== undefined;
}
