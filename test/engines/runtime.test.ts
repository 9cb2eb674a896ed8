/** The engines of `flagfall run --runtime`: three ways to the same lines, with nothing but Node and npm. */
import { describe, expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { findBundle } from "../../sim/build/built-bundles";
import type { Step } from "../../sim/engines/engine";
import { engineFor, runtimes } from "../../sim/engines/runtime";

const steps: Step[] = [
  { verb: Verb.New, atMs: 0, numbers: [4, 0, 1, 25, 0, 0], text: "60+2" },
  { verb: Verb.Press, atMs: 0, numbers: [Side.Black, 0], text: "" },
  { verb: Verb.Advance, atMs: 70_000, numbers: [], text: "" },
];

describe.each(runtimes)("%s", (runtime) => {
  test("runs the clock", async () => {
    const engine = await engineFor(runtime, findBundle);
    const events = (await engine.run(steps)).map((line) => line.split(',"mode"')[0]);
    expect(events).toEqual(['{"at":0,"event":"start","side":"white"', '{"at":62000,"event":"flag","side":"white"']);
  });

  test("begins anew with each run", async () => {
    const engine = await engineFor(runtime, findBundle);
    const [first, second] = await engine.runAll([steps, steps]);
    expect(second).toEqual(first);
    expect(await engine.run(steps)).toEqual(first);
  });

  test("has nothing to print for no steps", async () => {
    const engine = await engineFor(runtime, findBundle);
    expect(await engine.run([])).toEqual([]);
    expect(await engine.runAll([])).toEqual([]);
  });
});
