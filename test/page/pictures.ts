/** Makes the pictures of the page for the documents anew: `node sim/build/start.mjs test/page/pictures.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { buildPage } from "../../sim/build/page/page";
import { projectRoot } from "../../sim/build/root";
import { servePage } from "../../sim/cli/serve";
import { launchWholeBrowser } from "../chromium";

const thinkMs = [310, 140, 420, 90, 260, 380, 120, 480, 200, 160, 350, 270, 90, 300, 180];

interface Picture {
  name: string;
  window: BrowserContextOptions;
  /** The part of the address that opens the view. */
  fragment: string;
  pose(page: Page): Promise<void>;
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(60);
  }
}

/** A game of some moves at ×50, which stands in the end. */
async function playOn(page: Page, moves: number): Promise<void> {
  await page.locator("input[name=speed]").fill("5");
  for (let n = 0; n < moves; n++) {
    await page.keyboard.press(n % 2 === 0 ? "j" : "f", { delay: 30 });
    await page.waitForTimeout(thinkMs[n % thinkMs.length] ?? 200);
  }
  await page.locator("input[name=speed]").fill("0");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const desk = { viewport: { width: 1280, height: 1160 } };
const upright = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const pictures: readonly Picture[] = [
  { name: "play", window: { ...upright, locale: "en" }, fragment: "#control=180%2B2", pose: (page) => playBlitz(page) },
  {
    name: "play-es",
    window: { ...upright, locale: "es" },
    fragment: "#control=180%2B2",
    pose: (page) => playBlitz(page),
  },
  { name: "play-ready", window: { ...upright, locale: "en", colorScheme: "dark" }, fragment: "", pose: async () => {} },
  {
    name: "play-laptop",
    window: { locale: "en", viewport: { width: 1280, height: 800 } },
    fragment: "#control=5400%2B30",
    pose: (page) => press(page, "jfj"),
  },
  { name: "page", window: { ...desk, locale: "en" }, fragment: bench("300+3"), pose: (page) => playOn(page, 18) },
  { name: "page-es", window: { ...desk, locale: "es" }, fragment: bench("300+3"), pose: (page) => playOn(page, 18) },
  {
    name: "page-phone",
    window: { locale: "es", colorScheme: "dark", viewport: { width: 390, height: 700 }, deviceScaleFactor: 1.5 },
    fragment: bench("5400+30"),
    pose: (page) => press(page, "jfjsm"),
  },
];

/** Returns the address of the simulator with a control. */
function bench(control: string): string {
  return `#simulator&control=${encodeURIComponent(control)}`;
}

/** A blitz game in its last seconds: the times are corrected in a pause, and a side runs. */
async function playBlitz(page: Page): Promise<void> {
  await press(page, "jfjfjfjf");
  await page.locator(".bar .tool").first().click();
  await page.locator(".bar .tool").nth(2).click();
  await page.locator("dialog input[name=white]").fill("0:41");
  await page.locator("dialog input[name=black]").fill("0:17");
  await page.locator("dialog button.main").click();
  await page.locator(".bar .tool").first().click();
  await press(page, "fj");
}

const folder = mkdtempSync(join(tmpdir(), "flagfall-page-"));
await buildPage(projectRoot(), folder);
const served = await servePage(folder, 0);
const browser = await launchWholeBrowser();
for (const { name, window, fragment, pose } of pictures) {
  const page = await browser.newPage(window);
  await page.goto(`${served.address}${fragment}`);
  await page.locator(".lcd, .half .time").first().waitFor();
  await pose(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(projectRoot(), "docs/pictures", `${name}.png`) });
  await page.close();
}
await browser.close();
await served.close();
rmSync(folder, { recursive: true });
