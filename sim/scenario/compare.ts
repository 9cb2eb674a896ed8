/** Compares an expectation of a step with a state line, field by field. */
import type { Expected } from "./schema";

export interface Mismatch {
  /** The name of a field, such as `mode` or `white.remaining`. */
  field: string;
  expected: unknown;
  actual: unknown;
}

type State = Record<string, unknown>;

/** The fields of an event. They describe the last event before the expectation. */
const eventFields = ["event", "side"];

/**
 * Returns the fields that differ, in the order of the expectation. `state` is the `expect` line; `event` is the last
 * event line before it.
 */
export function compareState(expected: Expected, state: State, event: State): Mismatch[] {
  return Object.entries(expected).flatMap(([field, value]) => {
    const actual = (eventFields.includes(field) ? event : state)[field];
    return compareField(field, value, actual);
  });
}

function compareField(field: string, expected: unknown, actual: unknown): Mismatch[] {
  if (expected === undefined) return [];
  if (!isRecord(expected)) return expected === actual ? [] : [{ field, expected, actual: actual ?? null }];
  const inner = isRecord(actual) ? actual : {};
  return Object.entries(expected).flatMap(([name, value]) => compareField(`${field}.${name}`, value, inner[name]));
}

function isRecord(value: unknown): value is State {
  return typeof value === "object" && value !== null;
}
