/**
 * Writes a time control as an arbiter would say it, in Spanish or English. Nothing is lost, because words can express
 * everything.
 */

import { hasFrom } from "../../firmware/app/model/method-facts";
import type { Control, Period } from "../../firmware/core/control";
import { hasValue, isOvertime, isTimed } from "../../firmware/core/method-facts";
import { Method, OnFlag, type Policy } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { type ControlWords, controlWords } from "../words/control";
import { methodTexts } from "../words/methods";
import { type Notation, nameOf } from "./notation";

type Sentence = ControlWords["sentence"];

/** The periods of one side, with the facts needed for their sentences. */
interface Side {
  periods: readonly Period[];
  repeats: boolean;
  from: number;
  /** True if the sentence describes both sides at once. */
  isBoth: boolean;
}

/**
 * Returns a time such as "90 minutes", "2 hours" or "1 hour 30 seconds". Times up to two hours are in minutes, as in
 * announcements.
 */
function span(words: Sentence, ms: number): string {
  const total = ms / 1000;
  const inMinutes = total % 60 === 0 && total < 7200 && total % 3600 !== 0;
  const hours = inMinutes ? 0 : Math.floor(total / 3600);
  const minutes = Math.floor((total - hours * 3600) / 60);
  const parts: string[] = [];
  if (hours > 0) parts.push(words.hours(hours));
  if (minutes > 0) parts.push(words.minutes(minutes));
  if (total % 60 > 0) parts.push(words.seconds(total % 60));
  return words.span(parts);
}

/** Returns a text such as "plus 30 seconds per move". Returns an empty text for plain time. */
function methodWords(words: Sentence, period: Period, isAlone: boolean): string {
  const { method, count, baseMs, valueMs } = period;
  const given = { span: span(words, hasValue(method) ? valueMs : baseMs), hasValue: valueMs > 0, count, isAlone };
  return methodTexts(words.language)[nameOf(method)].sentence(given);
}

/** Returns what a timed period gives beside its base. Returns undefined for plain time. */
function bonus(words: Sentence, period: Period): string | undefined {
  return period.method === Method.Time ? undefined : methodWords(words, period, false);
}

/** Returns the moves to which a period applies: " for the next 20 moves". */
function scope(words: Sentence, side: Side, at: number): string {
  const moves = side.periods[at]?.moves ?? 0;
  const isLast = at === side.periods.length - 1;
  if (moves > 0 && isLast && side.repeats) return at === 0 ? words.everyMoves(moves) : words.furtherMoves(moves);
  if (moves > 0) return at === 0 ? words.firstMoves(moves) : words.nextMoves(moves);
  if (!isLast) return "";
  if (side.repeats) return words.again;
  return at === 0 ? words.wholeGame : words.restOfGame;
}

/** Returns a text such as "90 minutes per player for 40 moves". */
function timed(words: Sentence, side: Side, at: number): string {
  const baseMs = side.periods[at]?.baseMs ?? 0;
  if (baseMs === 0) return (at === 0 ? words.noBase : words.noFurtherBase) + (at === 0 ? "" : scope(words, side, at));
  const base = span(words, baseMs);
  return (at === 0 && side.isBoth ? words.each(base) : base) + scope(words, side, at);
}

function isSame(a: Period, b: Period): boolean {
  return a.method === b.method && a.valueMs === b.valueMs;
}

/** Returns all timed periods. A bonus that they share is named once at the end, otherwise after each period. */
function allTimed(words: Sentence, side: Side, periods: readonly Period[]): string {
  const [first] = periods;
  if (first === undefined) return "";
  const shared = periods.every((period) => isSame(period, first)) ? bonus(words, first) : undefined;
  const clauses = periods.map((period, at) => {
    const own = shared === undefined ? bonus(words, period) : undefined;
    const clause = timed(words, side, at);
    return own === undefined ? clause : `${clause}${period.baseMs > 0 ? " " : ", "}${own}`;
  });
  const text = clauses.join(words.next);
  if (shared === undefined) return text;
  return `${text}, ${shared}${hasFrom(first.method) ? words.fromMove(side.from) : ""}`;
}

function sideWords(words: Sentence, side: Side): string {
  const last = side.periods.at(-1);
  if (last === undefined) return "";
  const main = side.periods.filter(({ method }) => isTimed(method));
  if (main.length === side.periods.length) return allTimed(words, side, main);
  if (main.length === 0) return methodWords(words, last, true);
  return allTimed(words, side, main) + words.next + methodWords(words, last, false);
}

/**
 * Returns true if only some periods have increments, or their sizes differ. Then the clauses do not give the first
 * move.
 */
function needsFrom(periods: readonly Period[], from: number): boolean {
  const main = periods.filter((period) => !isOvertime(period.method));
  return from > 1 && main.some((period) => hasFrom(period.method) && !main.every((p) => isSame(p, period)));
}

function opensPeriods(periods: readonly Period[], repeats: boolean): boolean {
  return repeats || periods.filter((period) => !isOvertime(period.method)).length > 1;
}

/** Returns what the policy does, if the control names one or needs one, and the flag if it is not the usual one. */
function optionWords(words: Sentence, control: Control): string[] {
  const options = printControl(control).split(";").slice(1);
  const sentences: string[] = [];
  if (needsFrom(control.white, control.from) || needsFrom(control.black, control.from)) {
    sentences.push(words.incrementsFrom(control.from));
  }
  const opens = opensPeriods(control.white, control.whiteRepeats) || opensPeriods(control.black, control.blackRepeats);
  const policy: Policy = control.policy;
  if (opens) sentences.push(words.policies[policy]);
  else if (options.some((option) => option.startsWith("at="))) sentences.push(words.noPolicy);
  if (options.includes("flag=freeze")) sentences.push(words.flags[OnFlag.Freeze]);
  if (options.includes("flag=run-on")) sentences.push(words.flags[OnFlag.RunOn]);
  return sentences;
}

function isUnequal(control: Control): boolean {
  return control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the sentences that describe a control, each with its full stop. */
export function sentencesOf(words: Sentence, control: Control): string {
  const { white, black, whiteRepeats, blackRepeats, from } = control;
  const isBoth = !isUnequal(control);
  const first = sideWords(words, { periods: white, repeats: whiteRepeats, from, isBoth });
  const second = sideWords(words, { periods: black, repeats: blackRepeats, from, isBoth });
  const sides = isBoth ? [first] : [words.white + first, words.black + second];
  return [...sides, ...optionWords(words, control)].map((text) => `${capitalised(text)}.`).join(" ");
}

export const words: Notation = {
  write: (control, language) => ({ text: sentencesOf(controlWords(language).sentence, control) }),
};
