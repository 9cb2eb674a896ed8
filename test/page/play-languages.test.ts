/** The play screen in each language before a game: no button is cut, both times are equally high. And speech. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { speechWords } from "../../sim/words/speech";
import { cutButtons } from "./axe";
import { openBrowser, testInBrowser } from "./browser";
import { fromMenu, tap, tool, withPlay } from "./play";
import { tongues } from "./views/tongues";

openBrowser();

const sizes = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [1280, 800],
  [360, 640],
] as const;

/** Returns the bottom of the digits of both halves, each from the bottom of its half as its player sees it. */
function bottoms(): number[] {
  return ["left", "right"].map((place) => {
    const half = document.querySelector(`.half.${place}`)!;
    const isTurned = getComputedStyle(half).transform !== "none";
    const [box, digits] = [half, half.querySelector(".time svg")!].map((each) => each.getBoundingClientRect());
    return Math.round(isTurned ? digits!.top - box!.top : box!.bottom - digits!.bottom);
  });
}

/** Before the start no button is cut at any size of window, and both times are equally high. */
async function checkSizes(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const at = `${width} × ${height}`;
    expect(await page.evaluate(cutButtons), at).toEqual([]);
    const [left, right] = await page.evaluate(bottoms);
    expect(Math.abs((left ?? 0) - (right ?? 0)), at).toBeLessThanOrEqual(1);
  }
}

describe("languages", () => {
  for (const locale of Object.keys(tongues)) {
    testInBrowser(`${locale}: whole on every size of window`, () => withPlay({ locale }, checkSizes));
  }

  testInBrowser("speech has the page's language, for what it says and for its settings", () =>
    withPlay({ locale: "de" }, async (page) => {
      const { bar, menu, sheets } = tongues.de;
      const { ears, tongue, ask } = speechWords.de;
      await fromMenu(page, menu.signs, bar.menu);
      await tool(page, sheets.speech).tap();
      const spoken = page.getByLabel(tongue);
      expect(await spoken.evaluate((each) => (each as HTMLSelectElement).selectedOptions[0]?.text)).toBe("Deutsch");
      await page.getByLabel(ears).selectOption({ index: 3 });
      await tool(page, sheets.close).tap();
      await tool(page, ask(tongues.de.side.white)).waitFor();
    }),
  );
});

describe("the method beside a running time", () => {
  for (const [locale, control, shown] of [
    ["en", "300+2", "+2"],
    ["en", "300d5", "Delay 5"],
    ["es", "300b5", "Bronstein 5"],
    ["ru", "3x30", "Бёёми 3"],
    ["fr", "c25/600", "Canadien 25"],
    ["de", "*180", "Sanduhr"],
    ["pt", "up", "Crescente"],
  ] as const)
    testInBrowser(`is in words in ${locale}: ${control} shows ${shown}`, () =>
      withPlay({ locale, fragment: `#control=${encodeURIComponent(control)}&notation=canonical` }, async (page) => {
        await tap(page, "right");
        await expect.poll(() => page.locator(".half.left .hint").textContent()).toBe(shown);
      }),
    );
});
