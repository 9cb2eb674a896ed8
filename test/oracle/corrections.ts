/** Random corrections by the arbiter, lawful and unlawful, as the console reads them: pairs of field and value. */

import type { Random } from "./random";
import type { Colour } from "./rules";

/** The order in which the console takes the fields of a correction. */
const FIELD_ORDER = [1, 15, 25, 4, 3, 11, 12, 14, 13, 10, 21, 22, 24, 23, 20, 2];

const inOrder = (pairs: ReadonlyMap<number, number>): number[] =>
  FIELD_ORDER.flatMap((field) => {
    const value = pairs.get(field);
    return value === undefined ? [] : [field, value];
  });

/** Times at which the rules change, 99:59:59 the last of them. */
const marks = [60_000, 120_000, 180_000, 360_000, 359_999_000] as const;

function time(random: Random): number {
  return random.weigh([
    [1.5, random.pick(marks) + random.pick([-1000, -1, 0, 0, 0, 1])],
    [6, random.whole(0, 20_000)],
    [2, 0],
    [2, 1000 * random.whole(0, 310)],
    [1, random.whole(0, 359_999_001)],
  ]);
}

/** Returns a correction that clears a fallen flag. */
export function clearing(random: Random, side: Colour): number[] {
  const fields = side === "white" ? 10 : 20;
  return [fields + 5, 1, ...(random.chance(0.7) ? [fields, time(random)] : [])];
}

export function correction(random: Random): number[] {
  const fields = random.pick([10, 20]);
  const one = (): number[] =>
    random.weigh([
      [6, [fields, time(random)]],
      [4, [fields + 1, random.whole(0, random.chance(0.9) ? 9 : 10_001)]],
      [4, [fields + 2, random.whole(random.chance(0.1) ? 0 : 1, 4)]],
      [2, [fields + 3, random.chance(0.7) ? random.whole(0, 4000) : random.whole(0, 50_000)]],
      [2, [fields + 4, random.whole(0, 5)]],
      [2, [fields + 5, 1]],
      [3, [1, random.whole(1, 2)]],
      [1, [2, random.whole(0, 2)]],
      [4, [3, random.whole(1, 3)]],
      [2, [4, 1]],
    ]);
  const pairs = new Map<number, number>();
  for (let count = random.whole(1, 3); count > 0; count--) {
    const [field = 1, value = 1] = one();
    pairs.set(field, value);
  }
  return inOrder(pairs);
}
