import { expect, test } from "vitest";
import { answeredArticle, BOTH_FLAGS_ARTICLE, lossArticle, settingArticle } from "../../../firmware/app/game/article";
import { Class, Edition, Penalty } from "../../../firmware/core/words";
import { bothFlagsDraw, competitionMin, opponentMin } from "../../../firmware/laws/laws";
import {
  answeredArticle as articleOfAnswered,
  settingArticle as articleOfSetting,
  bothFlagsArticle,
  competitionArticle,
  settingPresses,
} from "../../../firmware/laws/table/articles";
import { articleOf } from "../../../firmware/laws/table/penalty-articles";

// The device shows the articles that the table names.

const editions = [Edition.Laws1997, Edition.Laws2001, Edition.Laws2014, Edition.Laws2018, Edition.Laws2023];
const classes = [Class.None, Class.Standard, Class.Rapid, Class.Blitz];
const cells = editions.flatMap((edition) => classes.map((klass) => [edition, klass] as const));

/** Returns the number of the illegal move that loses, counted from 1. */
function lossAt(edition: Edition, klass: Class): number {
  let nth = 1;
  while (opponentMin(edition, klass, Penalty.IllegalMove, nth) >= 0) nth++;
  return nth;
}

test.each(cells)("edition %i, class %i: the article of the move that loses", (edition, klass) => {
  const nth = lossAt(edition, klass);
  expect(lossArticle(edition, klass, false)).toBe(articleOf(edition, klass, Penalty.IllegalMove, nth));
  expect(lossArticle(edition, klass, false)).not.toBe("");
});

test.each(cells)("edition %i, class %i: the article that closes the setting", (edition, klass) => {
  const closes = settingPresses(edition, klass);
  const article = articleOfSetting(edition, klass);
  for (const presses of [0, 1, 2, 3, 4, 9, 10, 11, 40]) {
    expect(settingArticle(edition, klass, presses, false)).toBe(closes > 0 && presses >= closes ? article : "");
  }
});

test.each(cells)(
  "edition %i, class %i: the article of the move that loses under the Competition Rules",
  (edition, klass) => {
    const isChosen = competitionMin(edition, klass) > 0;
    const article = lossArticle(edition, klass, true);
    if (!isChosen) expect(article).toBe(lossArticle(edition, klass, false));
    // In blitz before 2023 B.2 halves the minutes, but the article for standard games decides the loss.
    else expect(article).toBe(articleOf(edition, Class.Standard, Penalty.IllegalMove, 2));
    if (isChosen && klass === Class.Rapid) expect(competitionArticle(edition, klass)).toContain(article);
  },
);

test.each(cells)("edition %i, class %i: the article by which an answered move stands", (edition, klass) => {
  expect(answeredArticle(edition, klass, false)).toBe(articleOfAnswered(edition, klass));
  const isChosen = competitionMin(edition, klass) > 0;
  expect(answeredArticle(edition, klass, true)).toBe(isChosen ? "" : articleOfAnswered(edition, klass));
});

test.each(cells)("edition %i, class %i: the article by which two flags are a draw", (edition, klass) => {
  if (bothFlagsDraw(edition, klass)) expect(bothFlagsArticle(edition, klass)).toContain(BOTH_FLAGS_ARTICLE);
});

test("A.5 does not hold under the Competition Rules: the setting is open", () => {
  expect(settingArticle(Edition.Laws2023, Class.Rapid, 40, true)).toBe("");
  expect(settingArticle(Edition.Laws2001, Class.Rapid, 40, true)).toBe("B4");
});
