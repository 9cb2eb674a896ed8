/** A browser whose storage is full or off: the clock plays, and the page says that nothing is kept. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page";
import { violations } from "./axe";
import { openBrowser, passOn, strike, testInBrowser, withPage } from "./browser";
import { playEn, playEs } from "./page-words";
import { fromMenu, opened, phaseOf, runs, tap, tapAlone, timeOn, tool, withPlay } from "./play";

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

testInBrowser("a match is played without any storage, as long as the page is open", () =>
  withPlay({}, async (page) => {
    await page.evaluate(fillStorage);
    await fromMenu(page, playEn.menu.match);
    const names = page.locator("dialog.match input");
    await names.first().fill("Ana");
    await names.last().fill("Ben");
    await tool(page, playEn.match.begin).tap();
    await tool(page, playEn.sheets.close).tap();
    expect(await page.locator(".half .name").allTextContents()).toEqual(["Ben", "Ana"]);
    await tap(page, "right");
    await tap(page, "left");
    await tool(page, playEn.bar.pause).click();
    await tapAlone(page, playEn.results.of.white);
    await expect.poll(() => page.locator(".half .score").allTextContents()).toEqual(["0", "1"]);
    await tapAlone(page, playEn.strip.takeBack);
    await expect.poll(() => page.locator(".half .score").allTextContents()).toEqual(["0", "0"]);
  }),
);

describe("values that the page did not write", () => {
  for (const value of ["null", "7", "{}", "[null]", "[{}]"]) {
    testInBrowser(`it opens, and a game is played and kept: ${value}`, () =>
      withPlay({}, async (page) => {
        await page.evaluate((value) => {
          const names = [
            "games",
            "matches",
            "presets",
            "levers",
            "left",
            "earlier",
            "signs",
            "look",
            "seats",
            "control",
          ];
          for (const name of names) localStorage.setItem(`flagfall.${name}`, value);
        }, value);
        await page.reload();
        await opened(page);
        await tap(page, "right");
        await tap(page, "left");
        await tool(page, playEn.bar.pause).click();
        await tapAlone(page, playEn.results.of.draw);
        expect(await phaseOf(page)).toBe("ready");
        await fromMenu(page, playEn.menu.games);
        await page.locator("article.story").waitFor();
        expect(await page.locator("article.story").count()).toBe(1);
        for (const way of ["match", "choose", "levers"] as const) {
          await tool(page, playEn.sheets.close).tap();
          await fromMenu(page, playEn.menu[way]);
          await page.locator(`dialog.${way} :is(input, button:not(header *))`).first().waitFor();
        }
      }),
    );
  }
});

describe("values that are almost what the page writes", () => {
  const rest = { control: "180+2", white: "", black: "", result: "draw", whiteMs: 180_000, blackMs: 180_000 };
  const game = { ...rest, endedMs: 1, presses: [[1, 179_000, 3000]] };
  const broken = [
    null,
    {},
    { ...game, endedMs: "x" },
    { ...game, presses: [null] },
    { ...game, presses: [[1, null, 2]] },
  ];
  const kept = [
    ["games", "games", JSON.stringify([...broken, game]), playEn.games.average],
    [
      "matches",
      "match",
      JSON.stringify({ list: [{ names: { left: "Ana" }, games: [] }], isOn: true }),
      playEn.match.begin,
    ],
    ["levers", "levers", JSON.stringify({ left: { source: "key KeyA" } }), playEn.levers.hint],
  ] as const;

  for (const [name, way, value, shown] of kept) {
    testInBrowser(`count as none, and leave the others: ${name}`, () =>
      withPlay({}, async (page) => {
        await page.evaluate(([name, value]) => localStorage.setItem(name, value), [`flagfall.${name}`, value] as const);
        await page.reload();
        await opened(page);
        await fromMenu(page, playEn.menu[way]);
        await page.locator("dialog").getByText(shown).waitFor();
      }),
    );
  }
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
