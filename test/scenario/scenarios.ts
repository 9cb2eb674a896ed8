/** Reads scenarios from a text or from test/scenarios, and plays them on the source. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createNode } from "../../sim/engines/node";
import type { Conditions } from "../../sim/scenario/compile";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { printProblem } from "../../sim/scenario/problem";
import { type Trace, traceAll } from "../../sim/scenario/trace";

export const folder = join(import.meta.dirname, "../scenarios");

export const scenarioNames = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .sort();

/** A scenario of test/scenarios by its name. */
export function readScenario(name: string): Scenario {
  return loaded(name, readFileSync(join(folder, name)));
}

export function scenarioOf(text: string, name = "s.yaml"): Scenario {
  return loaded(name, new TextEncoder().encode(text));
}

function loaded(name: string, bytes: Uint8Array): Scenario {
  const result = loadScenario(name, bytes, "en");
  if ("problem" in result) throw new Error(printProblem(result.problem));
  return result.scenario;
}

export async function traceOf(scenario: Scenario | string, conditions?: Conditions): Promise<Trace> {
  const read = typeof scenario === "string" ? scenarioOf(scenario) : scenario;
  const [only] = await traceAll([read], createNode(), conditions);
  return only!;
}

/** Returns what failed, as `file:line field: expected, actual`. Returns an empty list if nothing did. */
export function failures(result: Trace): string[] {
  return result.checks.flatMap(({ step, failed }) =>
    failed.map(
      ({ field, expected, actual }) =>
        `${result.scenario.file}:${step.line} ${field}: ${JSON.stringify(expected)}, ${JSON.stringify(actual)}`,
    ),
  );
}
