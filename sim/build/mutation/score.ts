/** How many mutants of the firmware the tests notice. */

export interface Room {
  readonly name: "core" | "app" | "store";
  /** What Stryker changes: every file there, or only some; none of `without`. */
  readonly folders: readonly string[];
  readonly only?: readonly string[];
  readonly without: readonly string[];
  /** In per cent. */
  readonly scoreMin: number;
}

/** The console only drives the core in tests; tables of words and types have nothing to change. */
const notApp = ["console.ts", "verbs.ts", "words-en.ts", "words-es.ts", "choices.ts", "facts.ts"];

/** What writes the log and reads it again. */
const kept = ["log.ts", "tape.ts", "blocks.ts", "saving.ts", "keeper.ts", "renew.ts", "recovery.ts", "journal.ts"];

export const rooms: readonly Room[] = [
  { name: "core", folders: ["firmware/core", "firmware/notation", "firmware/laws"], without: [], scoreMin: 92 },
  { name: "app", folders: ["firmware/app"], without: notApp, scoreMin: 85 },
  { name: "store", folders: ["firmware/app"], only: kept, without: [], scoreMin: 90 },
];

/** Tells vitest.mutation.config.ts whose tests are to run. */
export const roomVariable = "FLAGFALL_ROOM";

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
