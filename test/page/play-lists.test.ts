/** The lists in the sheets: what they call a control, where the focus goes, which story is shown, what was copied. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn, playEs } from "./page-words";
import { fromMenu, opened, tool, withPlay } from "./play";

openBrowser();

const { controls, games, match, menu } = playEn;
const laptop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false } as const;

const game = (endedMs: number, control: string) => ({
  ...{ endedMs, control, white: "", black: "", result: "draw", whiteMs: 60_000, blackMs: 50_000 },
  presses: [
    [1, 60_000, 1000],
    [0, 50_000, 2000],
  ],
});

/** Opens the page with something that its browser has kept. */
async function keep(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `flagfall.${name}`,
    JSON.stringify(value),
  ] as const);
  await page.reload();
  await opened(page);
}

/** Presses a key of the page by the keyboard, and says what has the focus then. */
async function focusAfter(page: Page, name: string): Promise<string> {
  await tool(page, name).first().focus();
  await page.keyboard.press("Enter");
  await passOn(page, 100);
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}

describe("past games", () => {
  testInBrowser("are called in words, and the focus goes from a deleted one to the next", () =>
    withPlay(laptop, async (page) => {
      const controls = ["*180", "3600:5x30", "gong10"];
      await keep(
        page,
        "games",
        controls.map((control, n) => game(3000 - n, control)),
      );
      await fromMenu(page, menu.games);
      const names = ["Hourglass 3:00", "Byo-yomi 60 + 5×0:30", "Gong 0:10"];
      const named = async () => {
        const texts = await page.locator(".story p").allTextContents();
        return texts.map((text) => text.split(" · ")[0]);
      };
      await expect.poll(named).toEqual(names);
      expect(await focusAfter(page, games.remove)).toContain(names[1]);
      await page.locator(".story").nth(1).getByRole("button", { name: games.remove }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(named).toEqual([names[1]]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(names[1]);
      expect(await focusAfter(page, games.remove)).toBe(games.title);
    }),
  );

  testInBrowser("have the decimal sign of the language, and beside the chart tenths for all times or none", () =>
    withPlay({ ...laptop, locale: "es" }, async (page) => {
      const short = { ...game(2, "20"), presses: [[1, 19_000, 1020]] };
      await keep(page, "games", [game(3, "60"), short]);
      await fromMenu(page, playEs.menu.games, playEs.bar.menu);
      const rows = (story: number) =>
        page.locator(".story").nth(story).locator("text[text-anchor=end]").allTextContents();
      expect((await rows(0)).slice(0, 3)).toEqual(["0:00", "0:30", "1:00"]);
      expect((await rows(1)).slice(0, 3)).toEqual(["0:00,0", "0:09,5", "0:19,0"]);
      // Who has not moved has no average.
      const { white, black } = playEs.side;
      expect(await page.locator(".story").nth(1).locator("dd").nth(1).textContent()).toBe(
        `${white} 0:01,0 · ${black} –`,
      );
    }),
  );

  testInBrowser("say which of them is shown, and lead to the games beside it", () =>
    withPlay(laptop, async (page) => {
      await keep(
        page,
        "games",
        [1, 2, 3].map((n) => game(3000 - n, "180+2")),
      );
      await fromMenu(page, menu.games);
      const place = page.locator(".pages [role=status]");
      await expectAccessible(page, "three stories");
      expect(await place.textContent()).toBe(games.place(1, 3));
      for (const [name, n] of [
        [games.older, 2],
        [games.older, 3],
        [games.older, 3],
        [games.newer, 2],
      ] as const) {
        await tool(page, name).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => place.textContent()).toBe(games.place(n, 3));
        expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
      }
      await page.locator(".stories").evaluate((row) => row.scrollTo(0, 0));
      await expect.poll(() => place.textContent()).toBe(games.place(1, 3));
    }),
  );
});

testInBrowser("the focus goes from a removed time control to the next one, and from the last to the heading", () =>
  withPlay(laptop, async (page) => {
    const own = ["*180", "gong10"].map((control) => ({ control, name: "", isPinned: false }));
    await keep(page, "presets", own);
    await fromMenu(page, menu.choose);
    await tool(page, controls.remove("Hourglass 3:00")).focus();
    await page.keyboard.press("Enter");
    const isNext = () => page.evaluate(() => document.activeElement?.querySelector("input")?.placeholder ?? "");
    await expect.poll(isNext).toBe("Gong 0:10");
    expect(await focusAfter(page, controls.remove("Gong 0:10"))).toBe(playEn.sheets.choose);
  }),
);

testInBrowser("a match that is copied as text says so", () =>
  withPlay(laptop, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await keep(page, "matches", { list: [{ names: { left: "Ana", right: "Ben" }, games: [] }], isOn: true });
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await fromMenu(page, menu.match);
    await tool(page, match.text).click();
    await page.getByRole("status").filter({ hasText: match.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Ana 0 – 0 Ben");
  }),
);
