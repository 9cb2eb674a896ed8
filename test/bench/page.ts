/**
 * `npm run bench:page [MINUTES]`: the simulator's first paint; a phone's cold open and presses; how soon speech answers
 * a question; ten minutes of play at ×1: long tasks, memory, elements. Exit 1 where it falls short.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { buildPage } from "../../sim/build/page/page";
import { projectRoot } from "../../sim/build/root";
import { askedOf } from "../../sim/build/scripts/arguments";
import { servePage } from "../../sim/cli/serve";
import { launchWholeBrowser } from "../chromium";
import { writeToneVoice } from "../page/tone-voice";
import { readPageMinutes } from "../scripts/wishes";
import { type AskFigures, measureAsking } from "./ask";
import { measureFirstPaint } from "./first-paint";
import { type Compared, measurePhone, type PhoneFigures, type Spread } from "./phone";

/** From this length on a task counts as long, ms. */
const taskMaxMs = 50;
/** The most that the heap may grow after the first minute, because the page keeps what was done. */
const growthMaxKb = 1024;
const thinkMs = [1200, 2600, 700, 3900, 1800];

interface Sample {
  heapKb: number;
  elements: number;
}

async function sampleOf(tools: CDPSession, page: Page): Promise<Sample> {
  await tools.send("HeapProfiler.collectGarbage");
  const { metrics } = await tools.send("Performance.getMetrics");
  const bytes = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  return { heapKb: Math.round(bytes / 1024), elements };
}

/** Runs in the page: tasks as the browser's user feels them, on this machine as busy as it is. */
function watchTasks(): void {
  const tasksMs: number[] = [];
  Object.assign(window, { tasksMs });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasksMs.push(Math.round(duration));
  });
  observer.observe({ type: "longtask", buffered: true });
}

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** The processor's time, in millionths of a second. */
  tdur?: number;
  args?: { name?: string };
}

/** Returns the processor time of each task on the page's main thread, ms. The load of the machine does not count. */
function workOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const threads = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && threads.has(`${pid} ${tid}`));
  return tasks.map(({ tdur }) => (tdur ?? 0) / 1000);
}

async function playFor(page: Page, minutes: number): Promise<void> {
  const endMs = performance.now() + minutes * 60_000;
  for (let n = 0; performance.now() < endMs; n++) {
    await page.keyboard.press(n % 2 === 0 ? "j" : "f", { delay: 60 });
    await page.waitForTimeout(thinkMs[n % thinkMs.length] ?? 1000);
  }
}

function text({ medianMs, p95Ms, mostMs }: Spread): string {
  return `median ${medianMs} ms, 95 % ${p95Ms} ms, most ${mostMs} ms`;
}

function comparison(name: string, { page, bare, first }: Compared): string[] {
  const ratio = (part: number, whole: number) => (part / whole).toFixed(2);
  return [
    `${name}: ${text(page)}`,
    `  a bare clock: ${text(bare)}`,
    `  ratio: median ${ratio(page.medianMs, bare.medianMs)}, 95 % ${ratio(page.p95Ms, bare.p95Ms)}`,
    `  the first press: ${text(first.page)}`,
    `  a bare clock's: ${text(first.bare)}`,
    `  ratio: median ${ratio(first.page.medianMs, first.bare.medianMs)}, 95 % ${ratio(first.page.p95Ms, first.bare.p95Ms)}`,
  ];
}

/** Prints how soon the simulator shows something, what a phone has of the page, and how soon a player has an answer. */
function print(firstPaint: Spread, { interactive, unthrottled, throttled }: PhoneFigures, asking: AskFigures): void {
  process.stdout.write(
    [
      `simulator, cold open to the first contentful paint: ${text(firstPaint)}`,
      `phone, slow 4G, 4 × slower: cold open to the first press ${text(interactive)}`,
      ...comparison("press to changed pixels", unthrottled),
      ...comparison("press to changed pixels, 4 × slower", throttled),
      `question to the first sound: ${text(asking.unthrottled)}`,
      `question to the first sound, 4 × slower: ${text(asking.throttled)}`,
      "",
    ].join("\n"),
  );
}

async function main(minutes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-page-"));
  const voices = writeToneVoice(0.5);
  await buildPage(projectRoot(), folder, { voicesFrom: voices });
  const served = await servePage(folder, 0);
  const browser = await launchWholeBrowser();
  const asking = await measureAsking(browser, served.address);
  print(await measureFirstPaint(browser, served.address), await measurePhone(browser, served.address), asking);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${served.address}#control=1800%2B5`);
  await page.locator(".half .time").first().waitFor();
  await page.waitForTimeout(2000);
  await page.evaluate(watchTasks);
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable");
  // The collector is called only while nothing is measured: its work is not the page's.
  await playFor(page, 1);
  const before = await sampleOf(tools, page);
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await playFor(page, minutes - 1);
  const workMs = workOf(await browser.stopTracing());
  const after = await sampleOf(tools, page);
  const tasksMs = await page.evaluate(() => (window as unknown as { tasksMs: number[] }).tasksMs);
  await browser.close();
  await served.close();
  for (const each of [folder, voices]) rmSync(each, { recursive: true });
  const most = (values: readonly number[]): number =>
    Math.round(values.reduce((max, value) => Math.max(max, value), 0));
  const long = workMs.filter((ms) => ms > taskMaxMs).length;
  const growthKb = after.heapKb - before.heapKb;
  process.stdout.write(
    [
      `${workMs.length} tasks: ${long} took more than ${taskMaxMs} ms of the processor, the longest ${most(workMs)} ms`,
      `felt as more than ${taskMaxMs} ms: ${tasksMs.length}, the longest ${most(tasksMs)} ms`,
      `after a minute ${before.heapKb} kB and ${before.elements} elements, in the end ${after.heapKb} kB and ${after.elements}`,
      "",
    ].join("\n"),
  );
  if (long > 0 || growthKb > growthMaxKb) process.exitCode = 1;
}

const minutes = askedOf("bench:page", readPageMinutes);
if (minutes !== undefined) await main(minutes);
