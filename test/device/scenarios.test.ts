/** Every scenario of a device passes, wherever the counter starts. */
import { describe, expect, test } from "vitest";
import { failures } from "../scenario/scenarios";
import { deviceTraceOf, readDeviceScenario, scenarioNames } from "./scenarios";

describe.each(scenarioNames)("%s", (name) => {
  const scenario = readDeviceScenario(name);

  test("goes as expected", async () => {
    const trace = await deviceTraceOf(scenario);
    expect(failures(trace)).toEqual([]);
    expect(trace.checks.length).toBeGreaterThan(0);
  });

  test("prints the same lines when the counter wraps in it", async () => {
    const plain = await deviceTraceOf(scenario, { operations: true });
    for (const counterStart of [2 ** 30 - 1, 2 ** 30 - 9_000, 2 ** 29 - 9_000]) {
      const wrapped = await deviceTraceOf(scenario, { operations: true, counterStart });
      expect(wrapped.printed).toEqual(plain.printed);
    }
  });
});
