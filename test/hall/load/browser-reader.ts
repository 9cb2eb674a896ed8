/** Reads the console in a browser: when a time that a clock shows has been painted on the plan of the hall. */
import { chromium } from "playwright-core";
import type { Delays } from "./delays";

/** What the browser painted: a clock's id, a time, and the instant in ms since 1970. */
type Painted = readonly [id: string, text: string, atMs: number];

/** Runs in the page: collects every new text of a time, and tells it after the next frame. */
const watch = `
  const fresh = new Map();
  const tell = () => {
    const atMs = performance.timeOrigin + performance.now();
    const painted = [...fresh].map(([time, id]) => [id, time.textContent, atMs]);
    fresh.clear();
    window.tellPainted(painted);
  };
  const note = (records) => {
    const isFirst = fresh.size === 0;
    for (const { target } of records) {
      const time = (target.nodeType === 3 ? target.parentElement : target)?.closest(".time");
      if (time !== null && time !== undefined) fresh.set(time, time.closest("[data-board]").dataset.board);
    }
    if (isFirst && fresh.size > 0) requestAnimationFrame(() => setTimeout(tell));
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

/** Opens the plan in Chromium. Resolves once it shows all clocks. */
export async function openBrowserReader(
  url: string,
  count: number,
  delays: Delays,
): Promise<{ close(): Promise<void> }> {
  const clocks = (await (await fetch(`${url}/api/clocks`)).json()) as { id: string; address: string }[];
  const addresses = new Map(clocks.map(({ id, address }) => [id, address]));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: "en" });
  await page.exposeFunction("tellPainted", (painted: readonly Painted[]) => {
    for (const [id, text, atMs] of painted) {
      const address = addresses.get(id) ?? "";
      const own = atMs - performance.timeOrigin;
      if (!delays.hear(address, "left", text, own)) delays.hear(address, "right", text, own);
    }
  });
  await page.goto(url);
  await page.locator("[data-board]").first().waitFor();
  await page.keyboard.press("p");
  await page.waitForFunction(`document.querySelectorAll(".tile").length === ${count}`);
  await page.evaluate(watch);
  return browser;
}
