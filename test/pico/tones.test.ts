/** What the ear of an emulated board must have heard of the patterns that the virtual board plays. */
import { expect, test } from "vitest";
import { toneFault } from "../../sim/pico/tones";

const gong = [880, 250];
const last = [1760, 60];
const heard = (hz: number, ms: number, atMs: number) => ({ periodUs: Math.floor(1e6 / hz), ms, atMs });
const later = heard(1760, 60, 4000);

test("a pattern that the next one replaces at its very instant is silent", () => {
  const patterns = [
    { pattern: gong, atMs: 4000 },
    { pattern: last, atMs: 4000 },
  ];
  expect(toneFault(patterns, [later])).toBeUndefined();
  expect(toneFault(patterns, [heard(880, 250, 4000), later])).toContain("is in no pattern");
});

test.each([
  [3999, 4000],
  [undefined, 4000],
  [4000, undefined],
  [undefined, undefined],
])("a pattern that is lost otherwise is a fault: instants %s and %s", (first, second) => {
  const patterns = [
    { pattern: gong, atMs: first },
    { pattern: last, atMs: second },
  ];
  expect(toneFault(patterns, [later])).toBe("pattern 0 was not heard");
  expect(toneFault(patterns, [heard(880, 250, 3000), later])).toBeUndefined();
});
