/** Text of twice its size on a phone: the times of a board and its dialogs are seen whole. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

/** Returns by how many pixels each element sticks out of itself. */
function outPx(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((found) => found.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)));
}

for (const locale of ["en", "es"]) {
  testInBrowser(`at twice the size, on a phone, in ${locale}`, () =>
    withHall(
      [{ number: 1, players: ["Núñez Caballero, Begoña", "O'Neill, Seán"], mode: "paused", running: null }],
      { locale, viewport: { width: 390, height: 844 } },
      async ({ page, hall }) => {
        await page.locator("[data-board='main-1']").click();
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        expect(await outPx(page, ".face .time")).toEqual([0, 0]);
        const sizes = await page
          .locator(".face .time")
          .evaluateAll((found) => found.map((time) => getComputedStyle(time).fontSize));
        expect(sizes.map(Number.parseFloat).every((px) => px > 48)).toBe(true);
        hall.change({ id: "main-1", screen: { left: "0:00:19.9", right: "10:00:00" } });
        await page.getByText("0:00:19.9").first().waitFor();
        expect(await outPx(page, ".face .time")).toEqual([0, 0]);
        expect(await outPx(page, ".face .half")).toEqual([0, 0]);
        const commands = page.locator(".detail section.buttons button");
        for (const at of [1, 2]) {
          await commands.nth(at).click();
          await page.locator("dialog").waitFor();
          expect(await outPx(page, "dialog")).toEqual([0]);
          await page.keyboard.press("Escape");
        }
      },
    ),
  );
}

testInBrowser("tenths are seen whole beside the list", () =>
  withHall([{ number: 1 }], {}, async ({ page, hall }) => {
    await page.locator("[data-board='main-1']").click();
    hall.change({ id: "main-1", screen: { left: "0:00:19.9" } });
    await page.locator(".face").getByText("0:00:19.9").waitFor();
    expect(await outPx(page, ".face .time")).toEqual([0, 0]);
  }),
);
