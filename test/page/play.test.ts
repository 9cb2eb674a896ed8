/** Games on the play screen in a real browser: by touch from a cold open, rematches, corrections, by keyboard. */
import { describe, expect } from "vitest";
import { openBrowser, strike, testInBrowser } from "./browser";
import { playEn, playEs } from "./page-words";
import { correct, letWhiteFall, opened, phaseOf, runs, tap, tapAlone, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar, sheets, hints } = playEn;

describe("a game of two friends", () => {
  testInBrowser("a whole blitz game from a cold open, and a rematch in two taps", () =>
    withPlay({}, async (page) => {
      expect(await timeOn(page, "left")).toBe("3:02");
      expect(await page.locator(".half.right .hint").textContent()).toBe(hints.start);
      await tap(page, "right");
      expect(await runs(page)).toBe("left");
      for (const place of ["left", "right", "left", "right"] as const) await tap(page, place);
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(2));
      expect(await timeOn(page, "right")).toMatch(/^3:0[456]$/);
      await letWhiteFall(page);
      expect(await page.locator(".half.left").getAttribute("data-flag")).toBe("true");
      expect(await page.locator(".half.left .facts").textContent()).toContain(playEn.flag);
      expect(await page.locator("#says").textContent()).toBe(playEn.says.flag("White"));
      await tapAlone(page, bar.again);
      await tap(page, "right");
      expect([await runs(page), await timeOn(page, "right")]).toEqual(["left", "3:02"]);
    }),
  );

  testInBrowser("one tap chooses, one tap starts", () =>
    withPlay({}, async (page) => {
      await tool(page, "5+0").tap();
      await tap(page, "right");
      expect([await timeOn(page, "right"), await runs(page)]).toEqual(["5:00", "left"]);
      expect(await page.locator(".presets").count()).toBe(0);
    }),
  );

  testInBrowser("whoever taps first before the start has Black", () =>
    withPlay({}, async (page) => {
      await tap(page, "left");
      expect(await runs(page)).toBe("right");
      expect(await page.locator(".half.right .who").textContent()).toBe("White");
      await page.reload();
      await opened(page);
      expect(await page.locator(".half.right .who").textContent()).toBe("White");
    }),
  );

  testInBrowser("tenths come below 20 s in blitz, and not in a long game", () =>
    withPlay({ fragment: "#control=19s" }, async (page) => {
      expect(await timeOn(page, "left")).toBe("0:19.0");
      await tool(page, "90+30").tap();
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await correct(page, bar.correct, { white: "0:15" });
      await expect.poll(() => timeOn(page, "left")).toBe("0:15");
    }),
  );

  testInBrowser("two controls, two stages, and their names", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      await page.locator("dialog input[name=minutes]").fill("5");
      await page.locator("dialog input[name=seconds]").fill("0");
      await page.locator("dialog input[name=apart]").check();
      await page.locator("dialog input[name=minutes]").nth(1).fill("2,5");
      await page.locator("dialog input[name=seconds]").nth(1).fill("0");
      await tool(page, playEn.own.set("5+0 : 2½+0")).tap();
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "2:30"]);
      await tool(page, playEn.presets.other).tap();
      expect(await page.locator("dialog input[name=minutes]").nth(1).inputValue()).toBe("2.5");
      await page.locator("dialog input[name=apart]").uncheck();
      await tool(page, playEn.own.addStage).tap();
      await page.locator("dialog input[name=minutes]").fill("90");
      await page.locator("dialog input[name=seconds]").fill("30");
      await tool(page, playEn.own.set("40/90+30 › 30+30")).tap();
      expect(await timeOn(page, "left")).toBe("1:30:30");
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.stage("1/2"));
    }),
  );

  testInBrowser("in a pause one side's time is corrected, and the other's is not", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).click();
      const other = await timeOn(page, "left");
      await tool(page, bar.correct).tap();
      await page.locator("dialog input[name=black]").fill("soon");
      expect(await page.locator("dialog .fault").textContent()).toBe(sheets.unreadable);
      await page.locator("dialog input[name=black]").fill("2:41");
      await tool(page, "Black +10 s").tap();
      await tool(page, sheets.correctYes).tap();
      await expect.poll(() => timeOn(page, "right")).toBe("2:51");
      expect([await timeOn(page, "left"), await phaseOf(page)]).toEqual([other, "paused"]);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("right");
    }),
  );

  testInBrowser("by keyboard on a laptop: the space bar is the lever, also after a click on a button", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false }, async (page) => {
      await tool(page, "5+3").click();
      await strike(page, " ");
      expect(await runs(page)).toBe("left");
      await strike(page, "f");
      expect(await runs(page)).toBe("right");
      await strike(page, " ");
      expect(await runs(page)).toBe("left");
      await tool(page, bar.pause).hover();
      await page.mouse.down();
      await expect.poll(() => phaseOf(page), { message: "paused at the touch, not at its end" }).toBe("paused");
      await page.mouse.up();
      await page.waitForTimeout(120);
      expect(await phaseOf(page)).toBe("paused");
      await strike(page, "s");
      expect(await phaseOf(page)).toBe("running");
      await page.locator(".half.right").click();
      await strike(page, " ");
      expect(await runs(page)).toBe("right");
      await strike(page, "m");
      expect(await runs(page)).toBe("right");
    }),
  );
});

describe("what cannot be", () => {
  testInBrowser("a control that cannot be read is said, and the usual clock is there", () =>
    withPlay({ fragment: "#control=abc" }, async (page) => {
      expect(await page.getByRole("alert").textContent()).toBe(playEn.faults.link);
      expect(await timeOn(page, "left")).toBe("3:02");
      await tool(page, "5+0").tap();
      expect(await page.getByRole("alert").count()).toBe(0);
    }),
  );
});

describe("languages", () => {
  testInBrowser("change in the menu, and stay", () =>
    withPlay({ locale: "es-MX" }, async (page) => {
      expect(await page.title()).toBe(playEs.title);
      expect(await page.locator(".half.right .hint").textContent()).toBe(playEs.hints.start);
      await tool(page, playEs.bar.menu).tap();
      await page.getByLabel(playEs.menu.language).selectOption("en");
      await page.getByLabel(playEn.menu.language).waitFor();
      await page.keyboard.press("Escape");
      expect(await page.locator(".half.right .hint").textContent()).toBe(hints.start);
      await page.reload();
      await opened(page);
      expect(await page.title()).toBe(playEn.title);
    }),
  );
});
