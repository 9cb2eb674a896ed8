/**
 * Every view of the page in its languages, themes, sizes of window and of text: nothing is cut, covered, out of reach
 * or hard to read. A sample meets each pair once; FLAGFALL_VIEWS=all plays the whole product.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { strictViolations } from "./axe";
import { openBrowser, testInBrowser, withPage } from "./browser";
import { withPlay } from "./play";
import { walkBench } from "./views/bench-walk";
import { allLooks, dress, lookText, phoneSizes, type Size, someLooks } from "./views/looks";
import { PlayWalk, type Visit } from "./views/play-walk";
import { type Tongue, tongues } from "./views/tongues";
import { walkTroubles } from "./views/trouble-walk";
import { layoutFaults } from "./views/view-faults";

openBrowser();

const isWhole = process.env.FLAGFALL_VIEWS === "all";
/** A walk in all looks takes minutes, ms. */
const limitMs = isWhole ? 3_600_000 : 300_000;
const benchSizes: readonly Size[] = [...phoneSizes, [1280, 800]];
const asSeen = { reducedMotion: "reduce", hasTouch: false, isMobile: false } as const;

/** Returns a visit that measures each view in some looks or in all, and the faults that it has found. */
async function inLooks(
  page: Page,
  sizes: readonly Size[],
  language: number,
): Promise<{ visit: Visit; faults: string[] }> {
  const tools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  let views = 0;
  const visit = async (view: string) => {
    const looks = isWhole ? allLooks(sizes) : someLooks(sizes, views, language);
    // The window keeps its size from one view to the next.
    if (views % 2 === 1) looks.reverse();
    for (const [n, look] of looks.entries()) {
      await dress(page, tools, look);
      const isJudged = isWhole || n === views % sizes.length;
      const found = [...(await layoutFaults(page)), ...(isJudged ? await strictViolations(page) : [])];
      faults.push(...found.map((fault) => `${view}, ${lookText(look)}: ${fault}`));
    }
    views++;
  };
  return { visit, faults };
}

test("the looks of a view in six languages meet every pair", () => {
  const looks = Object.keys(tongues).flatMap((tongue, language) =>
    someLooks(phoneSizes, 3, language).map(({ theme, size, fontPercent }) => [tongue, theme, size.join(), fontPercent]),
  );
  const pairs = (a: number, b: number) => new Set(looks.map((look) => `${look[a]} ${look[b]}`)).size;
  const [size, theme, font, tongue] = [2, 1, 3, 0];
  expect([pairs(size, theme), pairs(size, font), pairs(theme, font)]).toEqual([12, 6, 8]);
  expect([pairs(tongue, size), pairs(tongue, font)]).toEqual([18, 12]);
});

describe("the play screen", () => {
  for (const [language, tongue] of (Object.keys(tongues) as Tongue[]).entries()) {
    testInBrowser(
      `${tongue}: every view is whole and clear, and every sheet opens`,
      () =>
        withPlay({ ...asSeen, locale: tongue }, async (page) => {
          const { visit, faults } = await inLooks(page, phoneSizes, language);
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(tongue);
          expect(await page.title()).toBe(tongues[tongue].title);
          const walk = new PlayWalk(page, tongue, visit);
          await walk.first();
          await walk.sheets();
          await walk.game();
          expect(await page.locator(".fault").allTextContents()).toEqual([]);
          expect(faults).toEqual([]);
        }),
      limitMs,
    );
  }
});

describe("troubles on the play screen, and the second screen", () => {
  // German and Russian have the longest words.
  const sampled: readonly Tongue[] = isWhole ? (Object.keys(tongues) as Tongue[]) : ["en", "de", "ru"];
  for (const [language, tongue] of sampled.entries()) {
    testInBrowser(
      `${tongue}: every view is whole and clear`,
      () =>
        withPlay({ ...asSeen, locale: tongue }, async (page) => {
          const { visit, faults } = await inLooks(page, phoneSizes, language);
          await walkTroubles(page, visit);
          expect(faults).toEqual([]);
        }),
      limitMs,
    );
  }
});

describe("the simulator", () => {
  for (const [language, tongue] of (["en", "es"] as const).entries()) {
    testInBrowser(
      `${tongue}: every view is whole and clear`,
      () =>
        withPage({ reducedMotion: "reduce", locale: tongue }, async (page) => {
          const { visit, faults } = await inLooks(page, benchSizes, language);
          await walkBench(page, tongue, visit);
          expect(faults).toEqual([]);
        }),
      limitMs,
    );
  }
});
