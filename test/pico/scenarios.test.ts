/** Device scenarios on the very image: one trace with the source itself, the same pixels, lamps and tones. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { createImage } from "../../sim/pico/engine";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { folder, scenarioNames } from "../device/scenarios";
import { findImage } from "./found";

/** What every run of the tests plays; CI plays all. */
const short = ["adjourn-by-keys", "en-castellano", "game-by-levers", "gong", "late-press", "power-running"];
/** A board with levers has no players' keys, and a Pico does not know its battery yet. */
const notForPico = ["battery-low", "game-by-keys"];

const names = scenarioNames.map((name) => name.replace(/\.yaml$/, "")).filter((name) => !notForPico.includes(name));
const image = await findImage();

if (image !== undefined) {
  test.each(process.env.CI === undefined ? short : names)("%s", async (name) => {
    const scenario = readScenario(name);
    const [expected] = await traceDevice([scenario], pico, await createDeviceNode());
    const [trace] = await traceDevice([scenario], pico, createImage(image.uf2, pico));
    expect(trace?.lines).toEqual(expected?.lines);
    expect(expected?.failed).toBe(0);
  });

  test.each(notForPico)("%s is not for this board", async (name) => {
    const scenario = readScenario(name);
    const [expected] = await traceDevice([scenario], pico, await createDeviceNode());
    expect(expected?.failed).toBeGreaterThan(0);
  });
}

function readScenario(name: string): Scenario {
  const file = join(folder, `${name}.yaml`);
  const loaded = loadScenario(file, readFileSync(file), "en", pico);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  return loaded.scenario;
}
