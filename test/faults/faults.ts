/**
 * `npm run faults`: cuts the power everywhere in ten games, with all torn words and second cuts. It writes the figures
 * to docs/reliability.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { accuracyTable } from "../../sim/boards/accuracy";
import { boards } from "../../sim/boards/known";
import { withSection } from "../../sim/build/document";
import { projectRoot } from "../../sim/build/root";
import { askedOf } from "../../sim/build/scripts/arguments";
import { readNothing } from "../scripts/wishes";
import { added, type CutFigures, cutEverywhere } from "./cuts";
import { games } from "./games";
import { place } from "./place";

const file = join(projectRoot(), "docs/reliability.md");
const count = (n: number) => new Intl.NumberFormat("en").format(n);

function row(name: string, { words, erases, cuts, secondCuts, stalestMs, faults }: CutFigures): string {
  const stalest = `${(stalestMs / 1000).toFixed(1)} s`;
  return `| ${name} | ${count(words)} | ${count(erases)} | ${count(cuts)} | ${count(secondCuts)} | ${stalest} | ${count(faults.length)} |`;
}

/** Returns the figures of each game, in the order of their names. */
function cutAll(): [name: string, figures: CutFigures][] {
  const bar = new SingleBar({ format: "{bar} {value}/{total} games" }, Presets.shades_classic);
  if (process.stderr.isTTY) bar.start(Object.keys(games).length, 0);
  const all = Object.entries(games).map(([name, acts]): [string, CutFigures] => {
    const figures = cutEverywhere(place, acts, { tornEvery: 1, secondEvery: 1 });
    bar.increment();
    return [name, figures];
  });
  bar.stop();
  return all;
}

function main(): number {
  const all = cutAll();
  const sum = all.map(([, figures]) => figures).reduce(added);
  const head = "| game | words | erases | cuts | second cuts | oldest time | wrong |\n|---|---|---|---|---|---|---|";
  const table = [head, ...all.map(([name, figures]) => row(name, figures)), row("**all**", sum)].join("\n");
  const text = withSection(readFileSync(file, "utf8"), "cuts", table);
  writeFileSync(file, withSection(text, "accuracy", accuracyTable(boards)));
  process.stdout.write(`${table}\n${sum.faults.join("\n")}\n`);
  return sum.faults.length > 0 ? 1 : 0;
}

if (askedOf("faults", readNothing("faults"))) process.exitCode = main();
