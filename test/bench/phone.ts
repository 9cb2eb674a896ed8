/**
 * Measures the page as a phone has it: a cold open on slow 4G with a processor four times slower, and how long a press
 * takes until its pixels change. `npm run bench:page` prints the results.
 */
import type { Browser, CDPSession, Page } from "playwright-core";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** Slow 4G as Lighthouse simulates it: 150 ms for each way and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
const opens = 5;
const presses = 60;

/** The results of some measurements, ms. */
export interface Spread {
  medianMs: number;
  p95Ms: number;
  mostMs: number;
}

/** What a press takes on the page, and on a clock that is a script of six lines in one file. */
export interface Compared {
  page: Spread;
  bare: Spread;
  /** The first press on each, once the page is idle after its start. */
  first: { page: Spread; bare: Spread };
}

export interface PhoneFigures {
  /** The time from opening the address to the first press that counts. */
  interactive: Spread;
  unthrottled: Compared;
  throttled: Compared;
}

export async function measurePhone(browser: Browser, address: string): Promise<PhoneFigures> {
  const interactiveMs: number[] = [];
  for (let n = 0; n < opens; n++) interactiveMs.push(await coldOpen(browser, address));
  const unthrottled = await compare(browser, address, 1);
  const throttled = await compare(browser, address, slowdown);
  return { interactive: spreadOf(interactiveMs), unthrottled, throttled };
}

/** How often page and bare clock take turns, because other programs share the machine. */
const turns = 3;
/** How often a page is opened for its first press alone. */
const firstPresses = 15;

async function compare(browser: Browser, address: string, rate: number): Promise<Compared> {
  const page: number[][] = [];
  const bare: number[][] = [];
  const bareAddress = `data:text/html,${encodeURIComponent(bareClock)}`;
  for (let n = 0; n < turns; n++) {
    page.push(await pressesOn(browser, address, rate, presses));
    bare.push(await pressesOn(browser, bareAddress, rate, presses));
  }
  const first: { page: number[]; bare: number[] } = { page: [], bare: [] };
  for (let n = 0; n < firstPresses; n++) {
    first.page.push(...(await pressesOn(browser, address, rate, 1)));
    first.bare.push(...(await pressesOn(browser, bareAddress, rate, 1)));
  }
  return {
    page: spreadOf(page.flat()),
    bare: spreadOf(bare.flat()),
    first: { page: spreadOf(first.page), bare: spreadOf(first.bare) },
  };
}

/** The least that a clock for two players can be. */
const bareClock = `<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } .half { display: block; width: 100%; height: 50vh; font-size: 20vw; touch-action: none }
[data-runs=true] { background: green }</style>
<button class="half"><b class="time">3:00</b></button><button class="half"><b class="time">3:00</b></button>
<script>
const halves = [...document.querySelectorAll(".half")], left = [180000, 180000];
let turn = -1, since = 0;
const show = () => halves.forEach((half, n) => {
  const s = Math.ceil((left[n] - (n === turn ? performance.now() - since : 0)) / 1000);
  half.firstChild.textContent = Math.floor(s / 60) + ":" + String(s % 60).padStart(2, "0");
  half.dataset.runs = n === turn;
});
halves.forEach((half, n) => half.addEventListener("pointerdown", ({ timeStamp }) => {
  if (turn === 1 - n) return;
  if (turn >= 0) left[turn] -= timeStamp - since;
  turn = 1 - n;
  since = timeStamp;
  show();
}));
setInterval(show, 250);
</script>`;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
  return { medianMs: at(0.5), p95Ms: at(0.95), mostMs: at(1) };
}

/** Opens the page with an empty cache. Returns the instant at which a half first answers, ms after the start. */
async function coldOpen(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", slow4g);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(noteFirstHalf);
  await page.goto(address);
  await page.locator(".half .time").first().waitFor();
  const readyMs = await page.evaluate(() => (window as unknown as { readyMs: number }).readyMs);
  await context.close();
  return readyMs;
}

/** Notes when the halves are there and the browser has painted them. Runs in the page. */
function noteFirstHalf(): void {
  const look = () => {
    if (document.querySelector(".half .time") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { readyMs: performance.now() });
      port2.postMessage(0);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

async function pressesOn(browser: Browser, address: string, rate: number, count: number): Promise<number[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  await page.goto(address);
  await page.locator(".half .time").first().waitFor();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.evaluate(idle);
  await tapAlternately(page, tools, count);
  await page.waitForFunction((least) => (window as unknown as { tookMs: number[] }).tookMs.length >= least, count);
  const tookMs = await page.evaluate(() => (window as unknown as { tookMs: number[] }).tookMs);
  await context.close();
  return tookMs;
}

/** Waits until the page has all that it keeps for use without a network, and nothing more to do. Runs in the page. */
async function idle(): Promise<void> {
  await navigator.serviceWorker?.ready;
  for (let n = 0; n < 3; n++) await new Promise((passed) => requestIdleCallback(passed));
}

async function tapAlternately(page: Page, tools: CDPSession, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const point = { x: 195, y: n % 2 === 0 ? 150 : 700 };
    await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(40);
    await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(110 + (n % 7) * 9);
  }
}

/**
 * Notes the time from each press's stamp to the end of the frame that shows the other clock running. Runs in the page.
 */
function notePresses(): void {
  const tookMs: number[] = [];
  Object.assign(window, { tookMs });
  let stampMs = 0;
  window.addEventListener(
    "pointerdown",
    (event) => {
      stampMs = event.timeStamp;
    },
    { capture: true },
  );
  const observer = new MutationObserver((changes) => {
    if (stampMs === 0 || !changes.some(({ attributeName }) => attributeName === "data-runs")) return;
    const fromMs = stampMs;
    stampMs = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tookMs.push(performance.now() - fromMs);
      port2.postMessage(0);
    });
  });
  observer.observe(document, { attributes: true, subtree: true });
}
