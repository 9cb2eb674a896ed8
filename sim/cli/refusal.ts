/** An error that ends a run before it begins; printed as one line on stderr. */
import { type Problem, printProblem } from "../scenario/problem";

export class RunFault extends Error {}

export function refusal(problem: Problem): RunFault {
  return new RunFault(printProblem(problem));
}
