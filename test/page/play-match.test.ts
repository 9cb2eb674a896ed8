/**
 * A match of three games by touch: undo, mate, a flag, a draw; the score, the colours, the stories, and what is shared.
 */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { violations } from "./axe";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { download, fromMenu, letWhiteFall, phaseOf, reloadGame, tap, tapAlone, tool, withPlay } from "./play";

openBrowser();

const { bar, games, match, menu, results, sheets, strip, undo, own } = playEn;

async function beginMatch(page: Page, left: string, right: string): Promise<void> {
  await fromMenu(page, menu.match);
  await page.getByLabel(match.nameAt(own.seats.bottom)).fill(left);
  await page.getByLabel(match.nameAt(own.seats.top)).fill(right);
  await tool(page, match.begin).tap();
  await page.getByText(`${left} 0 – 0 ${right}`).waitFor();
  expect(await violations(page)).toEqual([]);
  await tool(page, sheets.close).tap();
}

/** Returns who sits at a half, with the score, and the colour of the half. */
async function seatAt(page: Page, place: "left" | "right"): Promise<string[]> {
  const half = page.locator(`.half.${place}`);
  const texts = [await half.locator(".name").textContent(), await half.locator(".score").textContent()];
  return [...texts, await half.getAttribute("data-side")].map((each) => each ?? "");
}

describe("a match", () => {
  testInBrowser("of three games: the score, the colours and the seats follow each result, and a result goes back", () =>
    withPlay({ acceptDownloads: true }, async (page) => {
      await beginMatch(page, "Ana", "Ben");
      expect(await seatAt(page, "left")).toEqual(["Ana", "0", "white"]);
      // The first game: a press is taken back, then White mates.
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).click();
      await tool(page, undo.takeBack(undo.press("White"))).tap();
      await tapAlone(page, results.of.white);
      await expect.poll(() => seatAt(page, "left")).toEqual(["Ana", "1", "black"]);
      expect(await seatAt(page, "right")).toEqual(["Ben", "0", "white"]);
      await tapAlone(page, strip.takeBack);
      await expect.poll(() => seatAt(page, "left")).toEqual(["Ana", "0", "white"]);
      await tool(page, bar.resume).tap();
      await tap(page, "left");
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tapAlone(page, results.of.white);
      await expect.poll(() => seatAt(page, "left")).toEqual(["Ana", "1", "black"]);
      // The second game: Ben has White, and Ana's flag falls.
      await tap(page, "left");
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tool(page, bar.correct).tap();
      await page.locator("dialog input[name=black]").fill("0:01");
      await page.locator("dialog button.main").tap();
      await page.locator("dialog").waitFor({ state: "detached" });
      await tool(page, bar.resume).tap();
      await expect.poll(() => phaseOf(page)).toBe("over");
      await tapAlone(page, bar.again);
      await expect.poll(() => seatAt(page, "right")).toEqual(["Ben", "1", "black"]);
      // The third game is a draw.
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).click();
      await tapAlone(page, results.of.draw);
      await expect.poll(() => seatAt(page, "left")).toEqual(["Ana", "1½", "black"]);
      await page.reload();
      await expect.poll(() => seatAt(page, "right").then(([name, score]) => [name, score])).toEqual(["Ben", "1½"]);
      await fromMenu(page, menu.match);
      await page.getByText("Ana 1½ – 1½ Ben").waitFor();
      expect(await page.locator("dialog ol li").allTextContents()).toEqual([
        `Ana – Ben: ${results.of.white}`,
        `Ben – Ana: ${results.of.white}`,
        `Ana – Ben: ${results.of.draw}`,
      ]);
      await page.evaluate(() =>
        Object.defineProperty(navigator, "share", {
          value: async (what: ShareData) => void Object.assign(window, { shared: what.text }),
        }),
      );
      await tool(page, match.text).tap();
      expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toContain("Ana 1½ – 1½ Ben");
      const picture = await download(page, () => tool(page, match.picture).tap());
      expect(picture.content.subarray(1, 4).toString()).toBe("PNG");
      await tool(page, match.end).tap();
      await tool(page, match.goOn).waitFor();
      await tool(page, sheets.close).tap();
      expect(await page.locator(".half.left .name").textContent()).toBe(playEn.side.black);
    }),
  );

  testInBrowser("a result that goes back takes only its own game and point along", () =>
    withPlay({}, async (page) => {
      const kept = (name: string) => page.evaluate((name) => localStorage.getItem(`flagfall.${name}`) ?? "", name);
      await tap(page, "right");
      await tap(page, "left");
      await tool(page, bar.pause).click();
      await tapAlone(page, results.of.white);
      await beginMatch(page, "Ana", "Ben");
      await tapAlone(page, strip.takeBack);
      expect(await phaseOf(page)).toBe("paused");
      expect(await kept("matches")).toContain("Ana");
      expect(await kept("games")).toBe("[]");
      // With the colours exchanged meanwhile it works too.
      await tapAlone(page, results.of.draw);
      await tool(page, bar.exchange).tap();
      await tapAlone(page, strip.takeBack);
      expect(await phaseOf(page)).toBe("paused");
      expect((await seatAt(page, "left")).slice(0, 2)).toEqual(["Ana", "0"]);
    }),
  );

  testInBrowser("another match leaves the earlier one, which goes on later", () =>
    withPlay({}, async (page) => {
      await beginMatch(page, "Ana", "Ben");
      await fromMenu(page, menu.match);
      await tool(page, match.end).tap();
      await tool(page, sheets.close).tap();
      await beginMatch(page, "Cleo", "Dan");
      await fromMenu(page, menu.match);
      await tool(page, match.goOn).tap();
      await tool(page, sheets.close).tap();
      expect(await seatAt(page, "right")).toEqual(["Ben", "0", "black"]);
    }),
  );
});

