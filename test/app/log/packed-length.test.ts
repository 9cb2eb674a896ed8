/** The bytes that numbers are packed into. On Espruino a list of bytes has the length that was asked for, no more. */
import { expect, test, vi } from "vitest";
import { ALL, packed, unpacked } from "../../../firmware/app/log/numbers";

vi.mock("../../../firmware/app/log/lists", () => ({
  byteList: (count: number) => Object.seal(new Array<number>(count).fill(0)),
  numberList: () => [],
}));

test.each([
  [0, 1],
  [127, 1],
  [128, 2],
  [16383, 2],
  [16384, 3],
  [2097151, 3],
  [2097152, 4],
  [268435455, 4],
  [268435456, 5],
  [1073741823, 5],
])("%i takes bytes: %i", (n, bytes) => {
  const list = [n, n, n, n];
  // Four such numbers and their count, in whole words.
  expect(packed(list)).toHaveLength(4 + 4 * bytes);
  expect(unpacked(packed(list), 0, ALL)).toEqual(list);
});
