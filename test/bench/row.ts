/** What a bench finds: one figure a row, and the bound that it is held against. */

/** An aim is printed as met or missed; a broken limit ends the bench with exit code 1. */
export interface Goal {
  kind: "aim" | "limit";
  sign: "at least" | "at most";
  bound: number;
}

export interface Row {
  what: string;
  value: number;
  /** Behind the point; without it three figures are shown. */
  digits?: number;
  unit: string;
  /** The same figure of whatever stands in the title of this column, and `value` against it. */
  beside?: number;
  ratio?: number;
  /** Of the ratio where there is one, else of the value. */
  goal?: Goal;
  note?: string;
}

export interface Group {
  /** Short and always the same. */
  name: string;
  title: string;
  /** What `beside` is. */
  beside?: string;
  rows: Row[];
  /** Why there is no more of it. */
  remark?: string;
  /** It broke, which counts as a broken limit. */
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

/** Undefined where a row has no goal. */
export function isMet({ value, ratio, goal }: Row): boolean | undefined {
  if (goal === undefined) return undefined;
  const judged = ratio ?? value;
  return goal.sign === "at least" ? judged >= goal.bound : judged <= goal.bound;
}

export function isBroken(row: Row): boolean {
  return row.goal?.kind === "limit" && isMet(row) === false;
}

/** The row against another figure of its kind: so many times as much. */
export function against(row: Row, beside: number): Row {
  return { ...row, beside, ratio: row.value / beside };
}
