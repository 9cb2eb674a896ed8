/** A headless Chromium with the built page on loopback, and functions that use both. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfferedImage } from "../../sim/build/library/make-images";
import { buildPage } from "../../sim/build/page/page";
import { projectRoot } from "../../sim/build/root";
import { type Served, servePage } from "../../sim/cli/serve";

export const program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
export const hasBrowser = program !== undefined;
const missing = "skipped: needs chromium (apt-get install chromium)";

/** Defines a test that needs the browser. */
export function testInBrowser(name: string, run: () => Promise<void>, retry = 0): void {
  if (hasBrowser) test(name, { retry }, run);
  else test.skip(`${name} – ${missing}`, () => {});
}

export interface Desk {
  browser: Browser;
  served: Served;
  /** The folder of the built page. */
  folder: string;
}

const desk: Partial<Desk> = {};

/** Builds and serves the page once for a file of tests; `name` keeps files apart that run at the same time. */
export function openBrowser(name: string, images: readonly OfferedImage[] = [], voicesFrom = ""): void {
  beforeAll(async () => {
    if (program === undefined) return;
    desk.folder = join(projectRoot(), "node_modules/.cache/flagfall", `page-${name}`);
    await buildPage(projectRoot(), desk.folder, { images, voicesFrom });
    desk.served = await servePage(desk.folder, 0);
    desk.browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await desk.browser?.close();
    await desk.served?.close();
  });
}

export function deskInUse(): Desk {
  const { browser, served, folder } = desk;
  if (browser === undefined || served === undefined || folder === undefined) throw new Error("no browser");
  return { browser, served, folder };
}

/** Opens the simulator in a window of its own, and closes it after `visit`. An error on the page fails the test. */
export async function withPage(
  options: BrowserContextOptions & { fragment?: string },
  visit: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { browser, served } = deskInUse();
  const { fragment = "", ...rest } = options;
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 }, ...rest });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  try {
    await page.goto(`${served.address}${fragment.replace(/^#?/, "#simulator&")}`);
    await page.locator(".lcd").waitFor();
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

/** Longer than contacts bounce. */
const apartMs = 30;

/** Presses a key of the keyboard for `heldMs`, then waits until the contact has been open long enough. */
export async function strike(page: Page, key: string, heldMs = 30): Promise<void> {
  await page.keyboard.press(key, { delay: heldMs });
  await page.waitForTimeout(apartMs);
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
