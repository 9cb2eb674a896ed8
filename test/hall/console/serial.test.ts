/**
 * One clock at a serial port of the browser, without a server: a simulated clock behind a made-up `navigator.serial`.
 */
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { type Served, servePage } from "../../../sim/cli/serve";
import { type SimulatedClock, startClock } from "../../../sim/link/simulated";
import { browserInUse, openConsole, testInBrowser } from "./hall-page";

openConsole();

interface FakeWindow {
  toClock(text: string): Promise<void>;
  fromClock(text: string): void;
  unplug(): void;
}

/** Makes a port whose other end is `toClock` and `fromClock`; runs in the page. */
function fakeSerial(): void {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const own = window as unknown as FakeWindow;
  own.fromClock = (text) => out?.enqueue(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  own.unplug = () => {
    out?.error(new Error("The device has been lost."));
    out = undefined;
  };
  const keep = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    out = controller;
  };
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    async open() {
      this.readable = new ReadableStream({ start: keep });
      this.writable = new WritableStream({ write: (bytes) => own.toClock(String.fromCharCode(...bytes)) });
    },
    async close() {
      this.readable = null;
      this.writable = null;
    },
  };
  Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });
}

interface Lone {
  readonly page: Page;
  readonly clock: SimulatedClock;
}

async function withClock(visit: (lone: Lone) => Promise<void>, answers = true): Promise<void> {
  const { browser, folder } = browserInUse();
  const served: Served = await servePage(folder, 0);
  const context: BrowserContext = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const say = (line: string): void =>
    void page.evaluate((text) => (window as unknown as FakeWindow).fromClock(text), `${line}\r\n`).catch(() => {});
  const clock = await startClock(pixljsplus, "node", say);
  try {
    await page.exposeFunction("toClock", (text: string) => answers && clock.hear(text));
    await page.addInitScript(fakeSerial);
    await page.goto(served.address);
    await visit({ page, clock });
  } finally {
    clock.stop();
    await context.close();
    await served.close();
  }
}

async function yes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Yes, do it" }).click();
}

testInBrowser("without a server, the console speaks with a clock by cable", () =>
  withClock(async ({ page }) => {
    await page.getByRole("button", { name: "Connect a clock" }).click();
    await page.locator(".detail section.buttons").waitFor();
    expect(await page.getByRole("link", { name: "Round" }).count()).toBe(0);
    await page.getByRole("button", { name: "Set a control…" }).click();
    await page.getByLabel("Time control").fill("300+3");
    await page.getByRole("button", { name: "Check…" }).click();
    await yes(page);
    await expect.poll(() => page.locator(".face .time").allTextContents()).toEqual(["0:05:03", "0:05:03"]);
    await page.locator(".detail section.buttons").getByRole("button", { name: "Start" }).click();
    await yes(page);
    await expect.poll(() => page.locator(".face .white .time").textContent()).toBe("0:05:01");
    await page.getByRole("button", { name: "Correct…" }).click();
    await page.locator("[name='black.remaining']").fill("0:04:00");
    await page.getByRole("button", { name: "Check…" }).click();
    await yes(page);
    await expect.poll(() => page.locator(".face .black .time").textContent()).toBe("0:04:00");
    await expect
      .poll(() => page.locator(".events tbody td:nth-child(2)").allTextContents())
      .toEqual(expect.arrayContaining(["resume · White", "correction", "pause · White", "start · White"]));
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("button", { name: "Connect a clock" }).waitFor();
  }),
);

testInBrowser("a cable that is pulled and plugged in again needs no hand", () =>
  withClock(async ({ page }) => {
    await page.getByRole("button", { name: "Connect a clock" }).click();
    await page.locator(".detail section.buttons").waitFor();
    await page.evaluate(() => (window as unknown as FakeWindow).unplug());
    await page.locator(".detail .state.trouble").waitFor();
    await expect.poll(() => page.locator(".detail .state.trouble").count()).toBe(0);
  }),
);

testInBrowser("a port where nobody answers is said", () =>
  withClock(async ({ page }) => {
    await page.getByRole("button", { name: "Connect a clock" }).click();
    await expect.poll(() => page.getByRole("alert").last().textContent()).toContain("The clock does not answer");
    expect(await page.getByRole("button", { name: "Connect a clock" }).isEnabled()).toBe(true);
  }, false),
);
