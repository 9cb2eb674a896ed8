/** What ends a run before it began: one line for stderr. */
import { type Problem, printProblem } from "../scenario/problem";

export class RunFault extends Error {}

export function refusal(problem: Problem): RunFault {
  return new RunFault(printProblem(problem));
}
