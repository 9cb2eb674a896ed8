/** Names in matches and stories: long, of signs outside of letters, and from right to left. */
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { openBrowser, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { download, fromMenu, opened, tap, tool, withPlay } from "./play";

openBrowser();

const { games, match, menu, sheets } = playEn;

/** Returns how many pixels of a picture differ from its ground beyond its right margin. */
function pixelsInMargin(content: Buffer, marginPx: number): number {
  const { width, height, data } = PNG.sync.read(content);
  const ground = data.readUInt32BE(0);
  const rows = Array.from({ length: height }, (_, y) => y * width);
  const xs = Array.from({ length: marginPx }, (_, n) => width - 1 - n);
  return rows.flatMap((row) => xs.filter((x) => data.readUInt32BE((row + x) * 4) !== ground)).length;
}

/** Begins the page anew in a match of two players with a game behind them. */
async function startMatchOf(page: Page, left: string, right: string): Promise<void> {
  const one = { names: { left, right }, games: [{ white: "left", result: "white" }] };
  const presses = [
    [1, 170_000, 10_000],
    [0, 175_000, 5_000],
  ];
  const game = {
    endedMs: 1_700_000_000_000,
    control: "40/5400+30:1800+30",
    white: left,
    black: right,
    result: "white",
  };
  await page.evaluate(
    ([matches, games]) => Object.assign(localStorage, { "flagfall.matches": matches, "flagfall.games": games }),
    [
      JSON.stringify({ list: [one], isOn: true }),
      JSON.stringify([{ ...game, whiteMs: 170_000, blackMs: 175_000, presses }]),
    ],
  );
  await page.reload();
  await opened(page);
}

describe("names", () => {
  testInBrowser("however long or strange, they leave their pictures whole", () =>
    withPlay({ acceptDownloads: true }, async (page) => {
      // The thirteenth half of a sign is no letter.
      await startMatchOf(page, "Ana 🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "W".repeat(24));
      await fromMenu(page, menu.match);
      const score = await download(page, () => tool(page, match.picture).tap());
      expect(pixelsInMargin(score.content, 60)).toBe(0);
      await tool(page, sheets.close).tap();
      await fromMenu(page, menu.games);
      const story = await download(page, () => tool(page, games.picture).tap());
      // The lines of the times reach the right edge; the title is above them.
      const { width, height, data } = PNG.sync.read(story.content);
      const title = new PNG({ width, height: Math.floor(height / 8) });
      data.copy(title.data, 0, 0, title.data.length);
      expect(pixelsInMargin(PNG.sync.write(title), 20)).toBe(0);
    }),
  );

  testInBrowser("from right to left leave the points where they are", () =>
    withPlay({}, async (page) => {
      await startMatchOf(page, "דוד", "محمد");
      await fromMenu(page, menu.match);
      const ends = await page.locator(".match .score").evaluate((score) => {
        const text = score.firstChild as Text;
        const leftOf = (part: string) => {
          const range = document.createRange();
          const at = text.data.indexOf(part);
          range.setStart(text, at);
          range.setEnd(text, at + part.length);
          return range.getBoundingClientRect().left;
        };
        return ["דוד", "1", "0", "محمد"].map(leftOf);
      });
      expect([...ends].sort((one, other) => one - other)).toEqual(ends);
    }),
  );
});

describe("a name that is longer than its place", () => {
  for (const name of ["Alexandra Konstantinova von Hohenberg", "محمد عبد الرحمن بن خالد بن عبد الله"]) {
    testInBrowser(`shows its beginning: ${name}`, () =>
      withPlay({ viewport: { width: 320, height: 568 } }, async (page) => {
        await page.evaluate((name) => localStorage.setItem("flagfall.seats", `${name}\nBen\n0\n0`), name);
        await page.reload();
        await opened(page);
        const isSeen = await page.locator(".half.left .name").evaluate((each) => {
          const range = document.createRange();
          range.setStart(each.firstChild as Text, 0);
          range.setEnd(each.firstChild as Text, 1);
          const [first, place] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
          return each.scrollWidth > each.clientWidth && first.left >= place.left - 1 && first.right <= place.right + 1;
        });
        expect(isSeen).toBe(true);
      }),
    );
  }
});

describe("a name of 24 letters", () => {
  testInBrowser("is whole on a phone, and the facts have a line of their own", () =>
    withPlay({ viewport: { width: 360, height: 640 } }, async (page) => {
      await page.evaluate(() => localStorage.setItem("flagfall.seats", "Alexandra Konstantinovna\nBen\n0\n0"));
      await page.reload();
      await opened(page);
      await tap(page, "right");
      await page.locator(".half.left .facts").getByText(playEn.moves(0)).waitFor();
      const isWhole = (each: Element) => each.scrollWidth <= each.clientWidth;
      expect(await page.locator(".half.left .name").evaluate(isWhole)).toBe(true);
    }),
  );
});

describe("a player with one move", () => {
  testInBrowser("has a line in the chart too", () =>
    withPlay({}, async (page) => {
      await startMatchOf(page, "Ana", "Ben");
      await fromMenu(page, menu.games);
      const lengths = await page
        .locator(".times path:is(.white, .black):not(g *)")
        .evaluateAll((paths) => paths.map((each) => (each as SVGPathElement).getTotalLength() > 5));
      expect(lengths).toEqual([true, true]);
    }),
  );
});
