/** Names for the numbers of the core. */

/**
 * Returns the name of a number: `nameOf(Event, event)` is `"Press"`, `nameOf(Side, clock.turn)` is `"White"`.
 * `undefined` if none of the names has this number.
 */
export function nameOf<Name extends string>(names: Readonly<Record<Name, number>>, value: number): Name | undefined {
  for (const name in names) if (names[name] === value) return name;
  return undefined;
}
