/** How many bytes of Storage each feature takes that a board's definition can leave out (`without`). */

import { pixljsplus } from "../../board-defs/pixljsplus";
import { type Feature, features } from "../../firmware/tables/features";
import { makeFirmware } from "../../sim/build/image/firmware";
import { storedBytes } from "../../sim/build/image/hex";
import { imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import type { Group, Row } from "./row";

/** A Storage of this size has no room for parts as they run: they are packed, as on a stock Pixl.js. */
const packedBytes = 61_440;

/** Each feature alone is left out of a firmware that has all the others. */
export async function measureFeatures(): Promise<Group> {
  const all = await bytesWithout([]);
  const rows: Row[] = [row("everything", all)];
  for (const feature of features) rows.push(row(feature, all - (await bytesWithout([feature]))));
  const others = features.filter((feature) => feature !== "recovery");
  rows.push(row("the firmware with recovery alone", await bytesWithout(others)));
  rows.push(row("the firmware with nothing that can be left out", await bytesWithout(features)));
  return { name: "features", title: "What a feature takes of Storage, all parts packed", rows };
}

function row(what: string, value: number): Row {
  return { what, value, digits: 0, unit: "bytes" };
}

async function bytesWithout(without: readonly Feature[]): Promise<number> {
  const memory = { ...pixljsplus.memory, storageBytes: packedBytes };
  return storedBytes(imageFiles(await makeFirmware(projectRoot(), { ...pixljsplus, memory, without })));
}
