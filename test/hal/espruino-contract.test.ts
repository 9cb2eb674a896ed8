/** The contract hal/hal.ts as a table, for the sources of hal/espruino as they are: Stryker's changes reach them. */
import { expect, test } from "vitest";
import { createEspruino, withoutOptional } from "./espruino-bench";
import { partCases } from "./part-cases";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";

const engine = createEspruino();

test.each([...timeCases, ...partCases])("$name", async (one) => {
  const [lines] = await engine.runAll([stepsOf(one)]);
  expect(lines).toEqual(withoutOptional(one.lines));
});
