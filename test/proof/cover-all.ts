/**
 * `npm run cover [-- --part I/N] [--on NAME]`: plays the covering set of the small worlds, or a part of it, on every
 * engine and on the image of a Pico, and says which of them print what the source prints.
 */
import { pico } from "../../board-defs/pico";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { missingTools } from "../../sim/build/pico/tools";
import { askedOf } from "../../sim/build/scripts/arguments";
import { createDeviceNode } from "../../sim/device/node";
import { consoleFiles } from "../../sim/engines/bundle-files";
import type { Engine, Step } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import { createImage } from "../../sim/pico/engine";
import { findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { type CoverWish, readCover } from "../scripts/wishes";
import { boardSteps, consoleSteps, sequencesOf } from "./cover";
import * as firmware from "./door";

const TRANSITIONS = 40_000;
/** How many sequences an engine plays in one process. */
const BATCH = 200;
const engineMs = 600_000;

/** Returns how many sequences an engine prints otherwise than the reference. An engine that stops has printed none. */
async function differences(reference: Engine, engine: Engine, all: readonly Step[][], size: number): Promise<number> {
  let count = 0;
  for (let from = 0; from < all.length; from += size) {
    const batches = all.slice(from, from + size);
    const wanted = await reference.runAll(batches);
    const got = await engine.runAll(batches).catch((error: unknown): string[][] => {
      process.stdout.write(`${String(error)}\n`);
      return [];
    });
    count += wanted.filter((lines, n) => lines.join("\n") !== got[n]?.join("\n")).length;
  }
  return count;
}

async function main({ on, shard, shards }: CoverWish): Promise<number> {
  const sequences = sequencesOf(firmware, TRANSITIONS).filter((_, n) => n % shards === shard - 1);
  let faults = 0;
  const tell = (name: string, wrong: number, seconds: number): void => {
    faults += wrong;
    process.stdout.write(`${name}: ${sequences.length} sequences, ${wrong} differ, ${Math.round(seconds)} s\n`);
  };
  const play = async (name: string, reference: Engine, engine: Engine, steps: readonly Step[][], size: number) => {
    const began = performance.now();
    tell(name, await differences(reference, engine, steps, size), (performance.now() - began) / 1000);
  };
  const steps = sequences.map(consoleSteps);
  const engines = findEngines(await findBundles(consoleFiles), engineMs).slice(1);
  if (!["", "image", ...engines.map(({ name }) => name)].includes(on)) {
    process.stderr.write(`cover: there is no engine ${on}\n`);
    return 2;
  }
  for (const { name, engine } of engines.filter((found) => on === "" || found.name === on)) {
    if (engine === undefined) process.stdout.write(`${name}: is missing\n`);
    else await play(name, createNode(), engine, steps, BATCH);
  }
  if (missingTools() === undefined && (on === "" || on === "image")) {
    const { uf2 } = await keptPicoFiles(pico);
    const onBoard = sequences.map((sequence) => boardSteps(sequence, pico));
    // One at a time: the image throws where its display or its tones are not those of the source.
    await play("image", await createDeviceNode(), createImage(uf2, pico), onBoard, 1);
  }
  return faults === 0 ? 0 : 1;
}

const wish = askedOf("cover", readCover);
if (wish !== undefined) process.exitCode = await main(wish);
