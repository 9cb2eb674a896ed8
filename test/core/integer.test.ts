import fc from "fast-check";
import { expect, test } from "vitest";
import { divide, remainder } from "../../firmware/core/divide";
import { later, smaller, span } from "../../firmware/core/integer";

const WRAP = 2 ** 30;
const size = fc.nat(WRAP - 1);

test("divide and remainder are those of whole numbers", () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: WRAP - 1 }), (a, b) => {
      expect(divide(a, b)).toBe(Number(BigInt(a) / BigInt(b)));
      expect(remainder(a, b)).toBe(a % b);
    }),
  );
});

test("the second step of divide mends a quotient that came out one too low", () => {
  const floor = Math.floor;
  let calls = 0;
  Math.floor = (x) => floor(x) - (calls++ === 0 ? 1 : 0);
  try {
    expect(divide(1000, 7)).toBe(142);
  } finally {
    Math.floor = floor;
  }
});

test.each([
  [0, 0, 0],
  [0, 5, 5],
  [5, 0, -5],
  [WRAP - 1, 0, 1],
  [0, WRAP - 1, -1],
  [WRAP - 10, 10, 20],
  [10, WRAP - 10, -20],
  [0, 2 ** 29 - 1, 2 ** 29 - 1],
  [0, 2 ** 29, -(2 ** 29)],
  [2 ** 29, 0, -(2 ** 29)],
  [2 ** 29 + 1, 0, 2 ** 29 - 1],
])("span from %i to %i is %i", (from, to, ms) => expect(span(from, to)).toBe(ms));

test.each([
  [0, 0, 0],
  [5, 6, 11],
  [WRAP - 1, 1, 0],
  [WRAP - 1, WRAP - 1, WRAP - 2],
  [0, -1, WRAP - 1],
  [5, -5, 0],
])("%i and %i ms later is %i", (at, ms, sum) => expect(later(at, ms)).toBe(sum));

test("smaller", () => expect([smaller(1, 2), smaller(2, 1), smaller(3, 3)]).toEqual([1, 1, 3]));
