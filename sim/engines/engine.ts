/**
 * Defines an engine: it runs the steps of scenarios on one interpreter and returns what the clock printed. All engines
 * receive the same steps and must print the same lines, byte for byte.
 */

/**
 * One call of the firmware's console, `flagfall(verb, atMs, numbers, text)`. The verbs are in
 * firmware/console/verbs.ts.
 */
export interface Step {
  verb: number;
  /** Scenario time, from 0. */
  atMs: number;
  numbers: readonly number[];
  text: string;
}

export interface Engine {
  readonly name: string;
  /** Returns the lines that `steps` print. Throws an Error of one line if the engine or the firmware fails. */
  run(steps: readonly Step[]): Promise<string[]>;
  /**
   * Runs many batches in one process or VM, which is much cheaper than one by one. Each batch begins with its own
   * `New`.
   */
  runAll(batches: readonly (readonly Step[])[]): Promise<string[][]>;
}

/**
 * An engine that prints nothing for so long counts as hung. A whole run has no limit, so a busy machine fails no test.
 */
export const quietMostMs = 120_000;

/**
 * Makes an engine from the one function that differs. That function receives all batches and returns the lines of each.
 */
export function engineOf(name: string, runAll: Engine["runAll"]): Engine {
  return {
    name,
    runAll: (batches) => (batches.length === 0 ? Promise.resolve([]) : runAll(batches)),
    async run(steps) {
      const [lines] = await runAll([steps]);
      return lines ?? [];
    },
  };
}

/** Returns the error that an engine throws: one line that begins with the engine's name. */
export function failure(name: string, message: string): Error {
  const line = message
    .split("\n")
    .map((part) => part.trim())
    .find((part) => part !== "");
  return new Error(`${name}: ${line ?? "stopped without a word"}`);
}

/** Returns the text of any thrown value, from any realm. */
export function messageOf(thrown: unknown): string {
  const record = typeof thrown === "object" && thrown !== null ? thrown : undefined;
  if (record === undefined || !("message" in record)) return String(thrown);
  const name = "name" in record ? String(record.name) : "Error";
  return `${name}: ${String(record.message)}`;
}
