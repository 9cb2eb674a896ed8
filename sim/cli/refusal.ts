/** The error of every command for bad input, and for what the machine or the clock refuses. */
import { onOneLine, type Problem, printProblem } from "../scenario/problem";
import type { Message } from "../words/text";

/** Ends a command. Its message is the one line for stderr, `code` the exit code. */
export class Refusal extends Error {
  constructor(
    line: string,
    readonly code = 2,
  ) {
    super(line);
  }
}

/** Returns the refusal for a scenario, with the place in its file. */
export function refusalOf(problem: Problem): Refusal {
  return new Refusal(printProblem(problem));
}

/** Returns the refusal for a whole file, a port or a command. */
export function refusalAt(place: string, { wrong, right }: Message, code?: number): Refusal {
  return new Refusal(`${onOneLine(place)}: ${onOneLine(wrong)}; ${onOneLine(right)}`, code);
}
