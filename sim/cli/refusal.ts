/** The error of every command for bad input, and for what the machine or the clock refuses. */
import { onOneLine, type Problem, printProblem } from "../scenario/problem";
import type { Message } from "../words/text";
import type { Streams } from "./streams";

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

/**
 * Runs a command and returns its exit code. A refusal is printed as one line, behind `head`. `refusalFor` turns further
 * errors into refusals; every other error is thrown.
 */
export async function codeOfRun(
  head: string,
  streams: Streams,
  run: () => number | Promise<number>,
  refusalFor: (thrown: unknown) => Refusal | undefined = () => undefined,
): Promise<number> {
  try {
    return await run();
  } catch (thrown) {
    const refusal = thrown instanceof Refusal ? thrown : refusalFor(thrown);
    if (refusal === undefined) throw thrown;
    streams.error(`${head}${onOneLine(refusal.message)}\n`);
    return refusal.code;
  }
}

/** Returns the refusal for a whole file, a port or a command. */
export function refusalAt(place: string, { wrong, right }: Message, code?: number): Refusal {
  return new Refusal(`${onOneLine(place)}: ${onOneLine(wrong)}; ${onOneLine(right)}`, code);
}
