/** Games on the play screen in a real browser: by touch from a cold open, rematches, corrections, leaving, coming back. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pageEn } from "../../sim/words/page-en";
import { playEn } from "../../sim/words/play-en";
import { playEs } from "../../sim/words/play-es";
import { displayed, openBrowser, strike, testInBrowser, unfold } from "./browser";
import { correct, opened, phaseOf, runs, tap, timeOn, tool, withPlay } from "./play";

openBrowser("play");

const { bar, sheets, hints } = playEn;

/** Lets the flag of White, on the left, fall soon: pause, a correction, and on. */
async function letWhiteFall(page: Page): Promise<void> {
  await tool(page, bar.pause).tap();
  await correct(page, bar.correct, { white: "0:01" });
  await tool(page, bar.resume).tap();
  await expect.poll(() => phaseOf(page), { timeout: 5000 }).toBe("over");
}

describe("a game of two friends", () => {
  testInBrowser("a whole blitz game from a cold open, and a rematch in two taps", () =>
    withPlay({}, async (page) => {
      expect(await timeOn(page, "left")).toBe("3:02");
      expect(await page.locator(".half.right .hint").textContent()).toBe(hints.start);
      await tap(page, "right");
      expect(await runs(page)).toBe("left");
      for (const place of ["left", "right", "left", "right"] as const) await tap(page, place);
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(2));
      expect(await timeOn(page, "right")).toMatch(/^3:0[456]$/);
      await letWhiteFall(page);
      expect(await page.locator(".half.left").getAttribute("data-flag")).toBe("true");
      expect(await page.locator(".half.left .facts").textContent()).toContain(playEn.flag);
      expect(await page.locator("#says").textContent()).toBe(playEn.says.flag("White"));
      await tool(page, bar.again).tap();
      await tap(page, "right");
      expect([await runs(page), await timeOn(page, "right")]).toEqual(["left", "3:02"]);
    }),
  );

  testInBrowser("one tap chooses, one tap starts", () =>
    withPlay({}, async (page) => {
      await tool(page, "5+0").tap();
      await tap(page, "right");
      expect([await timeOn(page, "right"), await runs(page)]).toEqual(["5:00", "left"]);
      expect(await page.locator(".presets").count()).toBe(0);
    }),
  );

  testInBrowser("whoever taps first before the start has Black", () =>
    withPlay({}, async (page) => {
      await tap(page, "left");
      expect(await runs(page)).toBe("right");
      expect(await page.locator(".half.right .who").textContent()).toBe("White");
      await page.reload();
      await opened(page);
      expect(await page.locator(".half.right .who").textContent()).toBe("White");
    }),
  );

  testInBrowser("tenths come below 20 s in blitz, and not in a long game", () =>
    withPlay({ fragment: "#control=19" }, async (page) => {
      expect(await timeOn(page, "left")).toBe("0:19.0");
      await tool(page, "90+30").tap();
      await tap(page, "right");
      await tool(page, bar.pause).tap();
      await correct(page, bar.correct, { white: "0:15" });
      await expect.poll(() => timeOn(page, "left")).toBe("0:15");
    }),
  );

  testInBrowser("two controls, two stages, and their names", () =>
    withPlay({}, async (page) => {
      await tool(page, playEn.presets.other).tap();
      await page.locator("dialog input[name=minutes]").fill("5");
      await page.locator("dialog input[name=seconds]").fill("0");
      await page.locator("dialog input[name=apart]").check();
      await page.locator("dialog input[name=minutes]").nth(1).fill("2,5");
      await page.locator("dialog input[name=seconds]").nth(1).fill("0");
      await tool(page, playEn.own.set("5+0 : 2½+0")).tap();
      expect([await timeOn(page, "left"), await timeOn(page, "right")]).toEqual(["5:00", "2:30"]);
      await tool(page, playEn.presets.other).tap();
      await page.locator("dialog input[name=second]").check();
      await page.locator("dialog input[name=minutes]").fill("90");
      await page.locator("dialog input[name=seconds]").fill("30");
      await tool(page, playEn.own.set("40/90+30 › 30+30")).tap();
      expect(await timeOn(page, "left")).toBe("1:30:30");
      expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.stage("1/2"));
    }),
  );

  testInBrowser("in a pause one side's time is corrected, and the other's is not", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).tap();
      const other = await timeOn(page, "left");
      await tool(page, bar.correct).tap();
      await page.locator("dialog input[name=black]").fill("soon");
      expect(await page.locator("dialog .fault").textContent()).toBe(sheets.unreadable);
      await page.locator("dialog input[name=black]").fill("2:41");
      await tool(page, sheets.more("Black")).tap();
      await tool(page, sheets.correctYes).tap();
      await expect.poll(() => timeOn(page, "right")).toBe("2:51");
      expect([await timeOn(page, "left"), await phaseOf(page)]).toEqual([other, "paused"]);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("right");
    }),
  );

  testInBrowser("by keyboard on a laptop: the space bar is the lever, also after a click on a button", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false }, async (page) => {
      await tool(page, "5+3").click();
      await strike(page, " ");
      expect(await runs(page)).toBe("left");
      await strike(page, "f");
      expect(await runs(page)).toBe("right");
      await strike(page, " ");
      expect(await runs(page)).toBe("left");
      await tool(page, bar.pause).hover();
      await page.mouse.down();
      await expect.poll(() => phaseOf(page), { message: "paused at the touch, not at its end" }).toBe("paused");
      await page.mouse.up();
      await page.waitForTimeout(120);
      expect(await phaseOf(page)).toBe("paused");
      await strike(page, "s");
      expect(await phaseOf(page)).toBe("running");
      await page.locator(".half.right").click();
      await strike(page, " ");
      expect(await runs(page)).toBe("right");
      await strike(page, "m");
      expect(await runs(page)).toBe("right");
    }),
  );
});

