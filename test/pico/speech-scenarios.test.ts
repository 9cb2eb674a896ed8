/**
 * Scenarios on the image of a Pico that speaks, with sound at its pins: the same answers at the same instants as the
 * source, and no instant that speech changes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Ear } from "../../hal/hal";
import { projectRoot } from "../../sim/build/root";
import { createDeviceNode } from "../../sim/device/node";
import { plainBoard } from "../../sim/device/opening";
import { type DeviceTrace, traceDevice } from "../../sim/device/run";
import { createImage } from "../../sim/pico/engine";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { scenarioNames } from "../device/scenarios";
import { findImage } from "./found";
import { speaking, toneFile } from "./voices";

/**
 * Every run plays these with speech on: each takes a few seconds. FLAGFALL_EVERY_SPEECH=1 plays all, in six minutes.
 */
const short = [
  "burst.yaml",
  "byoyomi.yaml",
  "colours-asked.yaml",
  "count-up.yaml",
  "delay-and-bronstein.yaml",
  "flag-blinks.yaml",
  "flag-freezes.yaml",
  "game-by-levers.yaml",
  "gong.yaml",
  "hourglass.yaml",
  "key-stuck.yaml",
  "late-press-withdraws-flag.yaml",
  "late-press.yaml",
  "power-running.yaml",
];
const sayMark = /^\{"at":\d+,"event":"say",/;
const image = await findImage();

function read(folder: string, name: string): Scenario {
  const file = join(projectRoot(), "test", folder, name);
  const loaded = loadScenario(file, readFileSync(file), "en", pico);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  return loaded.scenario;
}

if (image !== undefined) {
  const { uf2 } = speaking(image, toneFile("en"), toneFile("es"));
  const play = async (scenario: Scenario, isImage: boolean, ears: number): Promise<DeviceTrace> => {
    const engine = isImage ? createImage(uf2, pico) : await createDeviceNode();
    const [trace] = await traceDevice([scenario], pico, engine, { ...plainBoard, ears });
    if (trace === undefined) throw new Error("no trace");
    return trace;
  };

  const speech = readdirSync(join(projectRoot(), "test/speech-scenarios"));
  test.each(speech)("%s: each player hears the own answers", async (name) => {
    const scenario = read("speech-scenarios", name);
    const trace = await play(scenario, true, 0);
    expect(trace.lines).toEqual((await play(scenario, false, 0)).lines);
    expect(trace.failed).toBe(0);
  });

  describe("with speech on for both sides", () => {
    // One scenario is for a Pico without levers.
    const all = scenarioNames.filter((name) => name !== "game-by-keys.yaml");
    test.each(process.env.FLAGFALL_EVERY_SPEECH === undefined ? short : all)("%s keeps its instants", async (name) => {
      const scenario = read("device-scenarios", name);
      const spoken = await play(scenario, true, Ear.Both);
      expect(spoken.lines).toEqual((await play(scenario, false, Ear.Both)).lines);
      // scenarios.test.ts shows that the silent image has the instants of the source.
      const silent = await play(scenario, false, 0);
      expect(spoken.lines.filter((line) => !sayMark.test(line))).toEqual(silent.lines);
      expect(spoken.lines.some((line) => sayMark.test(line))).toBe(true);
    });
  });
}
