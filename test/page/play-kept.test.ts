/** A game on the play screen is not lost: by another control, by leaving, by a reload. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { readTime } from "../../sim/page/control/own-control";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import {
  correct,
  letWhiteFall,
  opened,
  phaseOf,
  reloadGame,
  runs,
  tap,
  tapAlone,
  timeOn,
  tool,
  withPlay,
} from "./play";

openBrowser();

const { bar, sheets, side, undo } = playEn;

/** What the key takes back, as it says it. */
function takeBack(page: Page) {
  return page.locator(".takeBack");
}

describe("a game is not lost", () => {
  testInBrowser("another control asks while a game is on, and not after a flag", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tool(page, bar.choose).tap();
      await page.locator("dialog .presets").getByRole("button", { name: "10+0" }).tap();
      await tool(page, sheets.giveUpNo).tap();
      expect(await phaseOf(page)).toBe("paused");
      await tool(page, bar.choose).tap();
      const first = page.locator(".presets button").first();
      expect(await first.textContent()).toBe("1+0");
      await page.locator("dialog .presets").getByRole("button", { name: "5+0" }).tap();
      await tool(page, sheets.giveUpYes).tap();
      const shown = [await phaseOf(page), await timeOn(page, "left"), await first.textContent()];
      expect(shown).toEqual(["ready", "5:00", "5+0"]);
      await tap(page, "right");
      await letWhiteFall(page);
      await tool(page, bar.choose).tap();
      await page.locator("dialog .presets").getByRole("button", { name: "10+0" }).tap();
      await expect.poll(async () => [await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "10:00"]);
    }),
  );

  testInBrowser("the browser's back asks in a pause", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await page.evaluate(() => history.back());
      await page.getByText(sheets.leaveText).waitFor();
      await tool(page, sheets.leaveNo).tap();
      expect(await phaseOf(page)).toBe("paused");
      await page.evaluate(() => history.back());
      await tool(page, sheets.leaveYes).tap();
      await page.waitForURL("about:blank");
      await page.goForward();
      await opened(page);
      expect(await phaseOf(page)).toBe("paused");
    }),
  );

  testInBrowser("closing the page in a running game asks first, and before the start it does not", () =>
    withPlay({}, async (page) => {
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await tool(page, "5+0").tap();
      await page.reload();
      await opened(page);
      expect(asked).toEqual([]);
      await tap(page, "right");
      await page.reload();
      await opened(page);
      expect(asked).toEqual(["beforeunload"]);
    }),
  );

  testInBrowser("a reload keeps the game on the play screen, and the players choose what the time away costs", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await expect.poll(() => timeOn(page, "left")).toBe("3:01");
      const leftMs = performance.now();
      await page.goto("about:blank");
      const awayMs = 2000;
      await page.waitForTimeout(awayMs);
      await page.goBack();
      await opened(page);
      await page.getByText(sheets.away).waitFor();
      const passedMs = performance.now() - leftMs;
      const [charged = "", stood = ""] = await page.locator("dialog .answers button").allTextContents();
      const [stoodTime = "", chargedTime = ""] = [stood, charged].map((text) => text.split(" ")[0]);
      expect([stood, charged]).toEqual([
        playEn.elsewhere.awayKeep(stoodTime),
        playEn.elsewhere.awayCharge(chargedTime),
      ]);
      const stoodMs = readTime(stoodTime) ?? 0;
      expect(stoodMs).toBeLessThanOrEqual(181_000);
      // Both times are rounded up to whole seconds.
      const costMs = stoodMs - (readTime(chargedTime) ?? 0);
      expect(costMs).toBeGreaterThan(awayMs - 1000);
      expect(costMs).toBeLessThan(passedMs + 1000);
      await page.getByText(stood).tap();
      await expect.poll(() => timeOn(page, "left")).toBe(stoodTime);
      expect(await phaseOf(page)).toBe("paused");
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("left");
    }),
  );

  testInBrowser("a flag that would have fallen meanwhile falls, if the players say so", () =>
    withPlay({ fragment: "#control=2%2B1&notation=canonical" }, async (page) => {
      await tap(page, "right");
      await page.goto("about:blank");
      await page.waitForTimeout(3500);
      await page.goBack();
      await opened(page);
      await page.getByText(playEn.elsewhere.awayFlag).tap();
      await expect.poll(() => phaseOf(page)).toBe("over");
      await page.locator('.half[data-flag="true"]').waitFor();
    }),
  );

  testInBrowser("time away from an hourglass goes to the other side", () =>
    withPlay({ fragment: "#control=*180" }, async (page) => {
      await tap(page, "right");
      await page.goto("about:blank");
      await page.waitForTimeout(2500);
      await page.goBack();
      await opened(page);
      await page.locator("dialog.away .answers button").first().tap();
      await expect.poll(() => phaseOf(page)).toBe("paused");
      const times = async () => [await timeOn(page, "left"), await timeOn(page, "right")].map((text) => readTime(text));
      await expect.poll(async () => (await times())[0]).toBeLessThan(179_000);
      const [left = 0, right = 0] = await times();
      expect(Math.abs((left ?? 0) + (right ?? 0) - 360_000)).toBeLessThanOrEqual(1000);
    }),
  );

  // In Bronstein's mode the time shown includes the delay.
  for (const [control, whole, rest] of [
    ["300d15", "5:00", /^(?:d|Delay )(\d+)$/],
    ["300b15", "5:15", /^(?:b|Bronstein )(\d+)$/],
  ] as const)
    testInBrowser(`${control}: what was left of the delay is left after a reload, in a game and in a pause`, () =>
      withPlay({ fragment: `#control=${control}&notation=canonical` }, async (page) => {
        const hint = page.locator(".half.left .hint");
        const restS = async () => Number(rest.exec((await hint.textContent()) ?? "")?.[1]);
        await tap(page, "right");
        await expect.poll(restS).toBeLessThan(14);
        await reloadGame(page);
        await tool(page, bar.resume).tap();
        await expect.poll(restS, { timeout: 500 }).toBeLessThan(14);
        await tool(page, bar.pause).click();
        await reloadGame(page);
        await tool(page, bar.resume).tap();
        await expect.poll(restS, { timeout: 500 }).toBeLessThan(14);
        await tap(page, "left");
        expect(await timeOn(page, "left")).toBe(whole);
      }),
    );

  testInBrowser("paused, fallen or ready: what was shown is shown again", () =>
    withPlay({}, async (page) => {
      const shown = async () => [
        await phaseOf(page),
        ...(await page.locator(".half .time, .half .who, .half .facts").allTextContents()),
      ];
      const again = async (stage: string) => {
        const before = await shown();
        await page.reload();
        await opened(page);
        expect(before[0]).toBe(stage);
        expect(await shown()).toEqual(before);
        expect(await page.locator("dialog").count()).toBe(0);
      };
      await tap(page, "left");
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await again("paused");
      await correct(page, bar.correct, { black: "0:01" });
      await tool(page, bar.resume).tap();
      await expect.poll(() => phaseOf(page)).toBe("over");
      await again("over");
      await tapAlone(page, bar.again);
      await expect.poll(() => phaseOf(page)).toBe("ready");
      await again("ready");
    }),
  );

  testInBrowser("the control that was chosen is there after a reload", () =>
    withPlay({}, async (page) => {
      for (const name of ["15+10", "1+0", "10+5"]) {
        await tool(page, name).tap();
        const shown = await timeOn(page, "left");
        await page.reload();
        await opened(page);
        expect(await timeOn(page, "left"), name).toBe(shown);
      }
    }),
  );

  testInBrowser("after a reload, undo offers what it offered before, and never what the page mended", () =>
    withPlay({}, async (page) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await tap(page, "right");
      await tap(page, "left");
      const pressed = await timeOn(page, "left");
      await passOn(page, 1500);
      await reloadGame(page);
      await expect.poll(() => takeBack(page).textContent()).toBe(undo.takeBack(undo.press(side.white)));
      const stood = await timeOn(page, "right");
      await correct(page, bar.correct, { black: "2:00" });
      await tap(page, "left");
      await reloadGame(page);
      await expect.poll(() => takeBack(page).textContent()).toBe(undo.takeBack(undo.correction));
      expect(await timeOn(page, "right")).toBe("2:00");
      expect(await page.locator(".half.left").getAttribute("data-next"), "who was chosen").toBe("true");
      await takeBack(page).click();
      expect(await timeOn(page, "right")).toBe(stood);
      await takeBack(page).click();
      await expect.poll(() => takeBack(page).textContent()).toBe(undo.nothing);
      expect(readTime(await timeOn(page, "left"))).toBeLessThan(readTime(pressed) ?? 0);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("left");
    }),
  );

  testInBrowser("who was chosen goes on after a reload in the pause", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await passOn(page, 120);
      await tap(page, "right");
      await reloadGame(page);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("right");
    }),
  );
});
