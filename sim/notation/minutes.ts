/**
 * Reads times as people write them, in six languages: `3+2`, `15|10`, `3m+2s`, `1 h 30`, `5 min`. A base without a
 * unit is in minutes, an increment without one in seconds.
 */
import { columnOf, Draft, hasLeadingZero, leadingZero } from "./draft";
import { lichess } from "./lichess";
import type { Notation, Reading } from "./notation";

const NUMBER = String.raw`(?:\d{1,6}(?:[.,]\d{1,2})?[¼½¾]?|[¼½¾])`;
/** The words for units in English, Spanish, German, French, Portuguese and Russian. */
const HOUR = "h(?:ours?|oras?|eures?|rs?)?|std|stunden?|ч(?:ас(?:а|ов)?)?";
const MINUTE = "m(?:inut(?:es?|os?|en)|ins?|n)?|м(?:ин(?:ут[аы]?)?)?";
const SECOND = "s(?:ec(?:ond(?:e?s)?)?s?|eg(?:undo)?s?|ek(?:unden?)?)?|с(?:ек(?:унд[аы]?)?)?";
const UNIT = `(?:${HOUR}|${MINUTE}|${SECOND}|''|′′|’’|['′’"″”])`;
/** Only the last number may lack a unit: for some people `5 12` is an increment, for others it is not. */
const SPAN = String.raw`(?:${NUMBER}\s*${UNIT}\.?\s*){0,2}${NUMBER}(?:\s*${UNIT}\.?)?`;
const FORM = new RegExp(String.raw`^\s*(${SPAN})(?:\s*[+|]\s*(${SPAN}))?\s*$`, "di");
const PART = new RegExp(String.raw`(${NUMBER})\s*(${UNIT})?`, "gi");

const fractions = new Map([
  ["¼", 0.25],
  ["½", 0.5],
  ["¾", 0.75],
]);

/** The seconds of each unit, by its sign, or by its first letters. */
const units = new Map([
  ["h", 3600],
  ["m", 60],
  ["s", 1],
  ["st", 3600],
  ["ч", 3600],
  ["м", 60],
  ["с", 1],
  ["'", 60],
  ["′", 60],
  ["’", 60],
  ["''", 1],
  ["′′", 1],
  ["’’", 1],
  ['"', 1],
  ["″", 1],
  ["”", 1],
]);

function amountOf(number: string): number {
  const fraction = fractions.get(number.slice(-1));
  const digits = fraction === undefined ? number : number.slice(0, -1);
  return (digits === "" ? 0 : Number(digits.replace(",", "."))) + (fraction ?? 0);
}

function secondsOfUnit(name: string): number {
  return units.get(name.slice(0, 2)) ?? units.get(name.charAt(0)) ?? 60;
}

/** Returns the seconds of a span such as `1 h 30`. Undefined if its units do not become smaller. */
function secondsOf(text: string, unit: number): number | undefined {
  let next = unit;
  let above = Number.POSITIVE_INFINITY;
  let seconds = 0;
  for (const [, number = "", name] of text.matchAll(PART)) {
    const own = name === undefined ? next : secondsOfUnit(name.toLowerCase());
    if (own >= above || own < 1) return undefined;
    seconds += amountOf(number) * own;
    above = own;
    next = own / 60;
  }
  return seconds;
}

/** Adds the base or the increment of a match. Returns the refusal if it is no time. */
function addSpan(draft: Draft, match: RegExpExecArray, group: number, unit: number): Reading | undefined {
  const column = columnOf(match, group);
  const seconds = secondsOf(match[group] ?? "", unit);
  if (seconds === undefined) return { column, rule: "form" };
  // A hundredth of an hour or of a minute may be no whole second.
  if (Math.abs(seconds - Math.round(seconds)) > 1e-6) return { column, rule: "wholeSeconds" };
  const text = String(Math.round(seconds));
  if (group === 1) draft.add(text, column);
  else if (text !== "0") draft.add("+", column).add(text, column);
  return undefined;
}

function refuseZero(match: RegExpExecArray): Reading | undefined {
  const groups = [1, 2].filter((group) => hasLeadingZero(/^\d*/.exec(match[group] ?? "")?.[0] ?? ""));
  return leadingZero(match, groups);
}

function read(text: string): Reading {
  const match = FORM.exec(text);
  if (match === null) return { column: firstStrange(text), rule: "form" };
  const draft = new Draft();
  const refusal = refuseZero(match) ?? addSpan(draft, match, 1, 60);
  if (refusal !== undefined) return refusal;
  return (match[2] === undefined ? undefined : addSpan(draft, match, 2, 1)) ?? draft.read(text.length + 1);
}

/** Returns the column of the first character that no time has. */
function firstStrange(text: string): number {
  return Math.max(1, text.search(/[^\d\s.,¼½¾hmsinuteorcgdalkчасовминутыек+|'′’"″”]/i) + 1);
}

/** Returns whether a text is written as a base and an increment, whatever their numbers say. */
export function hasTimeForm(text: string): boolean {
  return FORM.test(text);
}

export const minutes = { read, write: lichess.write } satisfies Notation;
