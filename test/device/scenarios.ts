/** The scenarios of test/device-scenarios, and how the simulated device plays them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { createDeviceNode } from "../../sim/device/node";
import { type DeviceConditions, plainBoard } from "../../sim/device/opening";
import { type DeviceTrace, traceDevice } from "../../sim/device/run";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { printProblem } from "../../sim/scenario/problem";

export const folder = join(import.meta.dirname, "../device-scenarios");

export const scenarioNames = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .sort();

/** Returns a scenario of test/device-scenarios by its name. */
export function readDeviceScenario(name: string): Scenario {
  return loaded(name, readFileSync(join(folder, name)));
}

export function deviceScenarioOf(text: string): Scenario {
  return loaded("s.yaml", new TextEncoder().encode(text));
}

function loaded(name: string, bytes: Uint8Array): Scenario {
  const result = loadScenario(name, bytes, "en", pixljsplus);
  if ("problem" in result) throw new Error(printProblem(result.problem));
  return result.scenario;
}

export async function deviceTraceOf(
  scenario: Scenario,
  conditions: Partial<DeviceConditions> = {},
): Promise<DeviceTrace> {
  const [trace] = await traceDevice([scenario], pixljsplus, await createDeviceNode(), { ...plainBoard, ...conditions });
  if (trace === undefined) throw new Error("no trace");
  return trace;
}
