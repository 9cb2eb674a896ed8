/** Defines what every notation of time controls offers, and the errors of reading and writing. */
import type { Control } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import type { Rule } from "../../firmware/notation/scan";
import type { Language } from "../words/language";
import { type MethodName, methodNames } from "../words/method-names";
import type { Lost, Misread } from "../words/subjects";

/** Returns the name of a method for programs. */
export function nameOf(method: Method): MethodName {
  return methodNames[method];
}

/** The rule that a text breaks, and the column, from 1. */
export interface NotationFault {
  column: number;
  rule: Rule | Misread;
}

/** The result of reading a text: the control, or the error. */
export type Reading = { control: Control } | NotationFault;

/** The result of writing a control: the text, or everything that the notation cannot express. */
export type Writing = { text: string } | { lost: readonly Lost[] };

export interface Notation {
  /** Absent if the notation can only be written. */
  read?: (text: string) => Reading;
  write: (control: Control, language: Language) => Writing;
}

/** The parts of a control that a notation can express besides plain time. Everything else is lost. */
export interface Reach {
  methods: readonly Method[];
  /** True if the sides may differ. */
  sides?: boolean;
  /** True if several periods are possible. */
  periods?: boolean;
  moves?: boolean;
  /** The options that the notation expresses in its own way, such as `;from=2`. */
  options?: readonly string[];
}

/** Returns the parts of `control` outside `reach`, each once. */
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

/** Returns `text()` if nothing is lost. */
export function unless(lost: readonly Lost[], text: () => string): Writing {
  return lost.length > 0 ? { lost } : { text: text() };
}

export function readCanonical(text: string): Reading {
  const { control, column, rule } = parseControl(text);
  return control === undefined ? { column, rule } : { control };
}

export const canonical: Notation = {
  read: readCanonical,
  write: (control) => ({ text: printControl(control) }),
};
