/** The places of the texts in a table of words. */

/** Returns the key of every text, such as `.control.set`. */
export function textKeys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => textKeys(inner, `${path}.${key}`));
}
