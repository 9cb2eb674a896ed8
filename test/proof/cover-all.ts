/**
 * `npm run cover`: plays the whole covering set of the small worlds on every engine and on the image of a Pico, and
 * says which of them print what the source prints.
 */
import { pico } from "../../board-defs/pico";
import { findBundles } from "../../sim/build/built-bundles";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { missingTools } from "../../sim/build/pico/tools";
import { askedOf, script } from "../../sim/build/scripts/arguments";
import { createDeviceNode } from "../../sim/device/node";
import { findEngines } from "../../sim/engines/all";
import { consoleFiles } from "../../sim/engines/bundle-files";
import type { Engine, Step } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import { createImage } from "../../sim/pico/engine";
import { boardSteps, consoleSteps, sequencesOf } from "./cover";
import * as firmware from "./door";

const TRANSITIONS = 40_000;
/** How many sequences an engine plays in one process. */
const BATCH = 200;
const engineMs = 600_000;

/** Returns how many sequences an engine prints otherwise than the reference. */
async function differences(reference: Engine, engine: Engine, all: readonly Step[][]): Promise<number> {
  let count = 0;
  for (let from = 0; from < all.length; from += BATCH) {
    const batches = all.slice(from, from + BATCH);
    const [wanted, got] = [await reference.runAll(batches), await engine.runAll(batches)];
    count += wanted.filter((lines, n) => lines.join("\n") !== got[n]?.join("\n")).length;
  }
  return count;
}

async function main(): Promise<number> {
  const sequences = sequencesOf(firmware, TRANSITIONS);
  let faults = 0;
  const tell = (name: string, wrong: number, of: number): void => {
    faults += wrong;
    process.stdout.write(`${name}: ${of} sequences, ${wrong} differ\n`);
  };
  const steps = sequences.map(consoleSteps);
  for (const { name, engine } of findEngines(await findBundles(consoleFiles), engineMs).slice(1)) {
    if (engine === undefined) process.stdout.write(`${name}: is missing\n`);
    else tell(name, await differences(createNode(), engine, steps), steps.length);
  }
  if (missingTools() === undefined) {
    const { uf2 } = await keptPicoFiles(pico);
    const onBoard = sequences.map((sequence) => boardSteps(sequence, pico));
    tell(
      "image of a Pico",
      await differences(await createDeviceNode(), createImage(uf2, pico), onBoard),
      onBoard.length,
    );
  }
  return faults === 0 ? 0 : 1;
}

const asked = askedOf("cover", (args) => {
  script("cover").parse(args, { from: "user" });
  return true;
});
if (asked === true) process.exitCode = await main();
