/** A browser whose storage is full or off: the clock plays, and the page says that nothing is kept. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page";
import { violations } from "./axe";
import { openBrowser, passOn, strike, testInBrowser, withPage } from "./browser";
import { playEn, playEs } from "./page-words";
import { opened, phaseOf, runs, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

/** Fills what the page's origin may store, to the last byte; runs in the page. */
function fillStorage(): void {
  for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
    for (let n = 0; ; n++) {
      try {
        localStorage.setItem(`other.${size}.${n}`, "x".repeat(size));
      } catch {
        break;
      }
    }
  }
}

function fault(page: Page): Promise<string[]> {
  return page.locator(".middle .fault").allTextContents();
}

describe("a storage that is full", () => {
  testInBrowser("does not stop a game, and the page says so, in both languages", () =>
    withPlay({}, async (page) => {
      expect(await fault(page)).toEqual([]);
      await page.evaluate(fillStorage);
      await page.evaluate(() => localStorage.removeItem("flagfall.earlier"));
      await page.evaluate(fillStorage);
      await tap(page, "right");
      await tap(page, "left");
      expect([await runs(page), await fault(page)]).toEqual(["right", []]);
      await tool(page, playEn.bar.pause).click();
      await expect.poll(() => fault(page)).toEqual([playEn.faults.storage]);
      expect(await violations(page)).toEqual([]);
      await tool(page, playEn.bar.menu).tap();
      await page.getByLabel(playEn.menu.language).selectOption("es");
      await tool(page, playEs.sheets.close).tap();
      expect(await fault(page)).toEqual([playEs.faults.storage]);
      await page.evaluate(() => localStorage.clear());
      await tool(page, playEs.bar.resume).tap();
      await tap(page, "right");
      await tool(page, playEs.bar.pause).click();
      await expect.poll(() => fault(page)).toEqual([]);
    }),
  );

  testInBrowser("has room for the game where the simulator's timeline takes it", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await page.evaluate(() => localStorage.setItem("flagfall.earlier", "x".repeat(200_000)));
      await page.evaluate(fillStorage);
      await tap(page, "left");
      await tool(page, playEn.bar.pause).click();
      await passOn(page, 400);
      const shown = await timeOn(page, "left");
      expect(await fault(page)).toEqual([]);
      await page.reload();
      await opened(page);
      expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["paused", shown]);
    }),
  );
});

testInBrowser("a storage that is switched off: the page plays, and says so", () =>
  withPlay({}, async (page, context) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("off", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await page.reload();
    await opened(page);
    await tap(page, "right");
    await tool(page, playEn.bar.pause).click();
    await expect.poll(() => fault(page)).toEqual([playEn.faults.storage]);
  }),
);

testInBrowser("the simulator says it too", () =>
  withPage({}, async (page) => {
    await page.evaluate(fillStorage);
    await strike(page, "j");
    await strike(page, "f");
    await page.getByText(pageEn.notice.storage).waitFor();
  }),
);
