/**
 * Returns a copy of a record and of all records and lists below it. What stands in two places is one in the copy too.
 * Functions are shared: those of the firmware and of a virtual board keep nothing of their own.
 */
export function copyOf<Kept>(kept: Kept, copies = new Map<unknown, unknown>()): Kept {
  if (typeof kept !== "object" || kept === null) return kept;
  const known = copies.get(kept);
  if (known !== undefined) return known as Kept;
  const copy = Array.isArray(kept) ? kept.slice() : { ...kept };
  copies.set(kept, copy);
  const places = copy as Record<string, unknown>;
  for (const place in places) {
    const held = places[place];
    if (typeof held === "object") places[place] = copyOf(held, copies);
  }
  return copy as Kept;
}
