/**
 * `npm run proof [-- --transitions N] [--part I/N]`: every sequence of moves in small worlds, each until it is
 * complete.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { askedOf } from "../../sim/build/scripts/arguments";
import { type ProofWish, readProof } from "../scripts/wishes";
import * as firmware from "./door";
import { partOf, prove, reportOf } from "./prove";
import { scenarioOf } from "./scenario";

const folder = "reports/proof";

/** Writes each fault as a scenario file. Returns the lines that tell of them. */
function writeFaults(faults: ReturnType<typeof prove>["faults"]): string[] {
  return faults.map((fault, n) => {
    const file = join(folder, `fault-${n + 1}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, scenarioOf(fault));
    return `${file}: ${fault.note}`;
  });
}

function main({ transitions, shard, shards }: ProofWish): number {
  const bar = new SingleBar({ format: "{bar} {value}/{total} worlds", clearOnComplete: true }, Presets.shades_classic);
  const proof = prove(firmware, transitions, partOf(shard, shards), (done, all) => {
    if (process.stderr.isTTY) {
      if (done === 1) bar.start(all, 0);
      bar.update(done);
    }
  });
  bar.stop();
  process.stdout.write(`${[...reportOf(proof), ...writeFaults(proof.faults)].join("\n")}\n`);
  return proof.faults.length > 0 ? 1 : 0;
}

const wish = askedOf("proof", readProof);
if (wish !== undefined) process.exitCode = main(wish);
