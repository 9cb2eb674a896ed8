/** The keyboard on the play screen: keys belong to the focused control, and the focus is never lost. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, strike, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { phaseOf, runs, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar, hints, levers, match, menu, own, presets, results, says, sheets, side, strip, undo } = playEn;
const laptop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false } as const;

/** The element that has the focus: its label, else its name, else its text; empty for nothing. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: each, body } = document;
    if (each === null || each === body) return "";
    return each.getAttribute("aria-label") ?? each.getAttribute("name") ?? each.textContent ?? "";
  });
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    if ((await focused(page)) === label) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${label}`);
}

describe("keys", () => {
  testInBrowser("space and Enter belong to the focused control", () =>
    withPlay(laptop, async (page) => {
      for (const [key, name, shown] of [
        [" ", "10+0", "10:00"],
        ["Enter", "5+0", "5:00"],
      ] as const) {
        await tabTo(page, name);
        await strike(page, key);
        expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", shown]);
      }
      await strike(page, "j");
      expect(await runs(page)).toBe("left");
      await tabTo(page, bar.pause);
      for (const [key, phase] of [
        [" ", "paused"],
        ["Enter", "running"],
        [" ", "paused"],
      ] as const) {
        await strike(page, key);
        await expect.poll(() => phaseOf(page)).toBe(phase);
        await passOn(page, 150);
      }
    }),
  );

  testInBrowser("space is a lever while a half or nothing has the focus, F and J always are", () =>
    withPlay(laptop, async (page) => {
      await tool(page, "5+3").click();
      expect(await focused(page)).toBe("");
      await strike(page, " ");
      expect(await runs(page)).toBe("left");
      await page.locator(".half.left").focus();
      await strike(page, " ");
      expect(await runs(page)).toBe("right");
      await tabTo(page, bar.pause);
      await strike(page, "j");
      expect(await runs(page)).toBe("left");
      await strike(page, "f");
      expect([await runs(page), await phaseOf(page)]).toEqual(["right", "running"]);
    }),
  );
});

describe("the focus", () => {
  testInBrowser("goes to the first useful control of a sheet, and back to what opened it", () =>
    withPlay(laptop, async (page) => {
      const sheet = async (opener: string, first: string) => {
        await tabTo(page, opener);
        await page.keyboard.press("Enter");
        await expect.poll(() => focused(page), { message: opener }).toBe(first);
        await page.keyboard.press("Escape");
        await expect.poll(() => focused(page), { message: opener }).toBe(opener);
      };
      await sheet(presets.other, "typed");
      await tabTo(page, bar.menu);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe(menu.choose);
      await tabTo(page, menu.signs);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe("press");
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe(bar.menu);
      for (const way of [bar.menu, menu.signs, sheets.speech]) await tool(page, way).press("Enter");
      await page.getByRole("combobox").first().waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe(bar.menu);
      await strike(page, "j");
      await tabTo(page, bar.pause);
      await strike(page, "Enter");
      await expect.poll(() => phaseOf(page)).toBe("paused");
      await sheet(bar.correct, "white");
      await sheet(bar.choose, "1+0");
      await page.evaluate(() => history.back());
      await expect.poll(() => focused(page)).toBe(sheets.leaveNo);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe(bar.choose);
    }),
  );

  testInBrowser("does not fall to nothing when the control that had it goes", () =>
    withPlay(laptop, async (page) => {
      await strike(page, "j");
      await tabTo(page, bar.pause);
      await strike(page, "Enter");
      await expect.poll(() => phaseOf(page)).toBe("paused");
      await tabTo(page, results.of.draw);
      await page.keyboard.press("Enter");
      await expect.poll(() => phaseOf(page)).toBe("ready");
      await expect.poll(() => focused(page)).not.toBe("");
    }),
  );

  testInBrowser("stays when nothing is left to take back, and one stroke too many starts no clock", () =>
    withPlay(laptop, async (page) => {
      for (const key of ["j", "f", "s"]) await strike(page, key);
      await tabTo(page, undo.takeBack(undo.press(side.white)));
      await strike(page, "Enter");
      await expect.poll(() => focused(page)).toBe(undo.nothing);
      await strike(page, "Enter");
      expect([await focused(page), await phaseOf(page)]).toEqual([undo.nothing, "paused"]);
    }),
  );

  testInBrowser("goes to a tool when the offer to take a result back goes by itself", () =>
    withPlay(laptop, async (page) => {
      for (const key of ["j", "s"]) await strike(page, key);
      await tool(page, results.of.draw).waitFor();
      await page.clock.install();
      await tool(page, results.of.draw).press("Enter");
      await page.clock.runFor(500);
      await tool(page, strip.takeBack).focus();
      await page.keyboard.press("Shift");
      await page.clock.runFor(16_000);
      await expect.poll(() => focused(page)).toBe(bar.choose);
    }),
  );

  testInBrowser("stays in a sheet whose control goes: after a match begins, and after a lever is removed", () =>
    withPlay(laptop, async (page) => {
      const open = async (way: string, first: string) => {
        await tool(page, bar.menu).press("Enter");
        await tool(page, way).press("Enter");
        await expect.poll(() => focused(page)).toBe(first);
      };
      await open(menu.match, "left");
      await page.keyboard.type("Ada");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Bo");
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe(match.title);
      await page.keyboard.press("Escape");
      const [learn, remove] = [levers.choose(own.seats.left), levers.remove(own.seats.left)];
      await open(menu.levers, learn);
      for (const key of ["Enter", "a"]) await strike(page, key);
      await tabTo(page, remove);
      await strike(page, "Enter");
      await expect.poll(() => focused(page)).toBe(learn);
    }),
  );

  testInBrowser("brings no keyboard onto the screen of a phone", () =>
    withPlay({}, async (page) => {
      await tool(page, presets.other).tap();
      await expect.poll(() => focused(page)).toBe("method");
    }),
  );
});

testInBrowser("a screen reader hears in a pause whose clock goes on", () =>
  withPlay(laptop, async (page) => {
    const said = page.locator("#says");
    for (const key of ["j", "f", "s"]) await strike(page, key);
    await expect.poll(() => said.textContent()).toBe(`${hints.paused} · ${says.running(side.black)}`);
    await page.locator(".half.left").press("Enter");
    await expect.poll(() => said.textContent()).toBe(`${hints.paused} · ${says.running(side.white)}`);
  }),
);
