/** Builds a control in canonical notation from what players fill in, and fills the form in from a control. */
import type { Period } from "../../../firmware/core/control";
import { Method } from "../../../firmware/core/words";
import { parseControl, printControl } from "../../../firmware/notation/notation";

/** The texts of the form's fields. */
export interface OwnSide {
  minutes: string;
  seconds: string;
}

export type OwnMethod = "increment" | "delay" | "bronstein";
export const ownMethods: readonly OwnMethod[] = ["increment", "delay", "bronstein"];

export interface OwnControl {
  white: OwnSide;
  /** Used only if the sides play with different times. */
  black: OwnSide;
  isApart: boolean;
  method: OwnMethod;
  hasSecond: boolean;
  /** The second stage: after this move, so many minutes more. */
  moves: string;
  more: string;
}

export const firstOwn: OwnControl = {
  white: { minutes: "3", seconds: "2" },
  black: { minutes: "3", seconds: "2" },
  isApart: false,
  method: "increment",
  hasSecond: false,
  moves: "40",
  more: "30",
};

const marks: Readonly<Record<OwnMethod, string>> = { increment: "+", delay: "d", bronstein: "b" };

/** Returns the form filled in with a control, or as it is at first if the form cannot say that control. */
export function ownOf(text: string): OwnControl {
  const { control } = parseControl(text);
  if (control === undefined) return firstOwn;
  const { white, black } = control;
  const [first, second] = white;
  const own: OwnControl = {
    white: ownSideOf(first),
    black: ownSideOf(black[0]),
    isApart: white !== black,
    method: ownMethodOf([...white, ...black]),
    hasSecond: second !== undefined,
    moves: second === undefined ? firstOwn.moves : String(first?.moves ?? 0),
    more: second === undefined ? firstOwn.more : minutesOf(second.baseMs),
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

function ownSideOf(period: Period | undefined): OwnSide {
  const { baseMs = 0, valueMs = 0 } = period ?? {};
  return { minutes: minutesOf(baseMs), seconds: String(valueMs / 1000) };
}

function ownMethodOf(periods: readonly Period[]): OwnMethod {
  if (periods.some(({ method }) => method === Method.Delay)) return "delay";
  return periods.some(({ method }) => method === Method.Bronstein) ? "bronstein" : "increment";
}

/** Returns minutes with at most two digits of a fraction; they stand for whole seconds. */
function minutesOf(ms: number): string {
  return String(Math.round(ms / 600) / 100);
}

/** Returns the control's text, which the firmware judges. A field that holds no number makes it unreadable. */
export function ownText({ white, black, isApart, method, hasSecond, moves, more }: OwnControl): string {
  const periods = (side: OwnSide) => {
    const value = numberOf(side.seconds) === "0" ? "" : marks[method] + numberOf(side.seconds);
    if (!hasSecond) return secondsOf(side.minutes) + value;
    return `${numberOf(moves)}/${secondsOf(side.minutes)}${value}:${secondsOf(more)}${value}`;
  };
  const sides = isApart ? `W${periods(white)}-B${periods(black)}` : periods(white);
  return /[+db]/.test(sides) ? sides : `${sides};flag=freeze`;
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

/** Returns the ms of a time that players write: `2:41`, `1:02:03`, `0:19.9`; undefined if it is none. */
export function readTime(text: string): number | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)(?:[.,](\d))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", tenths = "0"] = match;
  if (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59)) return undefined;
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(tenths) * 100;
  return ms <= 359_999_000 ? ms : undefined;
}
