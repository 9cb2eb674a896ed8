/** `npm run fuzz [-- LINES [SEED]]`: sends random lines, 1,000,000 by default, to the firmware's parser. */
import { Presets, SingleBar } from "cli-progress";
import { askedOf } from "../../sim/build/scripts/arguments";
import { type FuzzWish, readFuzz } from "../scripts/wishes";
import { fuzzRound } from "./fuzzing";

const roundLines = 500;

function main({ lines, seed }: FuzzWish): number {
  const rounds = Math.ceil(lines / roundLines);
  const bar = new SingleBar({ format: "{bar} {percentage} %", clearOnComplete: true }, Presets.shades_classic);
  if (process.stderr.isTTY) bar.start(rounds, 0);
  for (let round = 0; round < rounds; round++) {
    const fault = fuzzRound(seed + round, roundLines);
    if (fault !== undefined) {
      bar.stop();
      process.stderr.write(`${fault}\n`);
      return 1;
    }
    bar.update(round + 1);
  }
  bar.stop();
  process.stdout.write(`${rounds * roundLines} lines: every one answered, no locked clock changed, no ms lost\n`);
  return 0;
}

const wish = askedOf("fuzz", readFuzz);
if (wish !== undefined) process.exitCode = main(wish);
