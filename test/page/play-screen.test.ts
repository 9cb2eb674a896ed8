/** A second screen shows the clock of a playing page, and can change nothing. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sheetsEn } from "../../sim/words/sheets/en";
import { stickingOut, violations } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { onNetwork, openAt } from "./network";
import { playEn } from "./page-words";
import { fromMenu, opened, tap, timeOn, tool } from "./play";

openBrowser();

const { second: w, menu, sheets } = sheetsEn;

/** Returns the halves of a screen: their class, whether they run, and their text. */
function halves(page: Page): Promise<string[]> {
  return page
    .locator("section.half")
    .evaluateAll((all) =>
      all.map(
        (each) => `${each.className} ${(each as HTMLElement).dataset.runs} ${each.querySelector(".time")?.textContent}`,
      ),
    );
}

/** Begins to show the clock, and returns the address of the screen. */
async function show(page: Page): Promise<string> {
  await fromMenu(page, menu.second);
  expect(await page.locator("dialog .address").count()).toBe(0);
  await tool(page, w.begin).tap();
  return (await page.locator("dialog .address").textContent()) ?? "";
}

describe("a second screen", () => {
  testInBrowser("shows both times as they run, after a reload too, and nobody can touch them", () =>
    onNetwork(async ({ address, open }) => {
      const page = await openAt(await open(), address);
      const shown = await show(page);
      expect(shown).toMatch(/^http:\S+\/#screen=[a-z0-9]{8}$/);
      const screen = await (await open()).newPage();
      await screen.setViewportSize({ width: 1280, height: 720 });
      await screen.goto(shown);
      await expect.poll(() => halves(screen)).toEqual(["half left false 3:02", "half right false 3:02"]);
      await page.getByText(w.count(1)).waitFor();
      await tool(page, sheets.close).tap();
      await tap(page, "right");
      await expect.poll(async () => (await halves(screen))[0]).toMatch(/^half left true (?!3:02)/);
      expect((await halves(screen))[1]).toBe("half right false 3:02");
      expect(await screen.getByRole("button").count()).toBe(0);
      expect([await screen.evaluate(stickingOut), await violations(screen)]).toEqual([[], []]);
      await screen.keyboard.press("f");
      await tool(page, playEn.bar.pause).click();
      await page.reload();
      await opened(page);
      await expect.poll(async () => (await halves(screen))[0]).toBe(`half left false ${await timeOn(page, "left")}`);
      await tool(page, playEn.bar.resume).tap();
      await expect.poll(async () => (await halves(screen))[0]).toMatch(/^half left true/);
    }),
  );

  testInBrowser("shows nothing more once the players end it, and says so", () =>
    onNetwork(async ({ address, open }) => {
      const page = await openAt(await open(), address);
      const shown = await show(page);
      const screen = await (await open()).newPage();
      await screen.goto(shown);
      await expect.poll(() => halves(screen)).toHaveLength(2);
      await tool(page, w.end).tap();
      await page.locator("dialog .address").waitFor({ state: "detached" });
      await tool(page, sheets.close).tap();
      await tool(page, "5+0").tap();
      await screen.getByText(w.late).waitFor();
      expect(await halves(screen)).toEqual(["half left false 3:02", "half right false 3:02"]);
    }),
  );

  testInBrowser("of an unknown page waits for it", () =>
    onNetwork(async ({ address, open }) => {
      const screen = await (await open()).newPage();
      await screen.goto(`${address}#screen=abcd1234`);
      await screen.getByText(w.waiting).waitFor();
      expect(await screen.evaluate(stickingOut)).toEqual([]);
    }),
  );

  testInBrowser("nothing is sent before somebody asks for it", () =>
    onNetwork(async ({ open }) => {
      const context = await open();
      const sent: string[] = [];
      context.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const page = await openAt(context, deskInUse().served.address);
      await tap(page, "right");
      expect(sent.filter((each) => /POST|screen\//.test(each))).toEqual([]);
    }),
  );
});
