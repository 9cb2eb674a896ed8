/**
 * The play screen in each of its languages: the browser's is taken, every sheet opens, nothing is cut or unreadable.
 */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playDe } from "../../sim/words/play/de";
import { playEn } from "../../sim/words/play/en";
import { playEs } from "../../sim/words/play/es";
import { playFr } from "../../sim/words/play/fr";
import { playPt } from "../../sim/words/play/pt";
import { playRu } from "../../sim/words/play/ru";
import { sheetsDe } from "../../sim/words/sheets/de";
import { sheetsEn } from "../../sim/words/sheets/en";
import { sheetsEs } from "../../sim/words/sheets/es";
import { sheetsFr } from "../../sim/words/sheets/fr";
import { sheetsPt } from "../../sim/words/sheets/pt";
import { sheetsRu } from "../../sim/words/sheets/ru";
import { cutButtons, stickingOut, violations } from "./axe";
import { openBrowser, testInBrowser } from "./browser";
import { tap, tool, withPlay } from "./play";

openBrowser();

const languages = {
  en: [playEn, sheetsEn],
  es: [playEs, sheetsEs],
  de: [playDe, sheetsDe],
  fr: [playFr, sheetsFr],
  pt: [playPt, sheetsPt],
  ru: [playRu, sheetsRu],
} as const;

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
  for (const [locale, [bars, sheets]] of Object.entries(languages)) {
    testInBrowser(`${locale}: taken from the browser, whole on a small phone, and accessible`, () =>
      withPlay({ locale, viewport: { width: 360, height: 640 } }, async (page) => {
        const check = async (view: string) => {
          expect(await page.locator(".fault").allTextContents(), view).toEqual([]);
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], view).toEqual([]);
          expect(await violations(page), view).toEqual([]);
        };
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        expect(await page.title()).toBe(bars.title);
        await check("ready");
        await checkSizes(page);
        for (const way of ["choose", "match", "games", "signs", "look", "levers", "elsewhere", "second"] as const) {
          await tool(page, bars.bar.menu).tap();
          if (way === "choose") await check("menu");
          await tool(page, sheets.menu[way]).tap();
          await page.locator(`dialog.${way}`).waitFor();
          await check(way);
          await tool(page, sheets.sheets.close).tap();
        }
        await tool(page, bars.presets.other).tap();
        await check("other");
        await tool(page, sheets.sheets.close).tap();
        await tap(page, "right");
        await check("running");
        await tool(page, bars.bar.pause).click();
        await tool(page, bars.results.of.draw).waitFor();
        await check("paused");
      }),
    );
  }
});
