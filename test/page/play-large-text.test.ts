/** The play screen with text at 200 % on a phone: all of it in the window, and every name of a control whole. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, strike, testInBrowser } from "./browser";
import { opened, withPlay } from "./play";
import { filled } from "./views/filled";
import { dress, type Size } from "./views/looks";
import { type Tongue, tongues } from "./views/tongues";
import { layoutFaults } from "./views/view-faults";

openBrowser();

const phones: readonly Size[] = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
];

/** Controls with long names, and one that a player has named. */
const longPresets = JSON.stringify(
  ["*180", "600:5x30", "40/5400+30:1800+30", "60:c25/600", "W300-B180"].map((control, n) => ({
    control,
    name: n === 4 ? "Friday evening" : "",
    isPinned: false,
  })),
);

const eightStages = `#control=${"10/300+5:".repeat(7)}900+5&notation=canonical`;

/** Returns what scrolls downwards, and the times and start keys that are not in the window. Runs in the page. */
function outOfView(): string[] {
  const isInView = (each: Element) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1 && height >= 40;
  };
  const seen = [...document.querySelectorAll("main.play, .middle")]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.className} scrolls: ${each.scrollHeight} > ${each.clientHeight}`);
  const needed = [...document.querySelectorAll(".half .time svg, .bar .main, .bar .tool")];
  return [...seen, ...needed.filter((each) => !isInView(each)).map((each) => `not in view: ${each.outerHTML}`)];
}

/** Checks every size of phone with text at some sizes. */
async function check(page: Page, view: string, fontsPercent: readonly number[]): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  for (const size of phones) {
    for (const fontPercent of fontsPercent) {
      await dress(page, tools, { theme: "light", size, fontPercent });
      const at = `${view}, ${size.join(" × ")}, ${fontPercent} %`;
      expect([...(await page.evaluate(outOfView)), ...(await layoutFaults(page))], at).toEqual([]);
    }
  }
}

async function checkReadyAndPaused(page: Page, tongue: Tongue): Promise<void> {
  const { bar, results } = tongues[tongue];
  await check(page, "ready", [200]);
  await page.locator(".half.right").click();
  await page.getByRole("button", { name: bar.pause, exact: true }).click();
  await page.getByRole("button", { name: results.of.draw, exact: true }).waitFor();
  await check(page, "paused", [200]);
}

describe("text at 200 %", () => {
  for (const tongue of Object.keys(tongues) as Tongue[]) {
    testInBrowser(`${tongue}: before a game and in a pause nothing has to be scrolled to`, () =>
      withPlay({ locale: tongue, hasTouch: false, isMobile: false }, async (page) => {
        await checkReadyAndPaused(page, tongue);
      }),
    );
  }
});

describe("text at 200 % in a match with ask keys and long names", () => {
  for (const tongue of ["en", "fr", "ru"] as const) {
    testInBrowser(`${tongue}: nothing has to be scrolled to`, () =>
      withPlay({ locale: tongue, hasTouch: false, isMobile: false }, async (page) => {
        await page.evaluate((filled) => {
          for (const [name, text] of Object.entries(filled)) localStorage.setItem(`flagfall.${name}`, text);
        }, filled);
        await page.reload();
        await opened(page);
        await page.locator(".bar .ask").first().waitFor();
        await checkReadyAndPaused(page, tongue);
      }),
    );
  }
});

describe("text at 200 %, the pause key", () => {
  for (const kept of [filled, {}]) {
    testInBrowser(`stays where it is: ${kept === filled ? "with" : "without"} ask keys`, () =>
      withPlay({ locale: "ru", hasTouch: false, isMobile: false }, async (page) => {
        await page.evaluate((kept) => {
          for (const [name, text] of Object.entries<string>(kept)) localStorage.setItem(`flagfall.${name}`, text);
        }, kept);
        await page.reload();
        await opened(page);
        const tools = await page.context().newCDPSession(page);
        const key = page.locator(".bar .main");
        await page.locator(".half.right").click();
        for (const size of [[320, 568] as const, ...phones]) {
          await dress(page, tools, { theme: "light", size, fontPercent: 200 });
          const before = await key.boundingBox();
          await strike(page, "s");
          await page.locator('main.play[data-phase="paused"] .results').waitFor();
          const after = await key.boundingBox();
          const [width, height] = size;
          // On its side the key becomes wider or narrower, and stays below the finger.
          const placeOf = (box: typeof before) => {
            const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {};
            return (width < height ? [x, y, wide, high] : [x + wide / 2, y, high]).map(Math.round);
          };
          expect(placeOf(after), size.join(" × ")).toEqual(placeOf(before));
          await strike(page, "s");
          await page.locator('main.play[data-phase="running"]').waitFor();
        }
      }),
    );
  }
});

describe("long names of controls", () => {
  for (const tongue of Object.keys(tongues) as Tongue[]) {
    testInBrowser(`${tongue}: they are whole, at 100 and at 200 %`, () =>
      withPlay({ locale: tongue, hasTouch: false, isMobile: false }, async (page) => {
        await page.evaluate((presets) => localStorage.setItem("flagfall.presets", presets), longPresets);
        await page.reload();
        await opened(page);
        await check(page, "ready", [100, 200]);
      }),
    );
  }

  for (const tongue of Object.keys(tongues) as Tongue[]) {
    testInBrowser(`${tongue}: the menu has a control of eight stages whole, at 100 and at 200 %`, () =>
      withPlay({ locale: tongue, fragment: eightStages, hasTouch: false, isMobile: false }, async (page) => {
        const shown = await page.locator(".bar .control").textContent();
        expect(shown).toMatch(/(10\/5\+5 › ){7}15\+5/);
        await page.getByRole("button", { name: tongues[tongue].bar.menu, exact: true }).click();
        const whole = page.locator("dialog .now");
        expect(await whole.textContent()).toContain(shown?.trim());
        const tools = await page.context().newCDPSession(page);
        for (const size of [[320, 568] as const, ...phones]) {
          for (const fontPercent of [100, 200]) {
            await dress(page, tools, { theme: "light", size, fontPercent });
            await whole.scrollIntoViewIfNeeded();
            const at = `${size.join(" × ")}, ${fontPercent} %`;
            expect(await layoutFaults(page), at).toEqual([]);
            const isCut = await whole.evaluate((each) => each.scrollWidth > each.clientWidth + 1);
            expect(isCut, at).toBe(false);
          }
        }
      }),
    );
  }
});