describe("a game is not lost", () => {
  testInBrowser("another control asks while a game is on, and not after a flag", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).tap();
      await tool(page, bar.choose).tap();
      await page.locator("dialog .presets").getByRole("button", { name: "10+0" }).tap();
      await tool(page, sheets.giveUpNo).tap();
      expect(await phaseOf(page)).toBe("paused");
      await tool(page, bar.leave).tap();
      await tool(page, sheets.giveUpYes).tap();
      expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "3:02"]);
      await tap(page, "right");
      await letWhiteFall(page);
      await tool(page, bar.choose).tap();
      await page.locator("dialog .presets").getByRole("button", { name: "10+0" }).tap();
      expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "10:00"]);
    }),
  );

  testInBrowser("the browser's back asks first", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await page.evaluate(() => history.back());
      await page.getByText(sheets.leaveText).waitFor();
      await tool(page, sheets.leaveNo).tap();
      expect([await runs(page), await phaseOf(page)]).toEqual(["left", "running"]);
      await page.evaluate(() => history.back());
      await tool(page, sheets.leaveYes).tap();
      await page.waitForURL("about:blank");
      await page.goForward();
      await opened(page);
      expect(await phaseOf(page)).toBe("paused");
    }),
  );

  testInBrowser("closing the page in a running game asks first, and before the start it does not", () =>
    withPlay({}, async (page) => {
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await tool(page, "5+0").tap();
      await page.reload();
      await opened(page);
      expect(asked).toEqual([]);
      await tap(page, "right");
      await page.reload();
      await opened(page);
      expect(asked).toEqual(["beforeunload"]);
    }),
  );

  testInBrowser("a reload keeps the game on the play screen, and the players choose what the time away costs", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await page.waitForTimeout(1200);
      await page.goto("about:blank");
      await page.waitForTimeout(2500);
      await page.goBack();
      await opened(page);
      await page.getByText(sheets.away).waitFor();
      const [charged = "", stood = ""] = await page.locator("dialog .answers button").allTextContents();
      expect(stood).toBe(sheets.awayKeep("3:01"));
      expect(charged).toMatch(/^2:5[4-9] /);
      await page.getByText(stood).tap();
      await expect.poll(() => timeOn(page, "left")).toBe("3:01");
      expect(await phaseOf(page)).toBe("paused");
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("left");
    }),
  );

  testInBrowser("paused, fallen or ready: what was shown is shown again", () =>
    withPlay({}, async (page) => {
      const shown = async () => [
        await phaseOf(page),
        ...(await page.locator(".half .time, .half .who, .half .facts").allTextContents()),
      ];
      const again = async (stage: string) => {
        const before = await shown();
        await page.reload();
        await opened(page);
        expect(before[0]).toBe(stage);
        expect(await shown()).toEqual(before);
        expect(await page.locator("dialog").count()).toBe(0);
      };
      await tap(page, "left");
      await tap(page, "right");
      await tool(page, bar.pause).tap();
      await page.waitForTimeout(400);
      await again("paused");
      await correct(page, bar.correct, { black: "0:01" });
      await tool(page, bar.resume).tap();
      await expect.poll(() => phaseOf(page), { timeout: 5000 }).toBe("over");
      await page.waitForTimeout(400);
      await again("over");
      await tool(page, bar.again).tap();
      await again("ready");
    }),
  );

  testInBrowser("the control that was chosen is there after a reload", () =>
    withPlay({}, async (page) => {
      for (const name of ["15+10", "1+0", "10+5"]) {
        await tool(page, name).tap();
        const shown = await timeOn(page, "left");
        await page.reload();
        await opened(page);
        expect(await timeOn(page, "left"), name).toBe(shown);
      }
    }),
  );
});

