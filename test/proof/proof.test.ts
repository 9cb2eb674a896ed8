/** The small worlds, walked up to a million transitions: no fault, and nothing that the walk would have to forgive. */
import { expect, test } from "vitest";
import * as firmware from "./door";
import { partOf, prove, reportOf } from "./prove";
import { scenarioOf } from "./scenario";

const transitions = 1_000_000;

test("a million transitions without a fault", () => {
  const proof = prove(firmware, transitions, partOf(1, 1), () => {});
  expect(proof.faults.map(scenarioOf)).toEqual([]);
  expect(proof.transitions).toBe(transitions);
  expect(proof.complete).toBeGreaterThan(5);
  expect(proof.judged).toBeGreaterThan(100_000);
  expect(reportOf(proof)[0]).toMatch(/^1,000,000 transitions between /);
});
