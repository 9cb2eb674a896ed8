/** The contract hal/hal.ts as a table, for the parts of hal/pico that need no more of the chip than the test plays. */
import { describe, expect, test } from "vitest";
import { bytes } from "./byte-cases";
import { partCases } from "./part-cases";
import { createPicoEngine, isPlayed } from "./pico-engine";
import { stepsOf } from "./steps";
import { timeCases } from "./time-cases";

const cases = [...timeCases, ...partCases];

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
