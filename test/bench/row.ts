/** Defines what a bench finds: one figure a row, and the bound with which it is compared. */

/** An aim is printed as met or missed; a broken limit ends the bench with exit code 1. */
export interface Goal {
  kind: "aim" | "limit";
  sign: "at least" | "at most";
  bound: number;
}

export interface Row {
  what: string;
  value: number;
  /** The number of decimals. If absent, three significant figures are shown. */
  digits?: number;
  unit: string;
  /** The figure with which `value` is compared, and their ratio. `Group.beside` says whose figure it is. */
  beside?: number;
  ratio?: number;
  /** The bound for the ratio if there is one, or else for the value. */
  goal?: Goal;
  note?: string;
}

export interface Group {
  /** A short name that never changes. */
  name: string;
  title: string;
  /** The title of the column `beside`. */
  beside?: string;
  rows: Row[];
  /** Why the group is incomplete. */
  remark?: string;
  /** True if the section failed, which counts as a broken limit. */
  failed?: boolean;
}

export function aimAtLeast(bound: number): Goal {
  return { kind: "aim", sign: "at least", bound };
}

export function aimAtMost(bound: number): Goal {
  return { kind: "aim", sign: "at most", bound };
}

export function limitAtMost(bound: number): Goal {
  return { kind: "limit", sign: "at most", bound };
}

/** Returns whether a row meets its goal. Returns undefined if it has none. */
export function isMet({ value, ratio, goal }: Row): boolean | undefined {
  if (goal === undefined) return undefined;
  const judged = ratio ?? value;
  return goal.sign === "at least" ? judged >= goal.bound : judged <= goal.bound;
}

export function isBroken(row: Row): boolean {
  return row.goal?.kind === "limit" && isMet(row) === false;
}

/** Returns the row with another figure of its kind and the ratio of the two. */
export function against(row: Row, beside: number): Row {
  return { ...row, beside, ratio: row.value / beside };
}
