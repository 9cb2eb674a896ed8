/**
 * `npm run matrix`: plays every device scenario on every engine that is there and on the image of a Pico, and writes
 * which prints the lines of the source itself into docs/runtimes.md. Exit code 1 where one differs.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { missingTools } from "../../sim/build/pico/tools";
import { projectRoot } from "../../sim/build/root";
import { askedOf } from "../../sim/build/scripts/arguments";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { boardFiles } from "../../sim/engines/bundle-files";
import type { Engine } from "../../sim/engines/engine";
import { createImage } from "../../sim/pico/engine";
import { loadScenario } from "../../sim/scenario/load";
import { findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { imageFor } from "../pico/boards";
import { readNothing } from "../scripts/wishes";
import { type Column, matrixTable, withMatrix } from "./table";

const folder = join(projectRoot(), "test/device-scenarios");
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .map((name) => name.replace(/\.yaml$/, ""));
const engineMs = 600_000;

function say(text: string): void {
  process.stderr.write(`matrix: ${text}\n`);
}

async function linesOn(engine: Engine, board: Board, played: readonly string[]): Promise<string[][]> {
  const scenarios = played.map((name) => {
    const loaded = loadScenario(name, readFileSync(join(folder, `${name}.yaml`)), "en", board);
    if ("problem" in loaded) throw new Error(`${name}: ${loaded.problem.wrong}`);
    return loaded.scenario;
  });
  return (await traceDevice(scenarios, board, engine)).map(({ lines }) => lines);
}

async function engineColumns(): Promise<Column[]> {
  const columns: Column[] = [];
  for (const found of findEngines(await findBundles(boardFiles(pixljsplus)), engineMs).slice(1)) {
    say(found.engine === undefined ? `no ${found.name}` : found.name);
    const traces = found.engine && (await linesOn(found.engine, pixljsplus, names));
    columns.push({ name: found.name, traces });
  }
  return columns;
}

/** The image's lines, and those of the same board in the source: another board says other things of itself. */
async function imageTable(): Promise<{ wanted: Column; image: Column }> {
  const wanted: string[][] = [];
  if (missingTools() !== undefined)
    return { wanted: { name: "node", traces: wanted }, image: { name: "image", traces: undefined } };
  const files = await keptPicoFiles(pico);
  const traces: string[][] = [];
  for (const name of names) {
    say(`image: ${name}`);
    const { board, uf2 } = await imageFor(name, files);
    wanted.push(...(await linesOn(await createDeviceNode(), board, [name])));
    traces.push(...(await linesOn(createImage(uf2, board), board, [name])));
  }
  return { wanted: { name: "node", traces: wanted }, image: { name: "image", traces } };
}

async function main(): Promise<number> {
  say("node");
  const reference = { name: "node", traces: await linesOn(await createDeviceNode(), pixljsplus, names) };
  const others = await engineColumns();
  const { wanted, image } = await imageTable();
  const onImage = matrixTable(names, wanted, [image]).split("\n");
  const lines = matrixTable(names, reference, others).split("\n");
  const table = lines.map((line, row) => `${line} ${onImage[row]!.split("|").at(-2)!.trim()} |`).join("\n");
  const path = join(projectRoot(), "docs/runtimes.md");
  writeFileSync(path, withMatrix(readFileSync(path, "utf8"), table));
  process.stdout.write(`${table}\n`);
  return table.includes("≠") ? 1 : 0;
}

if (askedOf("matrix", readNothing("matrix")) !== undefined) process.exitCode = await main();
