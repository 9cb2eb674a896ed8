/** The contract hal/hal.ts as a table: every back-end does the same on every engine. */
import { describe, expect, test } from "vitest";
import type { Found } from "../../sim/engines/all";
import { withoutLamps } from "../../sim/engines/prelude/prelude";
import { isCi, testOn } from "../engines/found";
import { createVirtual, espruinoBenches, espruinoScript } from "./benches";
import { bytes } from "./byte-cases";
import { partCases } from "./part-cases";
import { createPicoEngine, isPlayed } from "./pico-engine";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";

const cases = [...timeCases, ...partCases];
const optional = /^\{"(lift|loudness|vibrate|say|stop|volume)":/;
const boards: Found[] = [{ name: "virtual", engine: createVirtual() }, ...espruinoBenches(await espruinoScript())];

for (const found of boards) {
  /** Leaves out what a board without lamps and without the optional parts cannot show. */
  const seen = (lines: readonly string[]) =>
    found.name === "virtual" ? [...lines] : withoutLamps(lines).filter((line) => !optional.test(line));
  const isLeftOut = found.engine === undefined && found.optional && isCi();
  describe.runIf(!isLeftOut)(found.name, () => {
    testOn("does all of it", found, async (engine) => {
      const all = await engine.runAll(cases.map(stepsOf));
      const told = cases.map(({ name }, index) => ({ name, lines: all[index] }));
      expect(told).toEqual(cases.map(({ name, lines }) => ({ name, lines: seen(lines) })));
    });
  });
}

describe("pico", () => {
  const played = cases.filter(({ steps }) => steps.every(isPlayed));

  test.each(played)("$name", async (one) => {
    const [lines] = await createPicoEngine().runAll([stepsOf(one)]);
    expect(lines).toEqual(one.lines);
  });

  test("plays all of time, contacts and store", () => {
    const left = cases.filter((one) => !played.includes(one)).map(({ name }) => name);
    expect(played.length).toBeGreaterThan(25);
    expect(left.filter((name) => [...timeCases, ...bytes].some((one) => one.name === name))).toEqual([]);
  });
});

test("the table asks for every part", () => {
  expect(cases.length).toBeGreaterThan(35);
});
