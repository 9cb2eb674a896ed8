/** Makes the pictures of the page for the documents anew: `node sim/build/start.mjs test/page/pictures.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { buildPage } from "../../sim/build/page/page";
import { projectRoot } from "../../sim/build/root";
import { servePage } from "../../sim/cli/serve";

const thinkMs = [310, 140, 420, 90, 260, 380, 120, 480, 200, 160, 350, 270, 90, 300, 180];

interface Picture {
  name: string;
  window: BrowserContextOptions;
  control: string;
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
const pictures: readonly Picture[] = [
  { name: "page", window: { ...desk, locale: "en" }, control: "300+3", pose: (page) => playOn(page, 18) },
  { name: "page-es", window: { ...desk, locale: "es" }, control: "300+3", pose: (page) => playOn(page, 18) },
  {
    name: "page-table",
    window: { locale: "en", viewport: { width: 900, height: 1100 } },
    control: "180+2",
    pose: (page) => press(page, "jfjft"),
  },
  {
    name: "page-phone",
    window: { locale: "es", colorScheme: "dark", viewport: { width: 390, height: 700 }, deviceScaleFactor: 1.5 },
    control: "5400+30",
    pose: (page) => press(page, "jfjsm"),
  },
];

const folder = mkdtempSync(join(tmpdir(), "flagfall-page-"));
await buildPage(projectRoot(), folder);
const served = await servePage(folder, 0);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { name, window, control, pose } of pictures) {
  const page = await browser.newPage(window);
  await page.goto(`${served.address}#control=${encodeURIComponent(control)}`);
  await page.locator(".lcd").waitFor();
  await pose(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(projectRoot(), "docs/pictures", `${name}.png`) });
  await page.close();
}
await browser.close();
await served.close();
rmSync(folder, { recursive: true });