describe("the story of a game", () => {
  testInBrowser("its chart, its facts, PGN with %clk, a table and a picture; and it can be deleted", () =>
    withPlay({ acceptDownloads: true }, async (page) => {
      await tap(page, "right");
      await passOn(page, 1200);
      for (const place of ["left", "right", "left"] as const) await tap(page, place);
      await reloadGame(page);
      await tapAlone(page, results.of.black);
      await letOneMoreEnd(page);
      await fromMenu(page, menu.games);
      const stories = page.locator("article.story");
      await expect.poll(() => stories.count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      const story = stories.nth(1);
      expect(await story.locator("h3").textContent()).toBe("White – Black 0-1");
      expect(await story.locator("dd").first().textContent()).toMatch(/^0:0[1-9].* – White, move 1$/);
      const pgn = await download(page, () => story.getByRole("button", { name: "PGN" }).tap());
      expect(pgn.content.toString()).toMatch(
        /\[Result "0-1"\][\s\S]*knights[\s\S]*1\. Nf3\s\{\[%clk 0:0[0-9:.]+\] \[%emt/,
      );
      const csv = await download(page, () => story.getByRole("button", { name: "CSV" }).tap());
      expect(
        csv.content
          .toString()
          .split("\n")
          .map((row) => row.split(",")[1]),
      ).toEqual(["side", "white", "black", "white", undefined]);
      const picture = await download(page, () => story.getByRole("button", { name: games.picture }).tap());
      expect(picture.content.subarray(1, 4).toString()).toBe("PNG");
      await story.getByRole("button", { name: games.remove }).tap();
      expect(await stories.count()).toBe(1);
      await stories.getByRole("button", { name: games.remove }).tap();
      await page.getByText(games.empty).waitFor();
    }),
  );
});

async function letOneMoreEnd(page: Page): Promise<void> {
  await tap(page, "right");
  await tap(page, "left");
  await tap(page, "right");
  await letWhiteFall(page);
  await tapAlone(page, bar.again);
  await expect.poll(() => phaseOf(page)).toBe("ready");
}
