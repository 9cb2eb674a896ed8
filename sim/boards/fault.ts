import type { BoardRule } from "../words/subjects";

/** One fault of a board: where it is, what the board has, and what would be right. */
export interface Fault {
  /** The path in the definition, such as `memory.variables`. */
  field: string;
  rule: BoardRule;
  has: number | string;
  needs: number | string;
}

export function fault(field: string, rule: BoardRule, has: number | string, needs: number | string): Fault {
  return { field, rule, has, needs };
}

/** Returns the fault in a list if `isWrong`, and an empty list otherwise. */
export function faultIf(isWrong: boolean, ...given: Parameters<typeof fault>): Fault[] {
  return isWrong ? [fault(...given)] : [];
}

/** Returns the names of pins as a message lists them: `D0–D13, A0–A5`. */
export function inRanges(names: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const name of names) {
    const range = ranges.at(-1);
    if (range !== undefined && follows(range[1], name)) range[1] = name;
    else ranges.push([name, name]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(", ") || "–";
}

function follows(before: string, name: string): boolean {
  const [, letters = "", number = ""] = /^([A-Z]+)(\d+)$/.exec(before) ?? [];
  return number !== "" && name === `${letters}${Number(number) + 1}`;
}
