import { expect, test } from "vitest";
import { answeredArticle, closingArticle, drawArticle, lossArticle } from "../../../firmware/app/game/article";
import { citedClass } from "../../../firmware/app/game/ruling";
import { Class, Penalty } from "../../../firmware/core/words";
import type { Edition } from "../../../firmware/laws/edition";
import { competitionMin, opponentMin } from "../../../firmware/laws/laws";
import { articleOf } from "../../../firmware/laws/table/articles";
import { bothFlags, settingChange } from "../../../firmware/laws/table/table";
import { editionYears } from "../../../firmware/laws/table/years";
import { cellOf } from "../../laws/editions";
import { openDesk } from "../desk";

// The device shows the articles that the table names.

const classes = [Class.None, Class.Standard, Class.Rapid, Class.Blitz];
const cells = editionYears.flatMap((_, edition: Edition) => classes.map((klass) => [edition, klass] as const));

/** Returns the number of the illegal move that loses, counted from 1. */
function lossAt(edition: Edition, klass: Class): number {
  let nth = 1;
  while (opponentMin(edition, klass, Penalty.IllegalMove, nth) >= 0) nth++;
  return nth;
}

test.each(cells)("edition %i, class %i: the article of the move that loses", (edition, klass) => {
  expect(lossArticle(edition, klass)).toBe(articleOf(edition, klass, Penalty.IllegalMove, lossAt(edition, klass)));
  expect(lossArticle(edition, klass)).not.toBe("");
});

test.each(cells)("edition %i, class %i: the article that closes the setting", (edition, klass) => {
  const { effect, articles } = cellOf(settingChange, edition, klass);
  for (const presses of [0, 1, 2, 3, 4, 9, 10, 11, 40]) {
    expect(closingArticle(edition, klass, presses)).toBe(
      effect.presses > 0 && presses >= effect.presses ? articles.join(", ") : "",
    );
  }
});

test.each(cells)("edition %i, class %i: a standard game's answered illegal move is corrected", (edition, klass) => {
  if (klass < Class.Rapid) expect(answeredArticle(edition, klass)).toBe("");
});

test.each(cells)("edition %i, class %i: the article by which two flags are a draw", (edition, klass) => {
  expect(cellOf(bothFlags, edition, klass).articles.join(", ")).toContain(drawArticle(edition, klass));
});

test.each(
  editionYears.flatMap((_, edition: Edition) =>
    [["5400", Class.Standard] as const, ["1200", Class.Rapid] as const, ["300", Class.Blitz] as const].map(
      ([control, klass]) => [edition, control, klass] as const,
    ),
  ),
)("edition %i, %s: the Competition Rules are those of standard games", (edition, control, klass) => {
  const { app } = openDesk({ control });
  app.settings.edition = edition;
  expect(citedClass(app)).toBe(klass);
  app.settings.competition = true;
  expect(citedClass(app)).toBe(competitionMin(edition, klass) > 0 ? Class.Standard : klass);
});

test("A.5 does not hold under the Competition Rules: the setting is open", () => {
  const { app } = openDesk({ control: "1200" });
  app.settings.competition = true;
  expect(closingArticle(app.settings.edition, citedClass(app), 40)).toBe("");
  app.settings.edition = 1;
  expect(closingArticle(app.settings.edition, citedClass(app), 40)).toBe("B4");
});
