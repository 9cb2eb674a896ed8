/** A device that falls asleep while a clock runs: the page counts by a clock of the browser, which may stand then. */
import { describe, expect } from "vitest";
import { readTime } from "../../sim/page/control/own-control";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { phaseOf, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar, sheets } = playEn;

describe("a device that sleeps", () => {
  testInBrowser("is asked about when it wakes, for the page has not counted that time", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await page.evaluate(() => {
        const show = (visibilityState: string) => {
          Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        };
        show("hidden");
        const now = Date.now;
        Date.now = () => now() + 100_000;
        show("visible");
      });
      await page.getByText(sheets.away).waitFor();
      expect(await phaseOf(page)).toBe("paused");
      const stood = readTime(await timeOn(page, "left")) ?? 0;
      await page.locator("dialog.away button:not(.main, .tool)").tap();
      await expect.poll(() => timeOn(page, "left")).toMatch(/^1:(19|2\d)$/);
      expect(stood - (readTime(await timeOn(page, "left")) ?? 0)).toBe(100_000);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await tool(page, bar.resume).tap();
      await passOn(page, 300);
      expect([await phaseOf(page), await page.locator("dialog").count()]).toEqual(["running", 0]);
    }),
  );
});
