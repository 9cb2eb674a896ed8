/** What every notation of time controls offers, and what can go wrong on the way in and out. */
import type { Control } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import type { Rule } from "../../firmware/notation/scan";
import type { Language } from "../words/language";

/** The name of a method: what the notations can or cannot say of a control. */
export type MethodName =
  | "time"
  | "increment"
  | "delay"
  | "bronstein"
  | "byoyomi"
  | "canadian"
  | "hourglass"
  | "upcount"
  | "gong";

export const methodNames: Readonly<Record<Method, MethodName>> = {
  [Method.Time]: "time",
  [Method.Increment]: "increment",
  [Method.Delay]: "delay",
  [Method.Bronstein]: "bronstein",
  [Method.Byoyomi]: "byoyomi",
  [Method.Canadian]: "canadian",
  [Method.Hourglass]: "hourglass",
  [Method.Upcount]: "upcount",
  [Method.Gong]: "gong",
};

/**
 * Why a text is none of a foreign notation, beside the rules of all controls. `form`: the notation's own grammar;
 * `separator`: another sign stands between two parts than the notation has there.
 */
export type Misread = "form" | "separator" | "noClock" | "unknownControl" | "zeroMinutes" | "scope" | "wholeSeconds";

/** The rule that a text breaks, and where, from column 1. */
export interface NotationFault {
  column: number;
  rule: Rule | Misread;
}

/** A text that was read: the control, or why it is none. */
export type Reading = { control: Control } | NotationFault;

/** A thing that a notation has no words for. An option stands for itself, as in `;at=own`. */
export type Lost =
  | MethodName
  | `;${string}`
  | "sides"
  | "periods"
  | "moves"
  | "repeat"
  | "unnumbered"
  | "wholeMinutes"
  | "hundredths"
  | "zeroBase";

/** A control that was written: the text, or everything that the notation cannot say. */
export type Writing = { text: string } | { lost: readonly Lost[] };

export interface Notation {
  /** Absent where the notation only goes out. */
  read?: (text: string) => Reading;
  write: (control: Control, language: Language) => Writing;
}

/** What a notation can say beside plain time; everything else is lost. */
export interface Reach {
  methods: readonly Method[];
  /** Sides that differ. */
  sides?: boolean;
  /** More than one period. */
  periods?: boolean;
  moves?: boolean;
  /** Options that it says in its own way, such as `;from=2`. */
  options?: readonly string[];
}

/** What of `control` lies beyond `reach`, each thing once. */
export function beyond(control: Control, reach: Reach): Lost[] {
  const lost = new Set<Lost>();
  const periods = [...control.white, ...control.black];
  const [canonical, ...options] = printControl(control).split(";");
  if (reach.sides !== true && canonical?.startsWith("W") === true) lost.add("sides");
  if (reach.periods !== true && Math.max(control.white.length, control.black.length) > 1) lost.add("periods");
  for (const { method, moves } of periods) {
    if (method !== Method.Time && !reach.methods.includes(method)) lost.add(methodNames[method]);
    if (moves > 0 && reach.moves !== true) lost.add("moves");
  }
  const starred =
    (control.whiteRepeats && control.white.at(-1)?.moves === 0) ||
    (control.blackRepeats && control.black.at(-1)?.moves === 0);
  if (starred) lost.add("repeat");
  for (const option of options) {
    if (reach.options?.includes(option) !== true) lost.add(`;${option}`);
  }
  return [...lost];
}

/** `text()` where nothing is lost. */
export function unless(lost: readonly Lost[], text: () => string): Writing {
  return lost.length > 0 ? { lost } : { text: text() };
}

export function readCanonical(text: string): Reading {
  const { control, column, rule } = parseControl(text);
  return control === undefined ? { column, rule } : { control };
}

/** The canonical notation itself. */
export const canonical: Notation = {
  read: readCanonical,
  write: (control) => ({ text: printControl(control) }),
};
