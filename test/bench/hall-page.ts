/**
 * Measures the hall's console: `node sim/build/start.mjs test/bench/hall-page.ts [BOARDS]`. Every board changes each
 * second, as in a hall where every clock runs. Prints long tasks, and the time for scripts, style and layout.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { buildHallPage } from "../../sim/build/hall/hall-page";
import { projectRoot } from "../../sim/build/root";
import { timeText } from "../../sim/hall/console/time-text";
import { readFiles } from "../../sim/hall/server/files";
import { openServer } from "../../sim/hall/server/server";
import { launchWholeBrowser } from "../chromium";
import { type PlayedHall, playedHall } from "../hall/console/played-hall";
import { roundInPlay } from "../hall/console/round-in-play";

const count = Number(process.argv[2] ?? 500);
const spanS = 20;
const steps = 50;

/** Lets the time of each board fall once a second, at an instant of its own as real clocks do. */
function runClocks(hall: PlayedHall): () => void {
  const left = new Map(hall.clocks().map(({ id }) => [id, 5_400_000]));
  let at = 0;
  const timer = setInterval(() => {
    const ids = [...left.keys()].filter((_, place) => place % steps === at);
    at = (at + 1) % steps;
    for (const id of ids) {
      const ms = (left.get(id) ?? 0) - 1000;
      left.set(id, ms);
      hall.change({ id, screen: { left: timeText(ms) }, heardMs: Date.now() });
    }
  }, 1000 / steps);
  return () => clearInterval(timer);
}

type Figures = Readonly<Record<"ScriptDuration" | "RecalcStyleDuration" | "LayoutDuration" | "TaskDuration", number>>;

async function figuresOf(session: CDPSession): Promise<Figures> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Figures;
}

async function measure(page: Page, session: CDPSession, name: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { longTasks: [] }));
  const before = await figuresOf(session);
  const begunMs = Date.now();
  while (Date.now() - begunMs < spanS * 1000) await act();
  const after = await figuresOf(session);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const each = (key: keyof Figures) =>
    (((after[key] - before[key]) * 1_000_000) / (Date.now() - begunMs)).toFixed(1).padStart(7);
  const longest = tasks.length === 0 ? "" : `, the longest ${Math.max(...tasks).toFixed(0)} ms`;
  process.stdout.write(
    `${name.padEnd(22)} script ${each("ScriptDuration")} style ${each("RecalcStyleDuration")} layout ${each("LayoutDuration")} all ${each("TaskDuration")} ms a second; ${tasks.length} tasks over 50 ms${longest}\n`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "flagfall-hall-"));
await buildHallPage(projectRoot(), folder);
const hall = playedHall(roundInPlay(count));
const server = await openServer({ hall, port: 0, files: readFiles(folder) });
const browser = await launchWholeBrowser();
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: "en" });
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");
await page.addInitScript(() => {
  Object.assign(window, { longTasks: [] });
  new PerformanceObserver((list) => {
    const { longTasks } = window as unknown as { longTasks: number[] };
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ entryTypes: ["longtask"] });
});
const stop = runClocks(hall);
const rest = () => page.waitForTimeout(500);
await page.goto(server.address);
await page.locator("[data-board='main-1']").waitFor();
await page.waitForTimeout(2000);
process.stdout.write(`${count} boards, each of which changes once a second\n`);
await measure(page, session, "list", rest);
await page.locator("th.by-time button").click();
await measure(page, session, "list by time", rest);
await page.locator("th.by-number button").click();
await measure(page, session, "list, scrolled", async () => {
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(120);
});
await page.keyboard.press("p");
await page.locator(".tile").first().waitFor();
await measure(page, session, "plan", rest);
await page.keyboard.press("b");
await page.locator(".wall").first().waitFor();
await measure(page, session, "big screen", rest);
stop();
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
