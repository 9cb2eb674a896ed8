/** How many mutants of the core the tests notice. */

/** In per cent. */
export const scoreMin = 92;

export interface Count {
  killed: number;
  survived: number;
  /** No test runs the line. */
  uncovered: number;
  /** Neither killed nor survived: the mutant ran on until it was stopped. */
  timedOut: number;
  /** Not programs at all, or left out on purpose. */
  broken: number;
}

const kinds: ReadonlyMap<string, keyof Count> = new Map([
  ["Killed", "killed"],
  ["Survived", "survived"],
  ["NoCoverage", "uncovered"],
  ["Timeout", "timedOut"],
  ["CompileError", "broken"],
  ["RuntimeError", "broken"],
  ["Ignored", "broken"],
]);

/** Counts mutants by Stryker's word for what became of each. */
export function countMutants(statuses: readonly string[]): Count {
  const count: Count = { killed: 0, survived: 0, uncovered: 0, timedOut: 0, broken: 0 };
  for (const status of statuses) {
    const kind = kinds.get(status);
    if (kind === undefined) throw new Error(`Stryker says "${status}", which is not known here`);
    count[kind]++;
  }
  return count;
}

/** Killed of killed and not killed, in per cent; without any there is nothing that was missed. */
export function score({ killed, survived, uncovered }: Count): number {
  const judged = killed + survived + uncovered;
  return judged === 0 ? 100 : (100 * killed) / judged;
}
