/** Device scenarios on the very image: one trace with the source itself, the same pixels, lamps and tones. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { createImage } from "../../sim/pico/engine";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { folder, scenarioNames } from "../device/scenarios";
import { isCi } from "../runner/ci";
import { imageFor } from "./boards";
import { findImage } from "./found";

/** The scenarios that every run of the tests plays; CI plays all. */
const short = "adjourn-by-keys battery-low en-castellano game-by-levers gong late-press power-running".split(" ");
const names = scenarioNames.map((name) => name.replace(/\.yaml$/, ""));
const image = await findImage();

if (image !== undefined) {
  test.each(isCi() ? names : short)("%s", async (name) => {
    const { board, uf2 } = await imageFor(name, image);
    await compare(name, board, uf2);
  });
}

/** One trace, and every expectation met. */
async function compare(name: string, board: Board, uf2: Uint8Array): Promise<void> {
  const scenario = readScenario(name, board);
  const [expected] = await traceDevice([scenario], board, await createDeviceNode());
  const [trace] = await traceDevice([scenario], board, createImage(uf2, board));
  expect(trace?.lines).toEqual(expected?.lines);
  expect(expected?.failed).toBe(0);
}

function readScenario(name: string, board: Board): Scenario {
  const file = join(folder, `${name}.yaml`);
  const loaded = loadScenario(file, readFileSync(file), "en", board);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  return loaded.scenario;
}
