/** Lighthouse judges the built page as a phone has it. `.ci/run` installs it; docs/decisions/packages.md says why. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { browserProgram } from "../chromium";
import { deskInUse, hasBrowser, openBrowser } from "./browser";

const lighthouse = join(projectRoot(), "node_modules/.cache/flagfall/lighthouse/node_modules/lighthouse/cli/index.js");
const isMissing = !hasBrowser || !existsSync(lighthouse);
const missing = "skipped: needs chromium, and Lighthouse as .ci/run installs it";
const names = ["performance", "accessibility", "best-practices"] as const;
const least = 95;
/** Other programs on the machine can only lower the performance, so the best run counts. */
const runs = 5;
/**
 * Lighthouse multiplies each computing time by 4, so a desktop stands for a phone. It expects a desktop whose benchmark
 * index is 1,500 or more (its docs/throttling.md). On a slower one, or one with other work, the factor shrinks with the
 * index: the phone stays the same. Its own index is 375. Chromium's DevTools rate a Pixel 5 at 1,000 and a cheap phone
 * of 2022 at 264 (CalibrationController.ts).
 */
const usualSlowdown = 4;
const phoneIndex = 375;

type Scores = Record<(typeof names)[number], number>;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  environment: { benchmarkIndex: number };
}

openBrowser();

/** Runs Lighthouse in a Chromium of its own, with its phone and its simulated network. */
function judge(address: string, slowdown: number): Promise<Report> {
  const given = ["--quiet", "--output=json", "--no-enable-error-reporting", `--only-categories=${names.join()}`];
  given.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const flags = "--chrome-flags=--headless=new --no-sandbox";
  const child = spawn(process.execPath, [lighthouse, address, ...given, flags], {
    env: { ...process.env, CHROME_PATH: browserProgram },
  });
  return new Promise((resolve, reject) => {
    let text = "";
    let faults = "";
    child.stdout.on("data", (part) => (text += part));
    child.stderr.on("data", (part) => (faults += part));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(text) as Report);
      else reject(new Error(`Lighthouse ended with ${code}: ${faults}`));
    });
  });
}

function scoresOf({ categories }: Report): Scores {
  const entries = names.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(entries) as Scores;
}

/** Names what cost points. */
function weaknesses({ audits }: Report): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue = "" }) => `${title} ${displayValue}`)
    .join("; ");
}

/** Returns what makes this machine the phone, by the index that the last run measured: 1 to 4. */
function slowdownOf(benchmarkIndex: number): number {
  return Math.min(usualSlowdown, Math.max(1, Math.round((benchmarkIndex / phoneIndex) * 10) / 10));
}

const isGood = (scores: Scores) => names.every((name) => scores[name] >= least);

test.skipIf(isMissing).for([
  ["the play screen", ""],
  ["the simulator", "#simulator"],
])(`Lighthouse gives %s ${least} at least${isMissing ? ` – ${missing}` : ""}`, async ([, fragment]) => {
  const seen: string[] = [];
  let slowdown = usualSlowdown;
  for (let run = 0; run < runs; run++) {
    const report = await judge(`${deskInUse().served.address}${fragment}`, slowdown);
    const scores = scoresOf(report);
    const { benchmarkIndex } = report.environment;
    const machine = `index ${benchmarkIndex}, times ${slowdown}`;
    if (isGood(scores)) return console.info(`Lighthouse: ${JSON.stringify(scores)} (${machine})`);
    seen.push(`${JSON.stringify(scores)} (${machine}) ${weaknesses(report)}`);
    slowdown = slowdownOf(benchmarkIndex);
  }
  expect.fail(seen.join("\n"));
});
