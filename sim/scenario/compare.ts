/** Compares what a step expects with a state line, field by field. */
import type { Expected } from "./script";

export interface Mismatch {
  /** `mode`, `white.remaining` … */
  field: string;
  expected: unknown;
  actual: unknown;
}

type State = Record<string, unknown>;

/** Fields that tell of an event: they are those of the last event before the expectation. */
const eventFields = ["event", "side"];

/**
 * The fields in which the state differs, in the order in which they are written.
 * `state` is the `expect` line, `event` the last event line before it.
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
