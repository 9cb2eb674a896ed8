/** Compares the runs of numbers with plain sets of them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Serials } from "../../../sim/hall/record/serials";
import type { Database } from "../../../sim/hall/record/statements";
import { tried } from "../../properties/tried";

const most = 12;
const bridges = ["east", "west"] as const;

type Run = Record<"first" | "last", number>;

function empty(): Serials {
  return new Serials({ all: () => [] } as unknown as Database);
}

/** Returns the missing numbers below the highest, as runs. */
function gapsIn(numbers: ReadonlySet<number>): Run[] {
  const gaps: Run[] = [];
  const highest = Math.max(0, ...numbers);
  for (let n = 1; n < highest; n++) {
    if (numbers.has(n)) continue;
    const gap = gaps.at(-1);
    if (gap?.last === n - 1) gap.last = n;
    else gaps.push({ first: n, last: n });
  }
  return gaps;
}

const step = fc.record({
  bridge: fc.constantFrom(...bridges),
  serial: fc.integer({ min: 1, max: most }),
  isTaken: fc.boolean(),
});

test("whatever is taken and released in whatever order", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const serials = empty();
      const sets = { east: new Set<number>(), west: new Set<number>() };
      let doubles = 0;
      for (const { bridge, serial, isTaken } of steps) {
        const set = sets[bridge];
        if (!isTaken) {
          serials.release(bridge, serial);
          set.delete(serial);
          continue;
        }
        if (set.has(serial)) doubles++;
        expect(serials.take(bridge, serial)).toBe(!set.has(serial));
        set.add(serial);
      }
      const missing = bridges
        .flatMap((bridge) => gapsIn(sets[bridge]))
        .reduce((sum, { first, last }) => sum + last - first + 1, 0);
      expect(serials.figures()).toEqual({ events: sets.east.size + sets.west.size, doubles, missing });
      for (const bridge of bridges) {
        expect(serials.last(bridge)).toBe(Math.max(0, ...sets[bridge]));
        expect(serials.gaps(bridge, most)).toEqual(gapsIn(sets[bridge]));
        expect(serials.gaps(bridge, 1)).toEqual(gapsIn(sets[bridge]).slice(0, 1));
      }
    }),
    tried(500),
  );
});
