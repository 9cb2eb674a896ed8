/** Measures the build: the sizes of the device's parts, and the times of the command line program with its start. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildBundles, measure } from "../../sim/build/bundles";
import { buildCli } from "../../sim/build/cli/cli";
import { projectRoot } from "../../sim/build/root";
import { gameFiles } from "./replay";
import { aimAtMost, type Goal, type Group, limitAtMost, type Row } from "./row";
import { gameScenario } from "./scenario";
import { median, wallMs } from "./stopwatch";

const startMostMs = 200;
const replayMostMs = 1500;

/** The results of a whole build, in a folder of its own. */
export interface Built {
  folder: string;
  remove(): void;
}

/** Builds everything below node_modules, so that the program finds its packages from there. */
export async function buildAll(): Promise<Built> {
  const cache = join(projectRoot(), "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await Promise.all([buildBundles(folder), buildCli(projectRoot(), folder)]);
    return { folder, remove };
  } catch (thrown) {
    remove();
    throw thrown;
  }
}

export async function measureSizes(): Promise<Group> {
  const sizes = await measure();
  const rows = sizes.map(({ part, bytes, bytesMax }): Row => {
    return { what: part, value: bytes, unit: "bytes", goal: limitAtMost(bytesMax) };
  });
  return { name: "sizes", title: "Sizes on the device", rows };
}

/** Returns the median time of Node with `args`, ms. `codes` are the exit codes that mean success. */
function timeNode(args: readonly string[], runs: number, codes: readonly number[]): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    times.push(
      wallMs(() => {
        const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
        if (status === null || !codes.includes(status)) throw new Error(`bench: ${args.join(" ")}: ${stderr}`);
      }),
    );
  }
  return median(times);
}

export function measureProgram({ folder }: Built): Group {
  const program = join(folder, "flagfall.mjs");
  const ownScenario = join(folder, "bench.yaml");
  writeFileSync(ownScenario, gameScenario());
  const scenarios = join(projectRoot(), "test/scenarios");
  const allScenarios = readdirSync(scenarios)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(scenarios, name));
  const files = gameFiles();
  const row = (what: string, args: readonly string[], runs: number, codes = [0], goal?: Goal): Row => {
    const value = timeNode(args, runs, codes);
    return { what, value, unit: "ms", ...(goal && { goal }), note: `median of ${runs}` };
  };
  const rows = [
    row("Node itself, nothing to do", ["-e", "0"], 10),
    row("flagfall control 300", [program, "control", "300"], 10, [0], aimAtMost(startMostMs)),
    row("flagfall run, one file of 80 presses", [program, "run", ownScenario], 5),
    row(`flagfall run, ${allScenarios.length} files`, [program, "run", ...allScenarios], 3, [0, 1]),
  ];
  const name = "program";
  const title = "The program, its start included";
  if (files.length === 0) return { name, title, rows, remark: "replay not measured: needs ../shared/data/games" };
  const replay = row(
    `flagfall replay, ${files.length} files`,
    [program, "replay", ...files],
    5,
    [0, 1],
    aimAtMost(replayMostMs),
  );
  return { name, title, rows: [...rows, replay] };
}
