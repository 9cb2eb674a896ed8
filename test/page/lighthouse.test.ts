/** Lighthouse judges the built page as a phone has it. `.ci/run` installs it; docs/decisions/packages.md says why. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { browserProgram } from "../chromium";
import { temporaryFolder } from "../temporary-folder";
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
 * index is 1,500 or more (its docs/throttling.md). On a slower one the factor shrinks with the index: the phone stays
 * the same. Its own index is 375. Chromium's DevTools rate a Pixel 5 at 1,000 and a cheap phone of 2022 at 264
 * (CalibrationController.ts). The factor also shrinks with the page's share of its time: to Lighthouse, a task lasts
 * while the page waits for a processor. On two of them, where Lighthouse itself and the drawing of its film run, the
 * simulator waits for half of the time.
 */
const usualSlowdown = 4;
const phoneIndex = 375;

type Scores = Record<(typeof names)[number], number>;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  environment: { benchmarkIndex: number };
  /** The part of its tasks' time in which the page had a processor: 0 to 1. */
  share: number;
}

/** What the browser noted. Times in µs: `dur` from start to end, `tdur` with a processor. */
interface Noted {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

openBrowser();

/** Runs Lighthouse in a Chromium of its own, with its phone and its simulated network. */
function judge(address: string, slowdown: number): Promise<Report> {
  const given = ["--quiet", "--output=json", "--no-enable-error-reporting", `--only-categories=${names.join()}`];
  const output = join(temporaryFolder("lighthouse"), "report.json");
  given.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`, `--output-path=${output}`, "--save-assets");
  const flags = "--chrome-flags=--headless=new --no-sandbox";
  const child = spawn(process.execPath, [lighthouse, address, ...given, flags], {
    env: { ...process.env, CHROME_PATH: browserProgram },
  });
  return new Promise((resolve, reject) => {
    let faults = "";
    child.stderr.on("data", (part) => (faults += part));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve({ ...JSON.parse(readFileSync(output, "utf8")), share: shareOf(traceBeside(output)) });
      else reject(new Error(`Lighthouse ended with ${code}: ${faults}`));
    });
  });
}

function traceBeside(output: string): Noted[] {
  return JSON.parse(readFileSync(output.replace(".json", "-0.trace.json"), "utf8")).traceEvents;
}

function shareOf(noted: readonly Noted[]): number {
  const threadOf = ({ pid, tid }: Noted) => `${pid} ${tid}`;
  const pages = new Set(noted.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const tasks = noted.filter((each) => each.name === "RunTask" && pages.has(threadOf(each)));
  const sum = (time: "dur" | "tdur") => tasks.reduce((total, task) => total + (task[time] ?? 0), 0);
  return sum("tdur") / sum("dur");
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

/** Returns what makes this machine the phone, by what the last run measured: 1 to 4. */
function slowdownOf({ environment, share }: Report): number {
  const full = Math.min(usualSlowdown, environment.benchmarkIndex / phoneIndex);
  return Math.max(1, Math.round(full * share * 10) / 10);
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
    const share = Math.round(report.share * 100);
    const machine = `index ${report.environment.benchmarkIndex}, a processor for ${share} %, times ${slowdown}`;
    if (isGood(scores)) return console.info(`Lighthouse: ${JSON.stringify(scores)} (${machine})`);
    seen.push(`${JSON.stringify(scores)} (${machine}) ${weaknesses(report)}`);
    slowdown = slowdownOf(report);
  }
  expect.fail(seen.join("\n"));
});
