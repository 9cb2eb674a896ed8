/** Time controls become the players' own: used, pinned, named, ordered, removed; and all are found by a search. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playDe } from "../../sim/words/play/de";
import { sheetsDe } from "../../sim/words/sheets/de";
import { violations } from "./axe";
import { openBrowser, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { fromMenu, opened, phaseOf, tap, timeOn, tool, withPlay } from "./play";

openBrowser();

const { menu, sheets } = playEn;

const names = (page: Page) => page.locator(".middle .presets button").allTextContents();

/** Opens the page anew with what an earlier visit kept. */
async function startWith(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`flagfall.${name}`, JSON.stringify(value));
  }, kept);
  await page.reload();
  await opened(page);
}

describe("presets", () => {
  testInBrowser("what is used comes first, what is pinned stays first, with a name of its own", () =>
    withPlay({}, async (page) => {
      expect((await names(page))[0]).toBe("1+0");
      await tool(page, "10+5").tap();
      await tool(page, "5+3").tap();
      expect((await names(page)).slice(0, 3)).toEqual(["5+3", "10+5", "1+0"]);
      await fromMenu(page, menu.choose);
      const mine = page.locator(".mine li");
      await expect.poll(() => mine.count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await mine.nth(1).locator("button").first().tap();
      await mine.first().locator("input").fill("Club");
      await mine.first().locator("input").blur();
      await tool(page, sheets.close).tap();
      await tool(page, "15+10").tap();
      expect((await names(page)).slice(0, 3)).toEqual(["Club", "15+10", "5+3"]);
      await page.reload();
      await opened(page);
      expect((await names(page)).slice(0, 3)).toEqual(["Club", "15+10", "5+3"]);
      await tool(page, "Club").tap();
      expect(await timeOn(page, "left")).toBe("10:05");
      await fromMenu(page, menu.choose);
      await mine.nth(2).locator("button").nth(1).tap();
      await mine.nth(0).locator("button").nth(2).tap();
      await tool(page, sheets.close).tap();
      expect((await names(page)).slice(0, 3)).toEqual(["5+3", "15+10", "1+0"]);
    }),
  );

  testInBrowser("a long press opens the list, and the search finds an event and a program", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      const box = (await page.getByRole("button", { name: "3+2", exact: true }).boundingBox())!;
      await page.mouse.move(box.x + 5, box.y + 5);
      await page.mouse.down();
      const search = page.locator("dialog input[name=search]");
      await search.waitFor();
      await page.mouse.up();
      await search.fill("candidates 2024");
      expect(await page.locator("dialog .manage ul:last-of-type li").count()).toBe(1);
      await page.locator("dialog .manage ul:last-of-type button").click();
      expect(await timeOn(page, "left")).toBe("2:00:00");
      expect(await page.locator(".middle .presets button").first().textContent()).toBe("40/120+0 › 30+30");
    }),
  );

  testInBrowser(
    "the search finds own names, classes, English events in any language, and a control as people write it",
    () =>
      withPlay({ locale: "de" }, async (page) => {
        await tool(page, "10+5").tap();
        await fromMenu(page, sheetsDe.menu.choose, playDe.bar.menu);
        await page.locator(".mine input").first().fill("Vereinsabend");
        await page.locator(".mine input").first().blur();
        const found = page.locator("dialog .manage ul:last-of-type li");
        for (const [sought, least, first] of [
          ["vereins", 1, "Vereinsabend · 10+5"],
          ["candidates 2024", 1, "Kandidatenturnier 2024 · 40/120+0 › 30+30"],
          ["world rapid", 1, "Schnellschach-WM · 15+10"],
          ["blitz", 5, "Blitz-WM · 3+2"],
          ["1 h 30", 1, "90+0"],
          ["25 min", 1, "25+0"],
          ["15b10", 1, "15b10"],
          ["７＋３", 1, "7+3"],
          ["4+1", 1, "4+1"],
        ] as const) {
          await page.locator("dialog input[name=search]").fill(sought);
          await expect.poll(() => found.first().textContent(), { message: sought }).toBe(first);
          expect(await found.count(), sought).toBeGreaterThanOrEqual(least);
        }
        await found.first().locator("button").tap();
        expect(await timeOn(page, "left")).toBe("4:01");
      }),
  );

  testInBrowser("odds are the seats', also as a preset, and a control of the list ends with the first flag", () =>
    withPlay({ fragment: "#control=W300-B180" }, async (page) => {
      const times = async () => [await timeOn(page, "left"), await timeOn(page, "right")];
      expect(await times()).toEqual(["5:00", "3:00"]);
      await tool(page, playEn.bar.menu).tap();
      await tool(page, playEn.menu.choose).tap();
      await page.getByRole("button", { name: "1 · 5+0", exact: true }).tap();
      expect(await times()).toEqual(["5:00", "5:00"]);
      expect(await page.locator('.presets button[aria-pressed="true"]').allTextContents()).toEqual(["5+0"]);
      await tool(page, playEn.presets.other).tap();
      await page.locator("dialog input[name=apart]").check();
      await page.locator("dialog input[name=minutes]").last().fill("2");
      await page.locator("dialog button.main").tap();
      expect(await times()).toEqual(["5:00", "2:00"]);
      const first = page.locator(".middle .presets button").first();
      await tool(page, playEn.bar.exchange).tap();
      expect([await times(), await first.getAttribute("aria-pressed")]).toEqual([["5:00", "2:00"], "true"]);
      await page.locator(".middle .presets button").nth(1).tap();
      await page.locator(".middle .presets button").nth(1).tap();
      expect([await times(), await first.getAttribute("aria-pressed")]).toEqual([["5:00", "2:00"], "true"]);
    }),
  );

  testInBrowser("odds that the search finds are the seats' too", () =>
    withPlay({}, async (page) => {
      await startWith(page, { presets: [{ control: "W300-B180;flag=freeze", name: "Friday", isPinned: true }] });
      await tool(page, playEn.bar.exchange).tap();
      await fromMenu(page, menu.choose);
      await page.locator("dialog input[name=search]").fill("friday");
      await page.locator(".manage > ul:not(.mine) button").tap();
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "3:00"]);
      expect((await names(page)).filter((name) => name.includes(":"))).toEqual([]);
    }),
  );

  testInBrowser("odds chosen after a flag in a match stay with their seats, though the colours change", () =>
    withPlay({}, async (page) => {
      await startWith(page, {
        presets: [{ control: "W1-B300;flag=freeze", name: "Odds", isPinned: true }],
        matches: { list: [{ names: { left: "Ana", right: "Ben" }, games: [] }], isOn: true },
      });
      await tool(page, "Odds").tap();
      await tap(page, "right");
      await expect.poll(() => phaseOf(page)).toBe("over");
      await tool(page, playEn.bar.choose).tap();
      await page.locator("dialog").getByRole("button", { name: "Odds", exact: true }).tap();
      await expect.poll(() => phaseOf(page)).toBe("ready");
      expect(await page.locator(".half.left").getAttribute("data-side")).toBe("black");
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["0:01.0", "5:00"]);
      expect((await names(page)).filter((name) => name.includes(":"))).toEqual([]);
    }),
  );
});
