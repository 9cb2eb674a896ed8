/**
 * Makes the pictures of the hall's console for the documents anew: `node sim/build/start.mjs
 * test/hall/console/pictures.ts`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { buildHallPage } from "../../../sim/build/hall/hall-page";
import { projectRoot } from "../../../sim/build/root";
import { readFiles } from "../../../sim/hall/server/files";
import { openServer } from "../../../sim/hall/server/server";
import { launchWholeBrowser } from "../../chromium";
import { playedHall } from "./played-hall";
import { roundInPlay } from "./round-in-play";

interface Picture {
  readonly name: string;
  readonly window: BrowserContextOptions;
  pose(page: Page): Promise<void>;
}

const viewport = { width: 1440, height: 900 };
const pictures: readonly Picture[] = [
  { name: "hall", window: { viewport, locale: "en" }, pose: (page) => page.locator("[data-board='main-9']").click() },
  {
    name: "hall-es",
    window: { viewport, locale: "es", colorScheme: "dark" },
    pose: (page) => page.keyboard.press("p"),
  },
];

const folder = mkdtempSync(join(tmpdir(), "flagfall-hall-"));
await buildHallPage(projectRoot(), folder);
const browser = await launchWholeBrowser();
for (const { name, window, pose } of pictures) {
  const hall = playedHall(roundInPlay());
  const server = await openServer({ hall, port: 0, files: readFiles(folder) });
  const page = await browser.newPage(window);
  await page.goto(server.address);
  await page.locator("[data-board='main-1']").waitFor();
  hall.happen(9, "pause", null, { mode: "paused", running: null }, { bar: "(right)" });
  hall.happen(9, "resume", "black", { mode: "running", running: "black" }, { bar: "right" });
  hall.happen(16, "flag", "white", { firstFlag: "white", mode: "fallen" }, { left: "0:00:00", leftFlag: "first" });
  await page.locator(".call").waitFor();
  await pose(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(projectRoot(), "docs/pictures", `${name}.png`) });
  await page.close();
  await server.close();
}
await browser.close();
rmSync(folder, { recursive: true });
