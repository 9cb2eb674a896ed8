/** The contract hal/hal.ts as a table: every back-end does the same on every engine. */
import { describe, expect, test } from "vitest";
import type { Found } from "../engines/all";
import { testOn } from "../engines/found";
import { isCi } from "../runner/ci";
import { espruinoBenches, espruinoScript } from "./benches";
import { withoutOptional } from "./espruino-bench";
import { partCases } from "./part-cases";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";
import { createVirtual } from "./virtual-engine";

const cases = [...timeCases, ...partCases];
const boards: Found[] = [{ name: "virtual", engine: createVirtual() }, ...espruinoBenches(await espruinoScript())];

for (const found of boards) {
  const seen = (lines: readonly string[]) => (found.name === "virtual" ? [...lines] : withoutOptional(lines));
  const isLeftOut = found.engine === undefined && found.optional && isCi();
  describe.runIf(!isLeftOut)(found.name, () => {
    testOn("does all of it", found, async (engine) => {
      const all = await engine.runAll(cases.map(stepsOf));
      const told = cases.map(({ name }, index) => ({ name, lines: all[index] }));
      expect(told).toEqual(cases.map(({ name, lines }) => ({ name, lines: seen(lines) })));
    });
  });
}

test("the table asks for every part", () => {
  expect(cases.length).toBeGreaterThan(35);
});
