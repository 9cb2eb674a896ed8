/** From the play screen to the simulator and back, with the same game, on every board. */
import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page";
import { displayed, openBrowser, passOn, strike, testInBrowser, unfold } from "./browser";
import { playEn } from "./page-words";
import { fromMenu, opened, phaseOf, runs, tap, tapAlone, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar } = playEn;

describe("the simulator", () => {
  testInBrowser("is one button away with the same game, and back", () =>
    withPlay({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).click();
      await fromMenu(page, playEn.menu.bench);
      await expect.poll(() => displayed(page)).toContain("0:03:0");
      await unfold(page, "journal");
      await page.getByRole("cell", { name: `White: ${pageEn.journal.events.press} 1` }).waitFor();
      await strike(page, "m");
      await page.goBack();
      await opened(page);
      expect(await phaseOf(page)).toBe("paused");
      await page.goForward();
      await page.locator(".panels > .panel").first().waitFor();
      await page.reload();
      await page.locator(".panels > .panel").first().waitFor();
      await strike(page, "t");
      await opened(page);
      await passOn(page, 1400);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("right");
    }),
  );

  testInBrowser("whatever board it shows, two can play on it", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      const boards = await page
        .locator("select[name=board] option")
        .evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
      expect(boards.length).toBeGreaterThan(3);
      for (const board of boards) {
        await page.locator("select[name=board]").selectOption(board);
        await strike(page, "t");
        await tool(page, "3+2").tap();
        await tap(page, "right");
        await tap(page, "left");
        expect(await runs(page), board).toBe("right");
        await tool(page, bar.pause).click();
        await expect.poll(() => phaseOf(page), { message: board }).toBe("paused");
        await passOn(page, 120);
        await tool(page, bar.resume).tap();
        await expect.poll(() => runs(page), { message: board }).toBe("right");
        await passOn(page, 120);
        await tool(page, bar.pause).click();
        await tapAlone(page, playEn.results.of.none);
        await expect.poll(() => phaseOf(page), { message: board }).toBe("ready");
        await strike(page, "t");
      }
    }),
  );

  testInBrowser("leaves the space bar to the lever, after a click on any of its buttons", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      for (const name of [pageEn.control.set, pageEn.clock.pull]) {
        await tool(page, name).click();
        if (name === pageEn.clock.pull) await tool(page, pageEn.clock.insert).click();
        await expect.poll(() => displayed(page)).not.toContain("clock runs");
        await strike(page, name === pageEn.clock.pull ? "s" : " ");
        await expect.poll(() => displayed(page), { message: name }).toContain("White’s clock runs");
        await strike(page, " ");
        await expect.poll(() => displayed(page), { message: name }).toContain("Black’s clock runs");
        await strike(page, " ");
      }
    }),
  );

  testInBrowser("leaves letters to a list that was reached by the keyboard, not to one that was clicked", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      const list = page.getByRole("combobox", { name: pageEn.board });
      await page.keyboard.press("Tab");
      await list.focus();
      for (const key of ["j", "t"]) await strike(page, key);
      expect(await displayed(page)).not.toContain("clock runs");
      expect(await list.count()).toBe(1);
      await list.click();
      await page.keyboard.press("Escape");
      await strike(page, "j");
      await expect.poll(() => displayed(page)).toContain("White’s clock runs");
    }),
  );

  testInBrowser("gives the focus back when the steps of a scenario go", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      await unfold(page, "scenario");
      await tool(page, pageEn.scenario.example).press("Enter");
      await tool(page, pageEn.scenario.stop).press("Enter");
      await expect.poll(() => page.locator(":focus").textContent()).toBe(pageEn.scenario.example);
    }),
  );

  testInBrowser("opens for an old link to a board, and a link to a control opens the play screen", () =>
    withPlay({ fragment: "#control=5%2B3&notation=lichess" }, async (page) => {
      expect(await timeOn(page, "left")).toBe("5:03");
      await page.evaluate(() => {
        location.hash = "#board=pixljsplus&control=300";
      });
      await page.locator(".panels > .panel").first().waitFor();
      await expect.poll(() => displayed(page)).toContain("0:05:00");
    }),
  );
});
