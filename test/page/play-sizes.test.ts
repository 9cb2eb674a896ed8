/** The play screen on every size of window: what is cut, what sticks out, where the halves and the tools are. */
import { describe, expect } from "vitest";
import { cutButtons, stickingOut } from "./axe";
import { deskInUse, openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { opened, phaseOf, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar } = playEn;

const sizes = [
  [320, 568],
  [360, 800],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

/** The times that are too wide or too high for their half; runs in the page. */
function cutTimes(): string[] {
  return [...document.querySelectorAll(".half")].flatMap((half) => {
    const box = half.getBoundingClientRect();
    const time = half.querySelector(".time");
    const text = half.querySelector(".time svg")?.getBoundingClientRect();
    const isIn =
      text !== undefined &&
      text.left >= box.left + 2 &&
      text.right <= box.right - 2 &&
      text.top >= box.top &&
      text.bottom <= box.bottom;
    return isIn ? [] : [`${time?.textContent} in ${half.className}`];
  });
}

describe("sizes", () => {
  const times = [
    ["35999", "9:59:59"],
    ["3599", "59:59"],
    ["W20-B20", "0:20.0"],
    ["359999", "99:59:59"],
    ["W40/5400+30:1800+30-B40/180+2:1800+2", "1:30:30"],
  ] as const;

  testInBrowser("every time fits into its half, and nothing sticks out", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      const { served } = deskInUse();
      for (const [control, shown] of times) {
        await page.goto("about:blank");
        await page.goto(`${served.address}#control=${encodeURIComponent(control)}`);
        await opened(page);
        expect(await timeOn(page, "left")).toBe(shown);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const at = `${shown} at ${width} × ${height}`;
          expect(await page.evaluate(cutTimes), at).toEqual([]);
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], at).toEqual([]);
        }
      }
    }),
  );

  testInBrowser("in a game too: the tenths, the tools, and a low bar, in both languages", () =>
    withPlay({ hasTouch: false, isMobile: false, fragment: "#control=20s" }, async (page) => {
      await page.locator(".half.right").click();
      await expect.poll(() => timeOn(page, "left")).toMatch(/^0:1\d\.\d$/);
      await tool(page, bar.pause).click();
      for (const _ of ["en", "es"]) {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const at = `${width} × ${height}`;
          expect(await page.evaluate(cutTimes), at).toEqual([]);
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], at).toEqual([]);
          const middle = await page.locator(".middle").boundingBox();
          if (height > width) expect((middle?.height ?? height) / height, at).toBeLessThanOrEqual(0.3);
          const tools = await page.locator(".bar .tool").evaluateAll((all) =>
            all.map((each) => {
              const { bottom, right } = each.getBoundingClientRect();
              return bottom <= innerHeight + 1 && right <= innerWidth + 1;
            }),
          );
          expect(tools, at).toEqual(Array(4).fill(true));
        }
        await page.evaluate(() => localStorage.setItem("flagfall.language", "es"));
        await page.reload();
        await opened(page);
      }
    }),
  );

  testInBrowser("enlarged, every tool is there: a phone at 200 %, a laptop at 200 and at 400 %", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      const enlarged = [
        [195, 422],
        [640, 400],
        [320, 200],
      ] as const;
      const check = async () => {
        for (const [width, height] of enlarged) {
          await page.setViewportSize({ width, height });
          const at = `${width} × ${height}`;
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], at).toEqual([]);
        }
      };
      await check();
      await page.locator(".half.right").click();
      await tool(page, bar.pause).click();
      await check();
      await tool(page, playEn.results.of.none).click();
      await check();
    }),
  );

  testInBrowser("after the end the names of the tools lie within them on a small phone", () =>
    withPlay({ viewport: { width: 360, height: 640 }, fragment: "#control=2s" }, async (page) => {
      await page.locator(".half.right").tap();
      await expect.poll(() => phaseOf(page)).toBe("over");
      await tool(page, bar.again).waitFor();
      const roomsPx = await page
        .locator(".tool .below")
        .evaluateAll((names) =>
          names.map(
            (each) => each.closest("button")!.getBoundingClientRect().bottom - each.getBoundingClientRect().bottom,
          ),
        );
      expect(Math.min(...roomsPx)).toBeGreaterThan(2);
    }),
  );

  testInBrowser("on a small phone on its side the tools of a pause lie in one line", () =>
    withPlay({ viewport: { width: 568, height: 320 } }, async (page) => {
      await page.locator(".half.right").tap();
      await tool(page, bar.pause).click();
      const tops = [bar.choose, bar.correct, bar.menu].map(async (name) => (await tool(page, name).boundingBox())?.y);
      expect(new Set(await Promise.all(tops)).size).toBe(1);
      expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))]).toEqual([]);
    }),
  );

  testInBrowser("the pause key stays where it is, so that no other tool comes under the finger", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      await page.locator(".half.right").click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const box = await tool(page, bar.pause).boundingBox();
        await tool(page, bar.pause).click();
        expect(await tool(page, bar.resume).boundingBox(), `${width} × ${height}`).toEqual(box);
        await passOn(page, 100);
        await tool(page, bar.resume).click();
        await passOn(page, 100);
      }
    }),
  );

  testInBrowser("the halves face each other upright, and lie side by side otherwise", () =>
    withPlay({}, async (page) => {
      const layout = () =>
        page.evaluate(() => {
          const [right, left] = ["right", "left"].map((place) => document.querySelector(`.half.${place}`)!);
          const isTurned = getComputedStyle(right!).transform === "matrix(-1, 0, 0, -1, 0, 0)";
          const [a, b] = [right!.getBoundingClientRect(), left!.getBoundingClientRect()];
          return [isTurned, a.bottom <= b.top ? "above" : a.left >= b.right ? "beside" : "?"].join();
        });
      const seen: string[] = [];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        seen.push(await layout());
      }
      const upright = "true,above";
      const beside = "false,beside";
      expect(seen).toEqual([upright, upright, upright, beside, upright, beside, beside]);
    }),
  );
});
