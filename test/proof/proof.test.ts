/**
 * The small worlds, walked without a fault: 300,000 transitions in CI, and 60,000 elsewhere. `npm run proof` walks a
 * million.
 */
import { expect, test } from "vitest";
import { isCi } from "../runner/ci";
import * as firmware from "./door";
import { partOf, prove, reportOf } from "./prove";
import { scenarioOf } from "./scenario";
import { walkWorld } from "./walk";

const transitions = isCi() ? 300_000 : 60_000;

test("no transition has a fault", () => {
  const proof = prove(firmware, transitions, partOf(1, 1), () => {});
  expect(proof.faults.map(scenarioOf)).toEqual([]);
  expect(proof.transitions).toBe(transitions);
  expect(proof.judged).toBeGreaterThan(transitions / 6);
  expect(reportOf(proof)[0]).toMatch(/^\d+,000 transitions between /);
});

test.each(["3", "gong2", "2/2:2:up3;at=moves"])("%s is walked to its end without a fault", (control) => {
  const walked = walkWorld(firmware, { control, alphabet: "play" }, 10_000);
  expect(walked.fault).toBeUndefined();
  expect(walked.isComplete).toBe(true);
});
