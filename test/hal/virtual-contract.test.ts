/** The contract hal/hal.ts as a table, for the sources of hal/virtual as they are: Stryker's changes reach them. */
import { expect, test } from "vitest";
import { partCases } from "./part-cases";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";
import { createVirtual } from "./virtual-engine";

const engine = createVirtual();

test.each([...timeCases, ...partCases])("$name", async (one) => {
  const [lines] = await engine.runAll([stepsOf(one)]);
  expect(lines).toEqual(one.lines);
});
