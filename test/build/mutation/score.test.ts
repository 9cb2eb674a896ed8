import { expect, test } from "vitest";
import { countMutants, score } from "../../../sim/build/mutation/score";

test("a time-out is neither killed nor missed", () => {
  const count = countMutants(["Killed", "Killed", "Killed", "Survived", "Timeout", "Timeout", "Ignored"]);
  expect(count).toEqual({ killed: 3, survived: 1, uncovered: 0, timedOut: 2, broken: 1 });
  expect(score(count)).toBe(75);
});

test("what no test runs is missed", () => {
  expect(score(countMutants(["Killed", "NoCoverage"]))).toBe(50);
});

test("a word that Stryker does not say yet is no score", () => {
  expect(() => countMutants(["Pending"])).toThrow(/Pending/);
});
