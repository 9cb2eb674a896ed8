/** Players mend this in a pause: a wrong press, who goes on, times and moves, a result. Seats keep their times. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { correct, opened, phaseOf, runs, tap, tapAlone, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar, results, strip, undo } = playEn;

/** The side of each half, from the left. */
async function sidesOf(page: Page): Promise<(string | null)[]> {
  return [await page.locator(".half.left .who").textContent(), await page.locator(".half.right .who").textContent()];
}

describe("a wrong press", () => {
  testInBrowser("is taken back in a pause, and so is the start", () =>
    withPlay({}, async (page) => {
      for (const place of ["right", "left"] as const) await tap(page, place);
      await tool(page, bar.pause).click();
      await tool(page, undo.takeBack(undo.press("White"))).tap();
      await expect.poll(() => page.locator(".takeBack").textContent()).toBe(undo.nothing);
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(0));
      await tool(page, bar.resume).tap();
      await expect.poll(() => runs(page)).toBe("left");
    }),
  );

  testInBrowser("the start is taken back too, and the clock is ready", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tool(page, undo.takeBack(undo.start)).tap();
      expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "3:02"]);
    }),
  );

  testInBrowser("after more than eight corrections the page says that older acts are forgotten", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      for (let n = 0; n < 9; n++) await correct(page, bar.correct, { white: `2:1${n}` });
      for (let n = 0; n < 8; n++) await tool(page, undo.takeBack(undo.correction)).tap();
      await expect.poll(() => page.locator(".takeBack").textContent()).toBe(undo.forgotten);
      expect(await timeOn(page, "left")).toBe("2:10");
    }),
  );

  testInBrowser("a tap on a half in a pause chooses who goes on", () =>
    withPlay({}, async (page) => {
      for (const place of ["right", "left"] as const) await tap(page, place);
      await tool(page, bar.pause).click();
      const next = () => page.locator(".half[data-next=true]").getAttribute("class");
      expect(await next()).toBe("half right");
      for (const place of ["left", "right", "left"] as const) {
        await tap(page, place);
        await expect.poll(next).toBe(`half ${place}`);
        await passOn(page, 60);
      }
      expect(await page.locator(".half.left .hint").textContent()).toBe(playEn.hints.next);
      await tool(page, bar.resume).tap();
      await expect.poll(() => runs(page)).toBe("left");
    }),
  );

  testInBrowser("times and moves are corrected in one act, by either player", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tool(page, bar.correct).tap();
      await page.locator("dialog form.correct").waitFor();
      const isTurned = () =>
        page.evaluate(
          () => getComputedStyle(document.querySelector("dialog")!).transform === "matrix(-1, 0, 0, -1, 0, 0)",
        );
      expect(await isTurned()).toBe(false);
      await tool(page, playEn.sheets.turn).tap();
      expect(await isTurned()).toBe(true);
      await tool(page, "Black −1 min").tap();
      await page.locator("dialog input[name=white-moves]").fill("x");
      expect(await page.locator("dialog button.main").isDisabled()).toBe(true);
      await page.locator("dialog input[name=white-moves]").fill("12");
      await page.locator("dialog button.main").tap();
      await expect.poll(() => timeOn(page, "right")).toBe("2:02");
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(12));
      await tool(page, undo.takeBack(undo.correction)).tap();
      await expect.poll(() => timeOn(page, "right")).toBe("3:02");
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(0));
    }),
  );
});

describe("seats", () => {
  const odds = `#control=${encodeURIComponent("W300-B180;flag=freeze")}`;

  testInBrowser("times stay with the seats when a tap exchanges the colours", () =>
    withPlay({ fragment: odds }, async (page) => {
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "3:00"]);
      await tap(page, "left");
      expect(await sidesOf(page)).toEqual(["Black", "White"]);
      expect([await timeOn(page, "left"), await runs(page)]).toEqual(["5:00", "right"]);
      expect(await timeOn(page, "right")).toMatch(/^(?:3:00|2:59)$/);
    }),
  );

  testInBrowser("one control exchanges the colours, and a reload keeps both", () =>
    withPlay({ fragment: odds }, async (page) => {
      await tool(page, bar.exchange).tap();
      await page.reload();
      await opened(page);
      expect(await sidesOf(page)).toEqual(["Black", "White"]);
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "3:00"]);
      await tool(page, bar.exchange).tap();
      expect(await sidesOf(page)).toEqual(["White", "Black"]);
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "3:00"]);
    }),
  );

  testInBrowser("the form names the seats, and keeps what it set after an exchange", () =>
    withPlay({ fragment: odds }, async (page) => {
      await tool(page, bar.exchange).tap();
      await tool(page, playEn.presets.other).tap();
      const bottom = page.getByLabel(playEn.own.ofSeat(playEn.own.seats.bottom, playEn.own.minutes));
      expect(await bottom.inputValue()).toBe("5");
      await bottom.fill("7");
      await page.locator("dialog button.main").tap();
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["7:00", "3:00"]);
    }),
  );
});

describe("the end of a game", () => {
  testInBrowser("a double tap on a result does nothing more than one tap, upright and on its side", () =>
    withPlay({}, async (page) => {
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const result of ["white", "draw", "black", "none"] as const) {
          await tap(page, "right");
          await tool(page, bar.pause).click();
          const box = await tool(page, results.of[result]).boundingBox();
          const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
          await page.touchscreen.tap(...at);
          await passOn(page, 100);
          await page.touchscreen.tap(...at);
          await passOn(page, 400);
          const seen = [await phaseOf(page), await timeOn(page, "left"), await page.locator("dialog").count()];
          expect(seen, `${result} at ${width} × ${height}`).toEqual(["ready", "3:02", 0]);
          await page.getByText(strip.ended(results.of[result]), { exact: true }).waitFor();
        }
      }
    }),
  );

  for (const result of ["white", "draw", "black", "none"] as const) {
    testInBrowser(`one tap in the pause, and the next game is ready: ${results.of[result]}`, () =>
      withPlay({}, async (page) => {
        for (const place of ["right", "left"] as const) await tap(page, place);
        await tool(page, bar.pause).click();
        const stood = [await timeOn(page, "left"), await timeOn(page, "right")];
        await tapAlone(page, results.of[result]);
        expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "3:02"]);
        await page.getByText(strip.ended(results.of[result]), { exact: true }).waitFor();
        await tapAlone(page, strip.takeBack);
        expect(await phaseOf(page)).toBe("paused");
        expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(stood);
        await tapAlone(page, results.of[result]);
        await tap(page, "right");
        expect([await runs(page), await page.locator(".strip.ended").count()]).toEqual(["left", 0]);
        await page.reload();
        await opened(page);
        expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(0));
      }),
    );
  }
});

describe("time away that counts", () => {
  testInBrowser("shows the sign of a control that passed meanwhile, and keeps it over a reload", () =>
    withPlay({ fragment: "#control=3:300%2B5&notation=canonical" }, async (page) => {
      await tap(page, "right");
      await page.goto("about:blank");
      await page.waitForTimeout(4000);
      await page.goBack();
      await opened(page);
      await page.locator("dialog.away .answers button").first().tap();
      const sign = page.locator(".half.left .flag");
      await sign.waitFor();
      expect(await phaseOf(page)).toBe("paused");
      await page.reload();
      await opened(page);
      await sign.waitFor();
    }),
  );
});
