/** Measures how soon the simulator's page first shows something on a desk. `npm run bench:page` prints the results. */
import type { Browser } from "playwright-core";
import { type Spread, spreadOf } from "./phone";

const opens = 5;

/** Returns the instants of the first contentful paint, ms after the start, with an empty cache each time. */
export async function measureFirstPaint(browser: Browser, address: string): Promise<Spread> {
  const paintedMs: number[] = [];
  for (let n = 0; n < opens; n++) paintedMs.push(await coldOpen(browser, address));
  return spreadOf(paintedMs);
}

async function coldOpen(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${address}#simulator`);
  await page.locator(".lcd").waitFor();
  const paintedMs = await page.evaluate(firstPaintMs);
  await context.close();
  return paintedMs;
}

/** Waits for the paint, which the browser may tell after the display is there. Runs in the page. */
function firstPaintMs(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint !== undefined) resolve(paint.startTime);
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
