/** Time controls that people type: on the play screen's sheet, and in an address. `3+2` is three minutes everywhere. */
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { playDe, playEn, playEs } from "./page-words";
import { opened, timeOn, tool, withPlay } from "./play";

openBrowser();

const typed = "dialog input[name=typed]";
const reading = "dialog #typed-reading";

describe("a typed control", () => {
  testInBrowser("is read at once in words, and set", () =>
    withPlay({}, async (page) => {
      for (const [text, says, shown] of [
        ["3+2", "3 minutes per player", "3:02"],
        ["90+30", "90 minutes per player", "1:30:30"],
        ["15|10", "15 minutes per player", "15:10"],
        ["G/60 d5", "1 hour per player", "1:00:00"],
        ["1 h 30", "90 minutes per player", "1:30:00"],
        ["40/5400+30:1800+30", "for 40 moves", "1:30:30"],
        ["2:30+5", "plus 5 seconds per move", "2:35"],
        ["2:30", "per player for the whole game", "2:30"],
        ["7200:1800", "The numbers are seconds.", "2:00:00"],
        ["3/2", "3 minutes per player", "3:02"],
        ["40/90", "for every 40 moves", "1:30:00"],
        ["3 мин ＋ 2 с", "plus 2 seconds per move", "3:02"],
      ] as const) {
        await tool(page, playEn.presets.other).tap();
        await page.locator(typed).fill(text);
        expect(await page.locator(reading).textContent(), text).toContain(says);
        await page.locator("dialog button.main").tap();
        await expect.poll(() => timeOn(page, "left"), { message: text }).toBe(shown);
      }
    }),
  );

  testInBrowser("fills in the fields where they can say it, and a field that changes counts from then on", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      await page.locator(typed).fill("25+10");
      expect(await page.locator("dialog input[name=minutes]").inputValue()).toBe("25");
      await page.locator("dialog input[name=minutes]").fill("20");
      expect(await page.locator(typed).inputValue()).toBe("");
      await tool(page, playEn.own.set("20+10")).tap();
      expect(await timeOn(page, "left")).toBe("20:10");
    }),
  );

  testInBrowser("keeps its fields while one of them is empty, and where the players cannot differ asks nothing", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      const minutes = page.locator("dialog input[name=minutes]");
      await minutes.focus();
      await page.keyboard.press("Backspace");
      expect(await tool(page, playEn.own.wrong).isDisabled()).toBe(true);
      await page.keyboard.type("10");
      expect(await tool(page, playEn.own.set("10+2")).count()).toBe(1);
      await page.locator("dialog input[name=apart]").check();
      expect(await minutes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
        "10",
        "10",
      ]);
      await page.locator("dialog select[name=method]").selectOption("hourglass");
      expect(await page.locator("dialog input[name=apart]").count()).toBe(0);
      expect(await tool(page, playEn.own.set("Hourglass 10:00")).isEnabled()).toBe(true);
    }),
  );

  testInBrowser("in an address means what the field says, with a plus as people write it", () =>
    withPlay({}, async (page) => {
      for (const [asked, shown] of [
        ["#control=5+3", "5:03"],
        ["#control=G%2F60%20d5", "1:00:00"],
        ["#control=G%2F25+d5", "25:00"],
        ["#control=3/2", "3:02"],
        ["?text=15+10", "15:10"],
        ["?text=7%2B2", "7:02"],
      ] as const) {
        await page.goto("about:blank");
        await page.goto(`${deskInUse().served.address}${asked}`);
        await opened(page);
        expect([await timeOn(page, "left"), await page.locator(".fault").count()], asked).toEqual([shown, 0]);
      }
    }),
  );

  testInBrowser("without a gain per move ends with the first flag, as the presets do", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      await page.locator(typed).fill("5");
      await page.locator("dialog button.main").tap();
      await expect.poll(() => timeOn(page, "left")).toBe("5:00");
      expect(await tool(page, "5+0").getAttribute("aria-pressed")).toBe("true");
    }),
  );

  for (const [locale, words] of [
    ["en", playEn],
    ["es", playEs],
    ["de", playDe],
  ] as const) {
    testInBrowser(`that cannot be read is said with an example, and cannot be set: ${locale}`, () =>
      withPlay({ locale }, async (page) => {
        await tool(page, words.presets.other).tap();
        expect(await page.locator(reading).textContent()).toBe(words.own.examples);
        await page.locator(typed).fill("three");
        expect(await page.locator(reading).textContent()).toMatch(/3\+2/);
        expect(await page.locator("dialog button.main").isDisabled()).toBe(true);
        await expectAccessible(page, "a control that cannot be read");
        await page.locator(typed).fill("2 min");
        await expectAccessible(page, "a control that is read");
      }),
    );
  }
});

describe("the kinds of clock", () => {
  testInBrowser("each has its own fields; eight stages at most", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      const kind = page.locator("dialog select[name=method]");
      const fields = () =>
        page.locator("dialog .pair input").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name));
      for (const [method, names] of [
        ["byoyomi", ["minutes", "count", "seconds"]],
        ["canadian", ["minutes", "count", "seconds"]],
        ["hourglass", ["minutes"]],
        ["gong", ["seconds"]],
        ["increment", ["minutes", "seconds"]],
      ] as const) {
        await kind.selectOption(method);
        expect(await fields(), method).toEqual(names);
        await expectAccessible(page, method);
      }
      for (let n = 0; n < 7; n++) await tool(page, playEn.own.addStage).tap();
      expect(await tool(page, playEn.own.addStage).isDisabled()).toBe(true);
      expect((await fields()).length).toBe(2 + 7 * 2);
      await kind.selectOption("byoyomi");
      await page.locator("dialog input[name=minutes]").fill("10");
      await page.locator("dialog input[name=count]").fill("3");
      await page.locator("dialog input[name=seconds]").fill("30");
      await tool(page, playEn.own.set("Byo-yomi 10 + 3×0:30")).tap();
      expect(await timeOn(page, "left")).toBe("10:00");
    }),
  );
});

describe("a control in an address", () => {
  for (const [fragment, shown] of [
    ["#control=3%2B2", "3:02"],
    ["#control=3+2", "3:02"],
    ["#control=180%2B2", "3:02"],
    ["#control=15%7C10", "15:10"],
    ["#control=19", "19:00"],
    ["#control=19&notation=canonical", "0:19.0"],
    ["#control=5%2B3&notation=lichess", "5:03"],
    ["#control=60%3Bflag%3Dfreeze", "1:00"],
  ] as const) {
    testInBrowser(`${fragment} is ${shown}`, () =>
      withPlay({ fragment }, async (page) => {
        expect(await timeOn(page, "left")).toBe(shown);
        await page.reload();
        await opened(page);
        expect(await timeOn(page, "left")).toBe(shown);
      }),
    );
  }
});
