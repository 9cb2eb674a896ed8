/** A link with a time control that is opened on the page in the middle of a game. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page";
import { displayed, openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { phaseOf, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar, sheets, side, strip, undo } = playEn;

/** Opens a link on the page, and waits until the page has taken its request out of the address. */
async function openLink(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  await page.waitForFunction(() => !location.hash.includes("="));
}

/** Returns the times of both halves. */
async function timesOn(page: Page): Promise<string[]> {
  return [await timeOn(page, "left"), await timeOn(page, "right")];
}

describe("a link in a game", () => {
  testInBrowser("asks in a pause whether the game ends for it; while a clock runs it only says so", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await openLink(page, "#control=10+2");
      await page.getByText(strip.back).waitFor();
      expect([await phaseOf(page), await page.locator("dialog").count()]).toEqual(["running", 0]);
      await tap(page, "left");
      await tool(page, bar.pause).click();
      const stood = await timesOn(page);
      await openLink(page, "#control=10+2");
      await page.getByText(sheets.giveUpText("10+2")).waitFor();
      await tool(page, sheets.giveUpNo).tap();
      expect([await phaseOf(page), await timesOn(page)]).toEqual(["paused", stood]);
      expect(await page.locator(".takeBack").textContent()).toContain(undo.press(side.white));
      await openLink(page, "#control=15+10");
      await tool(page, sheets.giveUpYes).tap();
      await expect.poll(async () => [await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "15:10"]);
    }),
  );

  testInBrowser("leaves the page to be left by one answer", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await openLink(page, "#control=10+2");
      await page.getByText(strip.back).waitFor();
      await tool(page, bar.pause).click();
      await openLink(page, "#control=10+2");
      await tool(page, sheets.giveUpNo).tap();
      await page.evaluate(() => history.back());
      await tool(page, sheets.leaveYes).tap();
      await page.waitForURL("about:blank");
    }),
  );

  testInBrowser("to the simulator shows the game there, and its clock runs on", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await passOn(page, 300);
      await openLink(page, "#simulator&control=10%2B2");
      await page.getByText(pageEn.control.busy).waitFor();
      expect(await displayed(page)).toContain(pageEn.says.running(side.white));
    }),
  );
});
