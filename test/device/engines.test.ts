/** A scenario of a device prints the same on every engine, including drawings and sounds. Slow engines share them. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { findBundle } from "../../sim/build/built-bundles";
import { foreign } from "../../sim/build/data/font";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { boardFiles } from "../../sim/engines/bundle-files";
import type { Engine } from "../../sim/engines/engine";
import { createVm } from "../../sim/engines/vm";
import { type Found, findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { asked, shareOf, testOn } from "../engines/found";
import { sampled } from "../runner/ci";
import { withoutLamps } from "./lamps";
import { readDeviceScenario, scenarioNames } from "./scenarios";

const scenarios = scenarioNames.map(readDeviceScenario);
const engines = findEngines(await findBundles(boardFiles(pixljsplus)));
/** The circumstances: a counter that wraps, and a crystal that is too fast. */
const conditions = { counterStart: 2 ** 30 - 20_001, driftPpm: 437, operations: true };

let expected: string[][];

beforeAll(async () => {
  expected = await printedOn(await createDeviceNode());
});

for (const found of asked(engines.slice(1))) {
  describe(found.name, () => {
    testOn("prints its scenarios as node does", found, async (engine) => {
      const printed = await printedOn(engine, shareOf(found, scenarios));
      const wanted = shareOf(found, expected);
      for (const [index, name] of shareOf(found, scenarioNames).entries()) {
        const lines = wanted[index] ?? [];
        expectSame(name, printed[index] ?? [], isLua(found) ? lines : withoutLamps(lines));
      }
    });
  });
}

test("a firmware that leaves things out prints every scenario as the application does that leaves out the same", async () => {
  const played = sampled(scenarios, 3);
  const wanted = await printedOn(await createDeviceNode(), played, pixljs);
  const printed = await printedOn(await createVm(await findBundle(boardFiles(pixljs).es5)), played, pixljs);
  for (const [index, name] of sampled(scenarioNames, 3).entries()) {
    expectSame(name, printed[index] ?? [], withoutLamps(wanted[index] ?? []));
  }
  expect([...lettersDrawn(wanted.flat())].filter((letter) => foreign.includes(letter))).toEqual([]);
});

test("what is compared is more than state lines", () => {
  const all = expected.flat();
  for (const operation of ["fill", "write", "digit", "show"]) {
    expect(all.filter((line) => line.startsWith(`{"${operation}"`)).length).toBeGreaterThan(100);
  }
});

/** Returns the letters of all texts that are drawn: an English board has no others. */
function lettersDrawn(lines: readonly string[]): Set<string> {
  const texts = lines.flatMap((line) => /^\{"write":.*?"text":"(.*)"\}$/.exec(line)?.[1] ?? []);
  expect(texts.length).toBeGreaterThan(1000);
  return new Set(texts.join(""));
}

function isLua({ name }: Found): boolean {
  return /lua|wasmoon|fengari/.test(name);
}

async function printedOn(engine: Engine, played = scenarios, board: Board = pixljsplus): Promise<string[][]> {
  const traces = await traceDevice(played, board, engine, conditions);
  return traces.map(({ printed }) => printed);
}

/** Reports only the first line that differs, because both traces have megabytes. */
function expectSame(name: string, actual: readonly string[], wanted: readonly string[]): void {
  const at = wanted.findIndex((line, n) => line !== actual[n]);
  if (at >= 0) expect({ name, at, line: actual[at] }).toEqual({ name, at, line: wanted[at] });
  expect({ name, lines: actual.length }).toEqual({ name, lines: wanted.length });
}
