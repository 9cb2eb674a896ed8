/** The pause key while a clock runs: a finger holds it, and everything else presses it. */
import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, strike, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { phaseOf, tap, tool, withPlay } from "./play";

openBrowser();

const { bar, strip } = playEn;

/** Puts a finger on an element, or lifts it. */
async function finger(page: Page, hand: CDPSession, name: string, isDown: boolean): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await tool(page, name).boundingBox()) ?? {};
  const touchPoints = isDown ? [{ x: x + width / 2, y: y + height / 2 }] : [];
  await hand.send("Input.dispatchTouchEvent", { type: isDown ? "touchStart" : "touchEnd", touchPoints });
}

describe("while a clock runs, the pause key", () => {
  testInBrowser("says at a short touch that it is held, and pauses while a finger still holds it", () =>
    withPlay({}, async (page, context) => {
      const hand = await context.newCDPSession(page);
      await tap(page, "right");
      await tool(page, bar.pause).tap();
      await page.getByText(strip.hold).waitFor();
      await passOn(page, 600);
      expect(await phaseOf(page)).toBe("running");
      await finger(page, hand, bar.pause, true);
      expect(await tool(page, bar.pause).getAttribute("data-held")).toBe("true");
      await expect.poll(() => phaseOf(page)).toBe("paused");
      await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await passOn(page, 600);
      expect(await phaseOf(page)).toBe("paused");
      expect(await page.locator("dialog").count()).toBe(0);
      await tool(page, bar.resume).tap();
      await expect.poll(() => phaseOf(page)).toBe("running");
      await tool(page, bar.pause).waitFor();
      expect(await page.getByText(strip.hold).count()).toBe(0);
    }),
  );

  testInBrowser("acts at once for mouse, keyboard, and the click of an assistive tool", () =>
    withPlay({}, async (page) => {
      const press = [
        () => tool(page, bar.pause).click(),
        () => tool(page, bar.pause).evaluate((key: HTMLElement) => key.click()),
        async () => {
          await tool(page, bar.pause).focus();
          await strike(page, "Enter");
        },
      ];
      await tap(page, "right");
      for (const [n, act] of press.entries()) {
        await tool(page, bar.pause).waitFor();
        await act();
        await expect.poll(() => phaseOf(page), { message: String(n) }).toBe("paused");
        await passOn(page, 200);
        await tool(page, bar.resume).tap();
        await expect.poll(() => phaseOf(page)).toBe("running");
      }
    }),
  );
});
