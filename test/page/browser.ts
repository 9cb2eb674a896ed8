/**
 * A headless Chromium with the built page on loopback, and functions that use both. All files of tests in a process
 * share one browser and one build; each window has a storage of its own.
 */
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfferedImage } from "../../sim/build/library/make-images";
import { buildPage } from "../../sim/build/page/page";
import { projectRoot } from "../../sim/build/root";
import { type Served, servePage } from "../../sim/cli/serve";
import { browserMissing, browserProgram, sharedBrowser } from "../chromium";

export const hasBrowser = browserProgram !== undefined;

/** Defines a test that needs the browser. */
export function testInBrowser(name: string, run: () => Promise<void>, limitMs?: number): void {
  if (hasBrowser) test(name, run, limitMs);
  else test.skip(`${name} – ${browserMissing}`, () => {});
}

export interface Desk {
  browser: Browser;
  served: Served;
  /** The folder of the built page. */
  folder: string;
}

let desk: Desk | undefined;

/** Returns a folder for a build; processes that run at the same time have different ones. */
function folderFor(name: string): string {
  return join(projectRoot(), "node_modules/.cache/flagfall", `page-${name}-${process.env.VITEST_POOL_ID ?? "0"}`);
}

let plainBuild: Promise<string> | undefined;

/** Builds the page as it is without firmware and clips, once for all files of a process. Returns the folder. */
export function builtPage(): Promise<string> {
  const folder = folderFor("plain");
  plainBuild ??= buildPage(projectRoot(), folder).then(() => folder);
  return plainBuild;
}

/** Serves the page for a file of tests. A page with parts of its own is built for them. */
export function openBrowser(parts?: { name: string; images?: readonly OfferedImage[]; voicesFrom?: string }): void {
  beforeAll(async () => {
    if (!hasBrowser) return;
    const folder = parts === undefined ? await builtPage() : folderFor(parts.name);
    if (parts !== undefined) await buildPage(projectRoot(), folder, parts);
    desk = { folder, served: await servePage(folder, 0), browser: await sharedBrowser() };
  });
  afterAll(() => desk?.served.close());
}

export function deskInUse(): Desk {
  if (desk === undefined) throw new Error("no browser");
  return desk;
}

/**
 * Opens the simulator in a window of its own, and closes it after `visit`. An error on the page fails the test. The
 * service worker is only there with `serviceWorkers: "allow"`. With `hasGivenTime`, `page.clock` lets time pass.
 */
export async function withPage(
  options: BrowserContextOptions & { fragment?: string; hasGivenTime?: boolean },
  visit: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { browser, served } = deskInUse();
  const { fragment = "", hasGivenTime = false, ...rest } = options;
  const context = await browser.newContext({
    ...{ locale: "en", serviceWorkers: "block", viewport: { width: 1280, height: 800 } },
    ...rest,
  });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  try {
    if (hasGivenTime) await page.clock.install();
    await page.goto(`${served.address}${fragment.replace(/^#?/, "#simulator&")}`);
    await page.locator(".panels > .panel").first().waitFor();
    await visit(page, context);
    if (faults.length > 0) throw new Error(`the page: ${faults.join("; ")}`);
  } finally {
    await context.close();
  }
}

/** Returns what the display shows now. */
export async function displayed(page: Page): Promise<string> {
  return (await page.locator(".lcd").getAttribute("aria-label")) ?? "";
}

/**
 * Waits by a timer of the page, then until it has drawn. All that was due on the page before is done then, however slow
 * the machine is; a timer of the test itself proves nothing of that kind.
 */
export async function passOn(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), ms)), ms);
}

/** Longer than contacts bounce. */
const apartMs = 30;

/** Presses a key of the keyboard for `heldMs`, then waits until the contact has been open long enough. */
export async function strike(page: Page, key: string, heldMs = 30): Promise<void> {
  await page.keyboard.press(key, { delay: heldMs });
  await passOn(page, apartMs);
}

/** Opens a panel by its name, if it is folded; a click can miss it while the page above it grows. */
export async function unfold(page: Page, name: string): Promise<void> {
  const panel = page.locator(`details.panel.${name}`);
  const isOpen = async () => (await panel.getAttribute("open")) !== null;
  const open = async () => {
    if (!(await isOpen())) await panel.locator("summary").click();
    return isOpen();
  };
  await expect.poll(open).toBe(true);
}

/** Returns the text that a button saves. */
export async function savedBy(page: Page, button: string): Promise<string> {
  await unfold(page, "scenario");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
