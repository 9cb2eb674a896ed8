/**
 * An engine runs the steps of scenarios on one interpreter and hands back what the clock printed.
 * All of them are given the same steps and must print the same lines, byte for byte.
 */

/** One call of the firmware's console, `flagfall(verb, atMs, numbers, text)`; the verbs are in firmware/console/verbs.ts. */
export interface Step {
  verb: number;
  /** Scenario time, from 0. */
  atMs: number;
  numbers: readonly number[];
  text: string;
}

export interface Engine {
  readonly name: string;
  /** The lines that `steps` print. Throws an Error of one line when the engine or the firmware breaks. */
  run(steps: readonly Step[]): Promise<string[]>;
  /** Many runs in one process or VM, far cheaper than one by one. Each begins with its own `New`. */
  runAll(batches: readonly (readonly Step[])[]): Promise<string[][]>;
}

/** How long one `runAll` may take before the engine counts as hung. */
export const limitMs = 120_000;

/** An engine from the one function that differs: all batches in, all lines of each out. */
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

/** What an engine throws: always one line, always with the engine's name in front. */
export function failure(name: string, message: string): Error {
  const line = message
    .split("\n")
    .map((part) => part.trim())
    .find((part) => part !== "");
  return new Error(`${name}: ${line ?? "stopped without a word"}`);
}

/** The text of whatever was thrown, from any realm. */
export function messageOf(thrown: unknown): string {
  const record = typeof thrown === "object" && thrown !== null ? thrown : undefined;
  if (record === undefined || !("message" in record)) return String(thrown);
  const name = "name" in record ? String(record.name) : "Error";
  return `${name}: ${String(record.message)}`;
}
