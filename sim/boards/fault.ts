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