describe("the simulator", () => {
  testInBrowser("is one button away with the same game, and back", () =>
    withPlay({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).tap();
      await tool(page, bar.bench).tap();
      await expect.poll(() => displayed(page)).toContain("0:03:0");
      await unfold(page, "journal");
      await page.getByRole("cell", { name: `White: ${pageEn.journal.events.press} 1` }).waitFor();
      await strike(page, "m");
      await page.goBack();
      await opened(page);
      expect(await phaseOf(page)).toBe("paused");
      await page.goForward();
      await page.locator(".lcd").waitFor();
      await page.reload();
      await page.locator(".lcd").waitFor();
      await strike(page, "t");
      await opened(page);
      await page.waitForTimeout(1400);
      await tool(page, bar.resume).tap();
      expect(await runs(page)).toBe("right");
    }),
  );

  testInBrowser("whatever board it shows, two can play on it", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      const boards = await page
        .locator("select[name=board] option")
        .evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
      expect(boards.length).toBeGreaterThan(3);
      for (const board of boards) {
        await page.locator("select[name=board]").selectOption(board);
        await strike(page, "t");
        await tool(page, "3+2").tap();
        await tap(page, "right");
        await tap(page, "left");
        expect(await runs(page), board).toBe("right");
        await tool(page, bar.pause).tap();
        await expect.poll(() => phaseOf(page), { message: board }).toBe("paused");
        await page.waitForTimeout(120);
        await tool(page, bar.resume).tap();
        await expect.poll(() => runs(page), { message: board }).toBe("right");
        await page.waitForTimeout(120);
        await tool(page, bar.leave).tap();
        await tool(page, sheets.giveUpYes).tap();
        await expect.poll(() => phaseOf(page), { message: board }).toBe("ready");
        await strike(page, "t");
      }
    }),
  );

  testInBrowser("leaves the space bar to the lever, after a click on any of its buttons", () =>
    withPlay({ viewport: { width: 1280, height: 800 }, fragment: "#simulator", isBench: true }, async (page) => {
      for (const name of [pageEn.control.set, pageEn.clock.pull]) {
        await tool(page, name).click();
        if (name === pageEn.clock.pull) await tool(page, pageEn.clock.insert).click();
        await expect.poll(() => displayed(page)).not.toContain("clock runs");
        await strike(page, name === pageEn.clock.pull ? "s" : " ");
        await expect.poll(() => displayed(page), { message: name }).toContain("White's clock runs");
        await strike(page, " ");
        await expect.poll(() => displayed(page), { message: name }).toContain("Black's clock runs");
        await strike(page, " ");
      }
    }),
  );

  testInBrowser("opens for an old link to a board, and a link to a control opens the play screen", () =>
    withPlay({ fragment: "#control=5%2B3&notation=lichess" }, async (page) => {
      expect(await timeOn(page, "left")).toBe("5:03");
      await page.evaluate(() => {
        location.hash = "#board=pixljsplus&control=300";
      });
      await page.locator(".lcd").waitFor();
      await expect.poll(() => displayed(page)).toContain("0:05:00");
    }),
  );
});

describe("what cannot be", () => {
  testInBrowser("a control that cannot be read is said, and the usual clock is there", () =>
    withPlay({ fragment: "#control=abc" }, async (page) => {
      expect(await page.getByRole("alert").textContent()).toBe(playEn.faults.link);
      expect(await timeOn(page, "left")).toBe("3:02");
      await tool(page, "5+0").tap();
      expect(await page.getByRole("alert").count()).toBe(0);
    }),
  );
});

describe("languages", () => {
  testInBrowser("change by one tap, and stay", () =>
    withPlay({ locale: "es-MX" }, async (page) => {
      expect(await page.title()).toBe(playEs.title);
      expect(await page.locator(".half.right .hint").textContent()).toBe(playEs.hints.start);
      await page.getByRole("button", { name: playEs.bar.language }).tap();
      expect(await page.locator(".half.right .hint").textContent()).toBe(hints.start);
      await page.reload();
      await opened(page);
      expect(await page.title()).toBe(playEn.title);
    }),
  );
});
