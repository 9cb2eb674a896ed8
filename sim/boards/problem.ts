/**
 * Describes a definition that is unreadable or defines no valid board: where, what is wrong, and what would be right.
 */

export type BoardProblem = { wrong: string; right: string; line?: number | undefined };

/** Thrown while a definition is read; the command catches it. */
export class BadBoard extends Error {
  constructor(readonly problem: BoardProblem) {
    super(problem.wrong);
  }
}
