/** What ends a run before it began: one line for stderr. */
import { type Problem, printProblem } from "../scenario/problem";

export class Refusal extends Error {}

export function refusal(problem: Problem): Refusal {
  return new Refusal(printProblem(problem));
}
