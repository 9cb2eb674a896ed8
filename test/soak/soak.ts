/** `npm run soak -- --hours N --seed S [--shard I/N] [--report FILE]`, `npm run soak -- --merge FILE… [--document]`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { withSection } from "../../sim/build/document";
import { projectRoot } from "../../sim/build/root";
import { askedOf, refuse } from "../../sim/build/scripts/arguments";
import { readSoak, type Soak, type SoakWish } from "../scripts/wishes";
import { playSeed } from "./game";
import {
  addGame,
  documentText,
  emptyReport,
  type Failure,
  merged,
  type Report,
  readReport,
  reportText,
} from "./report";
import { smallest } from "./smallest";

const folder = "reports/soak";
/** The soak ends after so many failures. */
const failuresMax = 10;
/** The report is written after so many games, so that a soak that is stopped early has a result. */
const keptEvery = 100;

function readFile(file: string): Report {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    refuse(`${file}: cannot be read; name a report that --report wrote`);
  }
  const report = readReport(text);
  if (report === undefined) refuse(`${file}: is no report; name one that --report wrote`);
  return report;
}

/** Plays the games of this shard's seeds until they have lasted the hours that were asked for. */
function soak({ hours, seed, shard, shards }: SoakWish, file: string | undefined): Report {
  const report = emptyReport();
  const mine = hours / shards;
  const began = performance.now();
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} h  {games} games  {failures} failures" },
    Presets.shades_classic,
  );
  if (process.stderr.isTTY) bar.start(Math.ceil(mine), 0, { games: 0, failures: 0 });
  for (
    let next = seed + shard - 1;
    report.virtualHours < mine && report.failures.length < failuresMax;
    next += shards
  ) {
    const played = playSeed(next);
    addGame(report, played);
    if (played.failure !== undefined) report.failures.push(describe(next));
    report.seconds = (performance.now() - began) / 1000;
    if (file !== undefined && report.games % keptEvery === 0) write(file, `${JSON.stringify(report)}\n`);
    bar.update(Math.floor(report.virtualHours), { games: report.games, failures: report.failures.length });
  }
  bar.stop();
  return report;
}

/** Shortens the failure of a seed as far as possible, and writes its scenario to a file. */
function describe(seed: number): Failure {
  const { played, scenario, unsayable } = smallest(playSeed(seed), `soak, seed ${seed}`);
  const { acts, failure } = played;
  const file = join(folder, `seed-${seed}.yaml`);
  if (scenario !== undefined) write(file, scenario);
  return {
    seed,
    note: failure?.note ?? "",
    acts: acts.map((act) => JSON.stringify(act)).join(" "),
    expected: failure?.expected ?? [],
    said: failure?.said ?? [],
    scenario: scenario === undefined ? `no scenario: ${unsayable}` : `flagfall run --device pixljsplus ${file}`,
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function main({ merge, play, report: file, isDocument }: Soak): number {
  const report = merge === undefined ? soak(play, file) : merged(merge.map(readFile));
  if (file !== undefined) write(file, `${JSON.stringify(report)}\n`);
  if (isDocument) {
    const document = join(projectRoot(), "docs/reliability.md");
    write(document, withSection(readFileSync(document, "utf8"), "soak", documentText(report)));
  }
  process.stdout.write(`${reportText(report)}\n`);
  return report.failures.length > 0 ? 1 : 0;
}

const code = askedOf("soak", (args) => main(readSoak(args)));
if (code !== undefined) process.exitCode = code;
