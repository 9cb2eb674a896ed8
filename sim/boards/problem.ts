/** A definition that is no board, or cannot be read at all: where, what is wrong, what would be right. */

export type BoardProblem = { wrong: string; right: string; line?: number | undefined };

/** Thrown while a definition is read, caught by the command. */
export class BadBoard extends Error {
  constructor(readonly problem: BoardProblem) {
    super(problem.wrong);
  }
}
