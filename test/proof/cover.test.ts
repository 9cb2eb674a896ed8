/**
 * A part of the covering set: every engine and the image of a Pico print what the source prints. `npm run cover` plays
 * the whole set on all of them.
 */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { createDeviceNode } from "../../sim/device/node";
import { consoleFiles } from "../../sim/engines/bundle-files";
import type { Step } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import { createImage } from "../../sim/pico/engine";
import { findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { asked, shareOf, testOn } from "../engines/found";
import { findImage } from "../pico/found";
import { boardSteps, consoleSteps, type Sequence, sequencesOf } from "./cover";
import * as firmware from "./door";

const sequences = sequencesOf(firmware, 13_000);
const every = (n: number) => sequences.filter((_, index) => index % n === 0);
const engines = asked(findEngines(await findBundles(consoleFiles)).slice(1));

test("the sequences reach more than a thousand states", () => {
  expect(sequences.length).toBeGreaterThan(1000);
  expect(Math.max(...sequences.map(({ moves }) => moves.length))).toBeGreaterThan(5);
});

describe.each(engines)("$name", (found) => {
  testOn("prints the covering set as node does", found, async (engine) => {
    const batches: Step[][] = shareOf(found, every(5)).map(consoleSteps);
    expect(await engine.runAll(batches)).toEqual(await createNode().runAll(batches));
  });
});

const image = await findImage();

/** Plays sequences on the image of a Pico, which throws if display or tones are not those of the source. */
async function compareOnImage(found: readonly Sequence[]): Promise<void> {
  const batches = found.map((sequence) => boardSteps(sequence, pico));
  const wanted = await (await createDeviceNode()).runAll(batches);
  expect(wanted.flat().length).toBeGreaterThan(found.length);
  expect(await createImage(image?.uf2 ?? new Uint8Array(), pico).runAll(batches)).toEqual(wanted);
}

describe.skipIf(image === undefined)("the image of a Pico", () => {
  test("prints the covering set as the source does", () => compareOnImage(every(400)));

  test("sounds only the later of two tones that a late press brings at one instant", () => {
    const ways = sequences.map(({ control, moves }) => [control, ...moves.map(({ said, lateMs }) => said + lateMs)]);
    const twice = ["gong2", "0", "press: black1000", "0", "press: white1000"].join();
    const found = sequences.filter((_, n) => ways[n]?.join().startsWith(twice)).slice(0, 1);
    expect(found).toHaveLength(1);
    return compareOnImage(found);
  });
});
