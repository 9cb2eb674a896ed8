/** The panels of the page in a real browser: time controls, the past, scenarios. */

import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page";
import { displayed, openBrowser, passOn, savedBy, strike, testInBrowser, unfold, withPage } from "./browser";
import { playTwo } from "./played-page";

openBrowser();

describe("time controls", () => {
  testInBrowser("any notation is read while it is typed", () =>
    withPage({}, async (page) => {
      const reading = page.locator("#reading");
      await page.locator("input[name=control]").fill("5 12");
      await expect.poll(() => reading.textContent()).toContain(pageEn.control.reads("FICS"));
      await page.locator("select[name=notation]").selectOption("fics");
      await expect.poll(() => reading.textContent()).toContain("300+12");
      expect(await reading.textContent()).toContain("rapid");
      await page.getByRole("button", { name: pageEn.control.set }).click();
      await expect.poll(() => displayed(page)).toContain("0:05:12");
    }),
  );

  testInBrowser("a game on the clock is not thrown away unasked", () =>
    withPage({}, async (page) => {
      await playTwo(page);
      await page.locator("select[name=program]").selectOption("5400+30");
      await page.getByRole("button", { name: pageEn.control.keep }).click();
      expect(await displayed(page)).toContain("clock runs");
      await page.locator("select[name=program]").selectOption("1500+10");
      await page.getByRole("button", { name: pageEn.control.throwAway }).click();
      await expect.poll(() => displayed(page)).toContain("0:25:10");
    }),
  );

  testInBrowser("the answers about a game on the clock keep the keyboard's focus", () =>
    withPage({}, async (page) => {
      await playTwo(page);
      const { set, keep, throwAway } = pageEn.control;
      for (const answer of [keep, throwAway]) {
        await page.locator("input[name=control]").fill("1500+10");
        await page.getByRole("button", { name: set }).focus();
        await page.keyboard.press("Enter");
        const key = page.getByRole("button", { name: answer });
        await key.waitFor();
        for (let n = 0; n < 2 && !(await key.evaluate((it) => it === document.activeElement)); n++)
          await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await key.waitFor({ state: "detached" });
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(set);
      }
      await expect.poll(() => displayed(page)).toContain("0:25:10");
    }),
  );
});

describe("past and scenarios", () => {
  testInBrowser("the timeline goes back, and on from there", () =>
    withPage({ fragment: "#control=300" }, async (page) => {
      for (const key of ["j", "f", "j", "f"]) await strike(page, key, 60);
      await passOn(page, 300);
      const before = page.getByRole("button", { name: pageEn.timeline.before });
      await before.click();
      await before.click();
      await expect.poll(() => displayed(page)).toContain("White’s clock runs");
      // A slow machine takes more than a second for the keys.
      expect(await displayed(page)).toMatch(/White 0:0(5:00|4:5\d) 1/);
      await page.getByRole("button", { name: pageEn.timeline.goOn }).click();
      await strike(page, "f");
      const trace = (await savedBy(page, pageEn.scenario.saveTrace)).trimEnd().split("\n");
      expect(trace).toHaveLength(4);
      expect(JSON.parse(trace.at(-1) ?? "")).toMatchObject({ event: "press", side: "white", white: { presses: 2 } });
    }),
  );

  testInBrowser("the keys of the timeline keep the keyboard's focus", () =>
    withPage({ fragment: "#control=300" }, async (page) => {
      await strike(page, "j", 60);
      const { before, live } = pageEn.timeline;
      for (const name of [before, live]) {
        const key = page.locator(".timeline").getByRole("button", { name });
        await key.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => key.getAttribute("aria-disabled")).toBe("true");
        await passOn(page, 100);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
    }),
  );

  testInBrowser("a scenario is loaded, stepped and judged", () =>
    withPage({}, async (page) => {
      await unfold(page, "scenario");
      const steps = 'name: two steps\ncontrol: "60"\nscript:\n  - {at: 1, press: black, expect: {mode: running}}\n';
      const load = (name: string, text: string) =>
        page
          .locator("details.scenario input[type=file]")
          .setInputFiles({ name, mimeType: "text/yaml", buffer: Buffer.from(text) });
      await load("bad.yaml", "control: 60\nscript: [{at: 0, presss: white}]\n");
      await expect.poll(() => page.locator(".said").textContent()).toContain("bad.yaml:2:18:");
      await load("two.yaml", `${steps}  - {at: 3, expect: {white: {remaining: 1}}}\n`);
      const step = page.getByRole("button", { name: pageEn.scenario.step, exact: true });
      for (let n = 0; n < 4; n++) if (await step.isVisible()) await step.click();
      await expect.poll(() => page.locator(".playing").textContent()).toContain(pageEn.scenario.asExpected(1));
      expect(await page.locator(".faults").textContent()).toContain("expected 1, is 58000");
    }),
  );

  testInBrowser("a link carries the game", () =>
    withPage({ fragment: "#control=300%2B3" }, async (page, context) => {
      await playTwo(page);
      await strike(page, "s");
      await unfold(page, "scenario");
      await page.getByRole("button", { name: pageEn.scenario.share }).click();
      const link = await page.locator("details.scenario input[readonly]").inputValue();
      expect(link.length).toBeLessThan(1000);
      const other = await context.newPage();
      await other.goto(link);
      await expect.poll(() => displayed(other)).toBe(await displayed(page));
      // So does one from a clock that went on with what its memory held.
      await page.reload();
      await page.locator(".panels > .panel").first().waitFor();
      await strike(page, "m");
      await unfold(page, "scenario");
      await page.getByRole("button", { name: pageEn.scenario.share }).click();
      await other.goto("about:blank");
      await other.goto(await page.locator("details.scenario input[readonly]").inputValue());
      await expect.poll(() => displayed(other)).toContain("»Correct");
      expect(await displayed(other)).toBe(await displayed(page));
    }),
  );

  testInBrowser("a broken link is said, and the clock is there", () =>
    withPage({ fragment: "#game=AAAA" }, async (page) => {
      await unfold(page, "scenario");
      expect(await page.locator(".said").textContent()).toBe(pageEn.scenario.broken);
    }),
  );
});
