/** Defines the parameters of the questions about the Laws: names in the table, and code on the device. */
import type { ByClass, Cell, ClaimantRule, ClassName, PenaltyName } from "../../../firmware/laws/table/cell";
import { type EditionName, editions as table } from "../../../firmware/laws/table/table";
import type { Parameter } from "./choices";

export const editions: Parameter = {
  name: "edition",
  type: "Edition",
  values: table.map(({ name }) => ({ name, code: `Edition.Laws${name}` })),
};

/** The classes. Standard comes last, because a control without a class has the articles for standard games. */
export const classes: Parameter = {
  name: "klass",
  type: "Class",
  values: [
    { name: "rapid", code: "Class.Rapid" },
    { name: "blitz", code: "Class.Blitz" },
    { name: "standard", code: "Class.Standard" },
  ],
};

const penaltyCodes: Record<PenaltyName, string> = {
  "illegal-move": "Penalty.IllegalMove",
  "draw-claim": "Penalty.DrawClaim",
  "quickplay-claim": "Penalty.QuickplayClaim",
  "press-without-move": "Penalty.PressWithoutMove",
  "add-time": "Penalty.AddTime",
  "take-time": "Penalty.TakeTime",
  warning: "Penalty.Warning",
};

export const namedPenalties: Parameter = {
  name: "penalty",
  type: "Penalty",
  values: (Object.keys(penaltyCodes) as PenaltyName[]).map((name) => ({ name, code: penaltyCodes[name] })),
};

/**
 * The number of the offence. One more than the longest list of minutes is enough: later offences have the same effect.
 */
export const offences: Parameter = {
  name: "nth",
  type: "number",
  values: ["1", "2", "3"].map((code) => ({ name: code, code })),
};

/** The presses of each side so far. No function decides by single numbers of them. */
export const pressNumber: Parameter = { name: "presses", type: "number", values: [] };

export const claimants: Record<ClaimantRule, string> = {
  nothing: "Claimant.Nothing",
  "half-at-most-3": "Claimant.HalfAtMost3",
  "half-or-one-minute": "Claimant.Rule2001",
};

/** Returns the cell of a row for the chosen edition and class. */
export function cellOf<Effect>(
  row: Readonly<Record<EditionName, ByClass<Effect>>>,
  choice: Record<string, string>,
): Cell<Effect> {
  return valueIn<ByClass<Effect>>(row, choice)[choice.klass as ClassName];
}

/** Returns the function that answers with the articles of a row. */
export function articlesOf(row: Readonly<Record<EditionName, ByClass<unknown>>>) {
  return (choice: Record<string, string>): string => cellOf(row, choice).articles.join(", ");
}

/** Returns what a row has for the chosen edition. */
export function valueIn<Value>(row: Readonly<Record<EditionName, Value>>, choice: Record<string, string>): Value {
  return row[choice.edition as EditionName];
}
