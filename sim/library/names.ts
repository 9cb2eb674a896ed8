/** Finds the names of the core's numbers. */

/**
 * Returns the name of a number: `nameOf(Event, event)` is `"Press"`, `nameOf(Side, clock.turn)` is `"White"`. Returns
 * `undefined` if none of the names has this number.
 */
export function nameOf<Name extends string>(names: Readonly<Record<Name, number>>, value: number): Name | undefined {
  for (const name in names) if (names[name] === value) return name;
  return undefined;
}
