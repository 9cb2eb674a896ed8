/**
 * `npm run walk -- [--strokes N] [--seed S] [--runtime node|espruino|lua]`: random keys at every stage of every board.
 */
import { Presets, SingleBar } from "cli-progress";
import { askedOf } from "../../sim/build/scripts/arguments";
import { readWalk, type WalkWish } from "../scripts/wishes";
import { walk } from "./walking";

async function main({ strokes, seed, runtime }: WalkWish): Promise<number> {
  const bar = new SingleBar({ format: "{bar} {value}/{total} strokes", clearOnComplete: true }, Presets.shades_classic);
  if (process.stderr.isTTY) bar.start(strokes, 0);
  const walked = await walk(strokes, seed, runtime, (done) => bar.update(done));
  bar.stop();
  if (walked.fault !== undefined) {
    process.stderr.write(`${walked.fault}\n`);
    return 1;
  }
  const places = `${walked.places.size} places of all boards`;
  process.stdout.write(`${walked.strokes} strokes on ${runtime}, ${places}: no fault, a way out everywhere\n`);
  return 0;
}

const wish = askedOf("walk", readWalk);
if (wish !== undefined) process.exitCode = await main(wish);
