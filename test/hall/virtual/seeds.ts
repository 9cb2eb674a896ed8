/** Plays virtual halls: `npm run hall:seeds -- [count] [first]`. A failing seed is named, and plays the same again. */
import { playSeed } from "./hall";

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const began = performance.now();
let events = 0;
let failed = 0;
for (let seed = first; seed < first + count; seed++) {
  const { did, faults, story } = await playSeed(seed);
  events += did;
  if (faults.length === 0) continue;
  failed++;
  process.stdout.write(`seed ${seed}:\n  ${[...faults, ...(count === 1 ? story : [])].join("\n  ")}\n`);
}
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`${count} seeds, ${events} events, ${failed} seeds with faults, ${seconds.toFixed(0)} s\n`);
process.exitCode = failed === 0 ? 0 : 1;
