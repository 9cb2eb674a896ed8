/**
 * Runs `npm run bench`: measures what the clock costs, beside a peer. Prints the table to stdout and its progress to
 * stderr; with `-- --json`, one object a row; with `-- NAME…`, only these sections. The exit code is 1 if a limit is
 * broken. A missed aim is only printed.
 */
import { askedOf } from "../../sim/build/scripts/arguments";
import { type BenchWish, readBench, type Section } from "../scripts/wishes";
import { measureBeside, measureCore } from "./core";
import { measureDevice } from "./device";
import { measureEspruino } from "./espruino";
import { measureHandlers } from "./espruino-handlers";
import { measureFeatures } from "./features";
import { measureGrowth } from "./growth";
import { measurePico } from "./pico";
import { type Built, buildAll, measureProgram, measureSizes } from "./program";
import { measureReplay } from "./replay";
import type { Group } from "./row";
import { measureScenarios } from "./scenario";
import { jsonGroup, printGroup, summaryOf } from "./table";
import { measureWakes } from "./wakes";

const measures: Record<Section, (built: Built) => Group[] | Promise<Group[]>> = {
  core: () => [measureCore()],
  "chess-clock": () => measureBeside(),
  growth: () => [measureGrowth()],
  scenarios: async () => [await measureScenarios()],
  replay: () => [measureReplay()],
  wakes: () => [measureWakes()],
  program: (built) => [measureProgram(built)],
  sizes: async () => [await measureSizes()],
  device: async () => [await measureDevice()],
  features: async () => [await measureFeatures()],
  pico: async () => [await measurePico()],
  espruino: async () => [await measureEspruino()],
  handlers: async () => [await measureHandlers()],
};

const startMs = performance.now();

function say(text: string): void {
  process.stderr.write(`bench: ${((performance.now() - startMs) / 1000).toFixed(0).padStart(3)} s  ${text}\n`);
}

/** Returns the group in place of a section that failed. The others go on. */
function failedGroup(name: string, thrown: unknown): Group {
  const remark = thrown instanceof Error ? thrown.message : String(thrown);
  return { name, title: `${name}: broke`, rows: [], remark, failed: true };
}

async function measureSections(built: Built, { isJson, sections }: BenchWish): Promise<Group[]> {
  const groups: Group[] = [];
  for (const name of sections) {
    say(name);
    const found = await Promise.resolve(built)
      .then(measures[name])
      .catch((thrown) => [failedGroup(name, thrown)]);
    for (const group of found) {
      groups.push(group);
      process.stdout.write(isJson ? jsonGroup(group) : `${printGroup(group)}\n`);
    }
  }
  return groups;
}

function printSummary(groups: readonly Group[], isJson: boolean): number {
  const summary = summaryOf(groups);
  const { met, missed, broken } = summary;
  if (isJson) process.stdout.write(`${JSON.stringify({ total: true, ...summary })}\n`);
  else {
    const lines = [
      `${met} met, ${missed.length} missed, ${broken.length} broken`,
      ...missed.map((name) => `  missed: ${name}`),
      ...broken.map((name) => `  BROKEN: ${name}`),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  }
  return broken.length > 0 ? 1 : 0;
}

async function main(wish: BenchWish): Promise<number> {
  say("build");
  const built = await buildAll();
  try {
    return printSummary(await measureSections(built, wish), wish.isJson);
  } finally {
    built.remove();
    say("done");
  }
}

const wish = askedOf("bench", readBench);
if (wish !== undefined) process.exitCode = await main(wish);
