/** A firmware omits what its board's definition leaves out, and the rest works as before. */
import { describe, expect, test } from "vitest";
import { pixljs } from "../../../board-defs/pixljs";
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { Language } from "../../../firmware/app/model/language";
import { type Feature, features } from "../../../firmware/tables/features";
import { type Firmware, makeFirmware, storageFiles } from "../../../sim/build/image/firmware";
import { storedBytes } from "../../../sim/build/image/hex";
import { imageFiles } from "../../../sim/build/image/image";
import { projectRoot } from "../../../sim/build/root";
import { createDeviceNode } from "../../../sim/device/node";
import { plainBoard } from "../../../sim/device/opening";
import { traceDevice } from "../../../sim/device/run";
import { deviceScript } from "../../../sim/engines/prelude/prelude";
import { createVm } from "../../../sim/engines/vm";
import { withoutLamps } from "../../device/lamps";
import { readDeviceScenario } from "../../device/scenarios";
import { isCi } from "../../runner/ci";

function firmwareWithout(without: readonly Feature[]): Promise<Firmware> {
  return makeFirmware(projectRoot(), { ...pixljsplus, without });
}

function names(list: readonly { name: string }[]): string[] {
  return list.map(({ name }) => name);
}

describe("without anything but the link, in Spanish alone", async () => {
  const without = features.filter((feature) => feature !== "link");
  const bare = await makeFirmware(projectRoot(), { ...pixljs, without }, Language.Spanish);

  test("a game goes as with everything", async () => {
    const scenario = readDeviceScenario("game-by-levers.yaml");
    const conditions = { ...plainBoard, operations: true };
    const [whole] = await traceDevice([scenario], pixljsplus, await createDeviceNode(), conditions);
    const engine = await createVm(deviceScript({ main: bare.main, files: storageFiles(bare) }));
    const [played] = await traceDevice([scenario], pixljsplus, engine, conditions);
    const events = (lines: readonly string[] = []) => lines.filter((line) => /"event":"(?!screen)/.test(line));
    expect(events(played?.printed)).toEqual(events(withoutLamps(whole?.printed ?? [])));
    expect(events(played?.printed).length).toBeGreaterThan(5);
  });

  test("parts and words that nobody asks for are not there", () => {
    expect(names(bare.tables)).toEqual(["font", "es"]);
    for (const part of ["programForm", "recovery", "testing", "games", "linkActs", "journal"]) {
      expect(names(bare.parts)).not.toContain(part);
    }
    expect(storedBytes(imageFiles(bare))).toBeLessThan(pixljs.memory.storageBytes);
  });
});

test.runIf(isCi())("without the link it has no part of it", async () => {
  const silent = await firmwareWithout(["link"]);
  expect(names(silent.tables)).toEqual(["font", "en", "es"]);
  expect(names(silent.parts).filter((name) => /^link|report/.test(name))).toEqual([]);
  expect(silent.main).not.toContain("Serial1");
});
