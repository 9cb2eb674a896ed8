/** Scenarios and random games with every verb print the same on every engine as the source on Node. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { consoleFiles } from "../../sim/engines/bundle-files";
import type { Engine } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import type { Conditions } from "../../sim/scenario/compile";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { traceAll } from "../../sim/scenario/trace";
import { findEngines } from "./all";
import { findBundles } from "./bundles";
import { asked, shareOf, testOn } from "./found";
import { randomGame } from "./games";

const folder = join(projectRoot(), "test/scenarios");
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const scenarios = files.map(readScenario);
const engines = findEngines(await findBundles(consoleFiles));

/** A counter that wraps within the game, and a clock that is polled. */
const cruel: Conditions = { counterStart: 2 ** 30 - 70_001, pollMs: 9_973 };

const gameCount = 60;
const stepCount = 40;
const games = Array.from({ length: gameCount }, (_, index) => randomGame(index + 1, stepCount));

let plainTraces: string[];
let cruelTraces: string[];
let gameTraces: string[];

beforeAll(async () => {
  plainTraces = await traces(createNode(), scenarios);
  cruelTraces = await traces(createNode(), scenarios, cruel);
  gameTraces = texts(await createNode().runAll(games));
});

test("there is something to compare", () => {
  expect(files.length).toBeGreaterThan(60);
  expect(gameTraces.join("\n").split("\n").length).toBeGreaterThan(gameCount * stepCount);
});

for (const found of asked(engines.slice(1))) {
  describe(found.name, () => {
    const share = <T>(all: readonly T[]): T[] => shareOf(found, all);

    testOn("prints its scenarios as node does", found, async (engine) => {
      expectSame(await traces(engine, share(scenarios)), share(plainTraces), share(files));
    });

    testOn("prints them so across the counter's wrap, polled", found, async (engine) => {
      expectSame(await traces(engine, share(scenarios), cruel), share(cruelTraces), share(files));
    });

    testOn("prints random games as node does", found, async (engine) => {
      const names = games.map((_, index) => `randomGame(${index + 1}, ${stepCount})`);
      expectSame(texts(await engine.runAll(share(games))), share(gameTraces), share(names));
    });
  });
}

function readScenario(name: string): Scenario {
  const loaded = loadScenario(name, readFileSync(join(folder, name)), "en");
  if ("problem" in loaded) throw new Error(`${name}:${loaded.problem.line}: ${loaded.problem.wrong}`);
  return loaded.scenario;
}

async function traces(engine: Engine, played: readonly Scenario[], conditions?: Conditions): Promise<string[]> {
  const all = await traceAll(played, engine, conditions);
  return texts(all.map((trace) => trace.lines));
}

function texts(runs: readonly (readonly string[])[]): string[] {
  return runs.map((lines) => lines.join("\n"));
}

/** Shows the first line that differs, not megabytes of both. */
function expectSame(actual: readonly string[], expected: readonly string[], names: readonly string[]): void {
  expect(actual.length).toBe(expected.length);
  for (const [index, name] of names.entries()) {
    if (actual[index] === expected[index]) continue;
    const lines = (actual[index] ?? "").split("\n");
    const others = (expected[index] ?? "").split("\n");
    const at = others.findIndex((line, n) => line !== lines[n]);
    expect({ name, line: lines[at] }).toEqual({ name, line: others[at] });
  }
}
