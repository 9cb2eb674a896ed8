/**
 * Plays virtual halls: `npm run hall:seeds -- [count] [first]`. A failing seed is named, and plays the same again.
 * Ctrl+C ends after the seed that is being played, and says how many there were.
 */
import { playSeed } from "./hall";

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const began = performance.now();
let events = 0;
let failed = 0;
let played = 0;
let isEnded = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => (isEnded = true));
while (played < count && !isEnded) {
  const seed = first + played;
  const { did, faults, story } = await playSeed(seed);
  played++;
  events += did;
  if (faults.length === 0) continue;
  failed++;
  process.stdout.write(`seed ${seed}:\n  ${[...faults, ...(count === 1 ? story : [])].join("\n  ")}\n`);
}
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`${played} seeds, ${events} events, ${failed} seeds with faults, ${seconds.toFixed(0)} s\n`);
process.exitCode = failed === 0 ? 0 : 1;
