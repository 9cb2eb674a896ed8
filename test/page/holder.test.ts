/** Which tab has the clock over plain http, where the browser has no locks and a phone puts tabs to sleep. */
import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { onNetwork, openAt } from "./network";
import { playEn } from "./page-words";
import { opened, phaseOf, tap, timeOn, tool } from "./play";

openBrowser();

const { faults } = playEn;

/**
 * Puts a tab to sleep: none of its script runs until it wakes. Chromium freezes no tab that it takes for visible, as it
 * does every tab without a window (`Page.setWebLifecycleState` has no effect), so the debugger stops it.
 */
async function sleep(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Debugger.enable");
  await tools.send("Debugger.pause");
  return tools;
}

const wake = (tools: CDPSession) => tools.send("Debugger.disable");

/**
 * Keeps a tab's only thread busy until the returned function is called: it waits for an answer of the server. Messages
 * wait for it meanwhile; to a tab that the debugger stops they would be lost.
 */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/busy", async (route) => {
    await isDue;
    await route.fulfill({ body: "" });
  });
  const asked = page.waitForRequest("**/busy");
  const busy = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open("GET", "./busy", false);
    request.send();
  });
  await asked;
  return () => {
    answer();
    return busy;
  };
}

/** Lets the page's waits of half a second and more last for ever, and notes the first. Runs in the page. */
function waitLong(): void {
  const real = window.setTimeout;
  const longMs = 500;
  const slow = (run: TimerHandler, ms = 0) => {
    if (ms < longMs) return real(run, ms);
    return Object.assign(window, { waits: true }) && 0;
  };
  Object.assign(window, { setTimeout: slow });
}

/** Takes the clock to this tab, by the question. */
async function take(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await tool(page, playEn.elsewhere.heldTake).tap();
  await loaded;
  await opened(page);
}

/** Within this time a page keeps what changed on its clock, ms. */
const keepingMs = 400;

const flashOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

describe("over plain http", () => {
  testInBrowser("a second tab says that the first has the clock", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      const first = await openAt(context, plain);
      await tap(first, "right");
      const second = await openAt(context, plain);
      expect(await second.locator(".fault[role=alert], .fault [role=alert]").textContent()).toBe(playEn.faults.tab);
      expect(await first.locator(".fault").count()).toBe(0);
      await second.close();
      await first.reload();
      await opened(first);
      expect([await first.locator(".fault").count(), await timeOn(first, "right")]).toEqual([0, "3:02"]);
    }),
  );

  testInBrowser("a tab that answers late is heard", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      const first = await openAt(context, plain);
      const free = await keepBusy(first);
      const second = await context.newPage();
      await second.addInitScript(waitLong);
      await second.goto(plain);
      await expect.poll(() => second.evaluate(() => "waits" in window)).toBe(true);
      await free();
      await second.getByText(faults.tab).waitFor();
      expect(await second.locator("dialog").count()).toBe(0);
    }),
  );

  testInBrowser("a person takes the clock from a tab that sleeps, which then keeps nothing", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      const first = await openAt(context, plain);
      await tool(first, "5+0").tap();
      await tap(first, "right");
      await expect.poll(() => phaseOf(first)).toBe("running");
      await passOn(first, keepingMs);
      const tools = await sleep(first);
      const second = await openAt(context, plain);
      await second.getByText(playEn.elsewhere.heldText).waitFor();
      expect(await timeOn(second, "left")).not.toMatch(/^4:5/);
      await take(second);
      await expect.poll(() => phaseOf(second)).toBe("paused");
      expect(await timeOn(second, "left")).toMatch(/^(?:5:00|4:5\d)$/);
      expect(await second.locator(".fault").count()).toBe(0);
      await passOn(second, keepingMs);
      const kept = await flashOf(second);
      await wake(tools);
      await first.getByText(faults.tab).waitFor();
      await tap(first, "left");
      await passOn(first, keepingMs);
      expect(await flashOf(second)).toBe(kept);
      const third = await openAt(context, plain);
      expect(await third.locator(".fault[role=alert], .fault [role=alert]").textContent()).toBe(faults.tab);
    }),
  );

  testInBrowser("a person leaves the clock to the tab that sleeps, which goes on", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      const first = await openAt(context, plain);
      await tap(first, "right");
      const tools = await sleep(first);
      const second = await openAt(context, plain);
      const kept = await flashOf(second);
      await tool(second, playEn.elsewhere.heldLeave).tap();
      expect(await second.locator(".fault[role=alert], .fault [role=alert]").textContent()).toBe(faults.tab);
      await tap(second, "right");
      await passOn(second, keepingMs);
      expect(await flashOf(second)).toBe(kept);
      await wake(tools);
      expect([await phaseOf(first), await first.locator(".fault").count()]).toEqual(["running", 0]);
    }),
  );

  testInBrowser("a tab that ended without a word leaves a question, and only once", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      await context.addInitScript(() => {
        const name = "flagfall.holder";
        if (sessionStorage.length === 0) localStorage.setItem(name, "a tab that is gone");
      });
      const page = await openAt(context, plain);
      await take(page);
      expect(await page.locator(".fault").count()).toBe(0);
      await page.reload();
      await opened(page);
      expect([await page.locator("dialog").count(), await page.locator(".fault").count()]).toEqual([0, 0]);
    }),
  );

  testInBrowser("a tab that goes lets the clock go", () =>
    onNetwork(async ({ plain, open }) => {
      const context = await open();
      const first = await openAt(context, plain);
      await first.goto("about:blank");
      const second = await openAt(context, plain);
      expect([await second.locator("dialog").count(), await second.locator(".fault").count()]).toEqual([0, 0]);
    }),
  );
});
