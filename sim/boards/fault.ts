import type { BoardRule } from "../words/subjects";

/** One fault of a board: where it is, what the board has, and what would be right. */
export interface Fault {
  /** The path in the definition, such as `memory.variables`. */
  field: string;
  rule: BoardRule;
  has: number | string;
  needs: number | string;
}
