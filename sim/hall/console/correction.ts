/** Turns the fields of the correction form into a command that names only what was changed. */
import type { SideName } from "../../link/state";
import type { Command } from "../model/command";
import type { Cell } from "./cells";
import { readTyped, readWhole, timeText } from "./time-text";

export type Correction = Extract<Command, { do: "correct" }>;
type SideCorrection = NonNullable<Correction["white"]>;

export type FieldName = "remaining" | "presses" | "period" | "delay" | "overtime";

export type SideFields = Readonly<Record<FieldName, string>> & { readonly clears: boolean };

export interface CorrectionFields {
  readonly white: SideFields;
  readonly black: SideFields;
  readonly turn: SideName | undefined;
  readonly first: Correction["first"];
  readonly next: Correction["next"];
  readonly press: boolean;
}

const times: readonly FieldName[] = ["remaining", "delay"];
const names: readonly FieldName[] = ["remaining", "presses", "period", "delay", "overtime"];

export function fieldsOf(cell: Cell | undefined): CorrectionFields {
  return {
    white: sideFields(cell, "white"),
    black: sideFields(cell, "black"),
    turn: undefined,
    first: undefined,
    next: undefined,
    press: false,
  };
}

function sideFields(cell: Cell | undefined, side: SideName): SideFields {
  const state = cell?.view.peek().state?.[side];
  const shown = cell?.facts.peek()[side];
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    remaining: shown !== undefined && shown.ms >= 0 ? timeText(shown.ms) : "",
    presses: text(state?.presses),
    period: text(state?.period),
    delay: timeText(state?.delay ?? 0),
    overtime: text(state?.overtime),
    clears: false,
  };
}

/** Returns the command, or the fields that cannot be read; `nothing` if nothing was changed. */
export function readFields(
  before: CorrectionFields,
  after: CorrectionFields,
): { command?: Correction; faults: readonly string[] } {
  const faults: string[] = [];
  const white = readSide("white", before.white, after.white, faults);
  const black = readSide("black", before.black, after.black, faults);
  if (faults.length > 0) return { faults };
  const command: Correction = {
    do: "correct",
    ...(white === undefined ? {} : { white }),
    ...(black === undefined ? {} : { black }),
    ...(after.turn === undefined ? {} : { turn: after.turn }),
    ...(after.first === undefined ? {} : { first: after.first }),
    ...(after.next === undefined ? {} : { next: after.next }),
    ...(after.press ? { press: true as const } : {}),
  };
  return Object.keys(command).length === 1 ? { faults: ["nothing"] } : { command, faults };
}

function readSide(side: SideName, before: SideFields, after: SideFields, faults: string[]): SideCorrection | undefined {
  const made: SideCorrection = after.clears ? { flag: "none" } : {};
  for (const name of names) {
    if (after[name].trim() === before[name]) continue;
    const [least, most] = name === "period" ? [1, 99] : [0, 9999];
    const value = times.includes(name) ? readTyped(after[name]) : readWhole(after[name], least, most);
    if (value === undefined) faults.push(`${side}.${name}`);
    else made[name] = value;
  }
  return Object.keys(made).length === 0 ? undefined : made;
}
