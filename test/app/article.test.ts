import { expect, test } from "vitest";
import { lossArticle, settingArticle } from "../../firmware/app/article";
import { Class, Edition, Penalty } from "../../firmware/core/words";
import { opponentMin } from "../../firmware/laws/laws";
import { articleOf, settingArticle as articleOfSetting, settingPresses } from "../../firmware/laws/table/articles";

// What the device shows of the table's articles is what the table says.

const editions = [Edition.Laws1997, Edition.Laws2001, Edition.Laws2014, Edition.Laws2018, Edition.Laws2023];
const classes = [Class.None, Class.Standard, Class.Rapid, Class.Blitz];
const cells = editions.flatMap((edition) => classes.map((klass) => [edition, klass] as const));

/** Counted from 1: the illegal move that loses. */
function lossAt(edition: Edition, klass: Class): number {
  let nth = 1;
  while (opponentMin(edition, klass, Penalty.IllegalMove, nth) >= 0) nth++;
  return nth;
}

test.each(cells)("edition %i, class %i: the article of the move that loses", (edition, klass) => {
  const nth = lossAt(edition, klass);
  expect(lossArticle(edition, klass)).toBe(articleOf(edition, klass, Penalty.IllegalMove, nth));
});

test.each(cells)("edition %i, class %i: the article that closes the setting", (edition, klass) => {
  const closes = settingPresses(edition, klass);
  const article = articleOfSetting(edition, klass);
  for (const presses of [0, 1, 2, 3, 4, 9, 10, 11, 40]) {
    expect(settingArticle(edition, klass, presses)).toBe(closes > 0 && presses >= closes ? article : "");
  }
});
