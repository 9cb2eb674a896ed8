import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INSTANT_END_MS, printSeconds, readSeconds } from "../../sim/scenario/seconds";

describe("seconds are read digit by digit", () => {
  test.each([
    ["0", 0],
    ["62", 62_000],
    ["62.5", 62_500],
    ["62.500", 62_500],
    ["0.001", 1],
    ["00.010", 10],
    // As floats these are 4.3500000000000005 and 1.0049999999999999
    ["4.35", 4350],
    ["1.005", 1005],
    ["1073741.823", INSTANT_END_MS - 1],
    ["0:00:00", 0],
    ["1:30:30", 5_430_000],
    ["1:30:30.25", 5_430_250],
    ["100:00:00.001", 360_000_001],
  ])("%s is %i ms", (text, ms) => expect(readSeconds(text)).toBe(ms));

  test.each([
    ["1.0000", "decimals"],
    ["0:00:01.0000", "decimals"],
    ["1073741.824", "large"],
    ["299:00:00", "large"],
    ["9".repeat(400), "large"],
    ["", "form"],
    ["-1", "form"],
    ["+1", "form"],
    ["1.", "form"],
    [".5", "form"],
    ["1e3", "form"],
    ["1_000", "form"],
    ["1,5", "form"],
    ["1:30", "form"],
    ["1:60:00", "form"],
    ["1:2:3", "form"],
    [" 1", "form"],
    ["١", "form"],
  ])("%s is refused: %s", (text, fault) => expect(readSeconds(text)).toBe(fault));
});

test("what is printed is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: INSTANT_END_MS - 1 }), (ms) => {
      expect(readSeconds(printSeconds(ms))).toBe(ms);
    }),
  );
});
