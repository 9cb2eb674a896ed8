/** The choices that the questions about the Laws depend on: their names in the table, their code on the device. */
import type {
  ByClass,
  Cell,
  ClaimantRule,
  ClassName,
  EditionName,
  PenaltyName,
  Row,
} from "../../../firmware/laws/table/cell";
import { illegalMove } from "../../../firmware/laws/table/table";
import type { Parameter } from "./choices";

export const editions: Parameter = {
  name: "edition",
  type: "Edition",
  values: (Object.keys(illegalMove) as EditionName[]).map((name) => ({ name, code: `Edition.Laws${name}` })),
};

/** Standard last: a control without a class is judged by the articles for standard games. */
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

/** One more than the longest list of minutes: from there on nothing changes. */
export const offences: Parameter = {
  name: "nth",
  type: "number",
  values: ["1", "2", "3"].map((code) => ({ name: code, code })),
};

export const claimants: Record<ClaimantRule, string> = {
  nothing: "Claimant.Nothing",
  "half-at-most-3": "Claimant.HalfAtMost3",
  "half-or-one-minute": "Claimant.Rule2001",
};

export function of<Effect>(row: Row<Effect>, choice: Record<string, string>): Cell<Effect> {
  return ofEdition<ByClass<Effect>>(row, choice)[choice.klass as ClassName];
}

export function ofEdition<Value>(row: Readonly<Record<EditionName, Value>>, choice: Record<string, string>): Value {
  return row[choice.edition as EditionName];
}
