/** The parts of schemas whose messages describe the correct form. */
import * as z from "zod/mini";
import type { RunRightWords } from "../words/run";

/** Returns an object schema that refuses unknown keys. Its message lists the valid keys. */
export function strict<Shape extends z.core.$ZodShape>(shape: Shape, right: RunRightWords) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? right.oneOf(keys) : right.mapOf(keys)),
  });
}

export function whole(min: number, max: number, right: RunRightWords) {
  const error = right.whole(min, max);
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

export function oneOf<const Names extends readonly string[]>(names: Names, right: RunRightWords) {
  return z.enum(names, { error: right.oneOf(names) });
}

export function text(right: RunRightWords) {
  return z.string({ error: right.text }).check(z.minLength(1, { error: right.text }));
}

/** Returns a schema that sees what `change` makes of the value. */
export function preprocess<Schema extends z.core.$ZodType>(change: (value: unknown) => unknown, schema: Schema) {
  return z.pipe(z.transform(change), schema);
}
