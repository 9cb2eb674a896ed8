/**
 * Runs `npm run hall:kills [-- CLOCKS KILLS SEED [BREAK]]`: kills at random instants, and prints what was lost. With
 * BREAK in ms, games follow each other.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type RecordFaults, sum } from "../../../sim/hall/rehearsal/records";
import { buildProgram } from "../../cli/built-program";
import { runKills } from "./kills";

const [clocks = 20, kills = 50, seed = 1, breakMs] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "flagfall-kills-"));
const program = await buildProgram();
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function faultLine(name: string, { events, fromJournals, lost, doubled, misdated, serials }: RecordFaults): string {
  const which = JSON.stringify({ lost, doubled });
  return (
    `${name}: ${events} events, ${fromJournals} of them from journals; lost ${sum(lost)}, doubled ${sum(doubled)}, misdated ${misdated}; ` +
    `serial numbers missing ${serials.missing}, twice ${serials.twice} ${which}`
  );
}

try {
  const figures = await runKills({ program, folder, clocks, kills, seed, breakMs, calmMs: 3000, say: print });
  print(
    `${clocks} clocks, seed ${seed}; killed ${JSON.stringify(figures.kills)}; the clocks had ${figures.did} events`,
  );
  print(faultLine("bridge ", figures.bridge));
  print(faultLine("console", figures.console));
  print(`lost events that the bridge itself noticed: ${figures.noticed}`);
  print(`same in both records: ${figures.isSame}; at rest within ${figures.settledMs} ms`);
  for (const line of figures.errors) print(line.trim());
  const faults = [figures.bridge, figures.console].map(({ lost, doubled }) => sum(lost) + sum(doubled));
  process.exitCode = faults.some((count) => count > 0) || !figures.isSame ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
  rmSync(dirname(program), { recursive: true });
}
