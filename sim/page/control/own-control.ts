/** Builds a control in canonical notation from what players fill in, and fills the form in from a control. */
import type { Period } from "../../../firmware/core/control";
import { countsMoves, hasCount, hasValue, isTimed, standsAlone } from "../../../firmware/core/method-facts";
import type { Method } from "../../../firmware/core/words";
import { markOf, parseControl, printControl } from "../../../firmware/notation/notation";
import { type MethodName, methodNames } from "../../words/method-names";
import { played } from "./labels";

/** The texts of the form's fields. */
export interface OwnSide {
  minutes: string;
  seconds: string;
  /** How many byo-yomi periods, or moves for each Canadian period. */
  count: string;
}

/** The methods that the form offers, by their names. Their texts are in sim/words/sheets. */
export const ownMethods = [
  "increment",
  "delay",
  "bronstein",
  "byoyomi",
  "canadian",
  "hourglass",
  "gong",
] as const satisfies readonly MethodName[];
export type OwnMethod = (typeof ownMethods)[number];

function methodOf(name: OwnMethod): Method {
  return methodNames.indexOf(name);
}

/** A later stage: after so many moves of the stage before, so many minutes more. */
export interface Stage {
  moves: string;
  more: string;
}

export interface OwnControl {
  white: OwnSide;
  /** Used only if the sides play with different times. */
  black: OwnSide;
  isApart: boolean;
  method: OwnMethod;
  stages: readonly Stage[];
}

/** The stages after the first that a clock can have. */
export const stagesMost = 7;
export const nextStage: Stage = { moves: "40", more: "30" };

const firstSide: OwnSide = { minutes: "3", seconds: "2", count: "5" };
export const firstOwn: OwnControl = {
  white: firstSide,
  black: firstSide,
  isApart: false,
  method: "increment",
  stages: [],
};

/** The fields of the form that a method has. */
interface OwnFields {
  minutes: boolean;
  seconds: boolean;
  count: boolean;
  stages: boolean;
  /** True if the players may have different times. */
  canDiffer: boolean;
  /** True if the count is a number of moves. */
  countsMoves: boolean;
}

/** Returns which fields a method has. */
export function fieldsOf(name: OwnMethod): OwnFields {
  const method = methodOf(name);
  return {
    minutes: !standsAlone(method) || !hasValue(method),
    seconds: hasValue(method),
    count: hasCount(method),
    stages: isTimed(method),
    canDiffer: !standsAlone(method),
    countsMoves: countsMoves(method),
  };
}

/** Returns the form filled in with a control, or as it is at first if the form cannot say that control. */
export function ownOf(text: string): OwnControl {
  const { control } = parseControl(text);
  if (control === undefined) return firstOwn;
  const { white, black } = control;
  const method = ownMethodOf([...white, ...black]);
  const stages = fieldsOf(method).stages ? white.slice(1) : [];
  const own: OwnControl = {
    white: ownSideOf(white),
    black: ownSideOf(black),
    isApart: white !== black,
    method,
    stages: stages.map(({ baseMs }, n) => ({ moves: String(white[n]?.moves ?? 0), more: minutesOf(baseMs) })),
  };
  const again = parseControl(ownText(own)).control;
  return again !== undefined && printControl(again) === printControl(control) ? own : firstOwn;
}

/** Returns whether the form's fields can say a control. */
export function canSay(text: string): boolean {
  const { control } = parseControl(text);
  const again = parseControl(ownText(ownOf(text))).control;
  return control !== undefined && again !== undefined && printControl(again) === printControl(control);
}

function ownSideOf(periods: readonly Period[]): OwnSide {
  const last = periods[periods.length - 1];
  const { valueMs = 0, count = 0 } = last ?? {};
  return {
    minutes: minutesOf(periods[0]?.baseMs ?? 0),
    seconds: String(valueMs / 1000),
    count: count === 0 ? firstSide.count : String(count),
  };
}

function ownMethodOf(periods: readonly Period[]): OwnMethod {
  return ownMethods.find((name) => periods.some(({ method }) => method === methodOf(name))) ?? "increment";
}

/** Returns minutes with at most two digits of a fraction; they stand for whole seconds. */
function minutesOf(ms: number): string {
  return String(Math.round(ms / 600) / 100);
}

/** Returns the control's text, which the firmware judges. A field that holds no number makes it unreadable. */
export function ownText({ white, black, isApart, method, stages }: OwnControl): string {
  const periods = (side: OwnSide) => sideText(side, method, stages);
  const sides = isApart && fieldsOf(method).canDiffer ? `W${periods(white)}-B${periods(black)}` : periods(white);
  return played(sides);
}

/** Returns the periods of a side. */
function sideText({ minutes, seconds, count }: OwnSide, name: OwnMethod, stages: readonly Stage[]): string {
  const method = methodOf(name);
  const mark = markOf(method);
  const value = numberOf(seconds);
  if (isTimed(method)) {
    const bases = [secondsOf(minutes), ...stages.map(({ more }) => secondsOf(more))];
    const moves = [...stages.map(({ moves }) => `${numberOf(moves)}/`), ""];
    return bases.map((base, n) => `${moves[n]}${base}${value === "0" ? "" : mark + value}`).join(":");
  }
  if (standsAlone(method)) return mark + (hasValue(method) ? value : secondsOf(minutes));
  const main = secondsOf(minutes) === "0" ? "" : `${secondsOf(minutes)}:`;
  return main + (countsMoves(method) ? `${mark}${numberOf(count)}/` : `${numberOf(count)}${mark}`) + value;
}

function numberOf(text: string): string {
  const trimmed = text.trim();
  return /^\d{1,5}$/.test(trimmed) ? String(Number(trimmed)) : "?";
}

/** Returns minutes, which may have a fraction, as whole seconds. */
function secondsOf(minutes: string): string {
  const trimmed = minutes.trim().replace(",", ".");
  return /^\d{0,4}(\.\d{1,2})?$/.test(trimmed) && trimmed !== "" ? String(Math.round(Number(trimmed) * 60)) : "?";
}

/** The longest time that the clock shows, 99:59:59. */
export const timeMostMs = 359_999_000;

/** Returns the ms of a time that players write: `2:41`, `1:02:03`, `0:19.9`; undefined if it is none. */
export function readTime(text: string): number | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)(?:[.,](\d))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", tenths = "0"] = match;
  if (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59)) return undefined;
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(tenths) * 100;
  return ms <= timeMostMs ? ms : undefined;
}
