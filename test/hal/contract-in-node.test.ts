/** The contract hal/hal.ts as a table, for the sources of the back-ends as they are: Stryker's changes reach them. */
import { expect, test } from "vitest";
import { createVirtual } from "./benches";
import { createEspruino, withoutOptional } from "./espruino-bench";
import { partCases } from "./part-cases";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";

const cases = [...timeCases, ...partCases];
const [virtual, espruino] = [createVirtual(), createEspruino()];

test.each(cases)("virtual: $name", async (one) => {
  const [lines] = await virtual.runAll([stepsOf(one)]);
  expect(lines).toEqual(one.lines);
});

test.each(cases)("espruino: $name", async (one) => {
  const [lines] = await espruino.runAll([stepsOf(one)]);
  expect(lines).toEqual(withoutOptional(one.lines));
});
