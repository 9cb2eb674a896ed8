/** Where the players' keys for questions are on the play screen. */
import { describe, expect } from "vitest";
import { speechEn } from "../../sim/words/speech";
import { openBrowser, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { opened, tool, withPlay } from "./play";

openBrowser();

describe("the ask keys", () => {
  testInBrowser("are at their players' ends, also with the pause key on the right", () =>
    withPlay({}, async (page) => {
      await page.evaluate(() => {
        localStorage.setItem("flagfall.look", "right large");
        localStorage.setItem("flagfall.speech", "3 0 0 0 5 0 0");
      });
      await page.reload();
      await opened(page);
      const areInOrder = async () => {
        const [left, right] = await Promise.all(
          ["White", "Black"].map((side) => tool(page, speechEn.ask(side)).boundingBox()),
        );
        return left!.x < right!.x || (left!.x === right!.x && left!.y < right!.y);
      };
      for (const doesRun of [false, true]) {
        if (doesRun) await page.locator(".half.right").click();
        if (doesRun) await tool(page, playEn.bar.pause).waitFor();
        for (const [width, height] of [
          [1280, 800],
          [844, 390],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await areInOrder(), `${width} × ${height}, runs: ${doesRun}`).toBe(true);
        }
      }
    }),
  );
});
