/**
 * Checks what the device answers beside the cells of the table: settings, draws by two flags, the Competition Rules.
 */

import { expect, test } from "vitest";
import { closingArticle, drawArticle } from "../../firmware/app/game/article";
import { Class, Penalty } from "../../firmware/core/words";
import { competitionMin, flagIsSilent, isPressIllegal, losesByClaim, quickplayOnly } from "../../firmware/laws/laws";
import { competitionArticle } from "../../firmware/laws/table/articles";
import { settingChange } from "../../firmware/laws/table/table";
import { cellOf, classes, editions, kinds, type Year } from "./editions";

const years: Year[] = [1997, 2001, 2014, 2018, 2023];

test("an illegal move is foreseen in a quickplay finish only in standard games of 1997", () => {
  const found: string[] = [];
  for (const year of years) {
    for (const kind of kinds) {
      for (let penalty = Penalty.IllegalMove; penalty <= Penalty.Warning; penalty++) {
        if (quickplayOnly(editions[year], classes[kind], penalty)) found.push(`${year} ${kind} ${penalty}`);
      }
    }
  }
  expect(found).toEqual(["1997 standard 1", "1997 none 1"]);
});

test.each<[Year, number, string, boolean]>([
  [1997, 0, "", true],
  [2001, 3, "B4", true],
  [2014, 0, "", false],
  [2018, 0, "", false],
  [2023, 10, "A.5.1.1", false],
])("rapid and blitz of %i: the setting stands after %i presses", (year, presses, article, silent) => {
  const edition = editions[year];
  for (const klass of [Class.Rapid, Class.Blitz]) {
    const { effect, articles } = cellOf(settingChange, edition, klass);
    expect([effect.presses, ...articles]).toEqual(article === "" ? [presses] : [presses, article]);
    expect(closingArticle(edition, klass, presses)).toBe(article);
    if (presses > 0) expect(closingArticle(edition, klass, presses - 1)).toBe("");
    expect(flagIsSilent(edition, klass)).toBe(silent);
  }
  for (const klass of [Class.Standard, Class.None]) {
    expect(closingArticle(edition, klass, 99)).toBe("");
    expect(flagIsSilent(edition, klass)).toBe(false);
  }
});

test("two flags are a draw, and a lost game is claimed, in the fast games of 1997 and 2001", () => {
  const drawn = years.flatMap((year) =>
    kinds.filter((kind) => drawArticle(editions[year], classes[kind]) === "B8").map((kind) => `${year} ${kind}`),
  );
  expect(drawn).toEqual(["1997 rapid", "1997 blitz", "2001 rapid", "2001 blitz"]);
  const claimed = years.flatMap((year) =>
    kinds.filter((kind) => losesByClaim(editions[year], classes[kind])).map((kind) => `${year} ${kind}`),
  );
  expect(claimed).toEqual(["1997 blitz", "2001 blitz"]);
});

test("a press without a move is an illegal move from 2018 on [7.5.3]", () => {
  expect(years.filter((year) => isPressIllegal(editions[year]))).toEqual([2018, 2023]);
});

test.each<[Year, [number, string], [number, string]]>([
  [1997, [0, ""], [0, ""]],
  [2001, [0, ""], [0, ""]],
  [2014, [2, "A.3, 7.5b"], [1, "B.3, B.2"]],
  [2018, [2, "A.3.1, 7.5.5"], [1, "B.3.1, B.2"]],
  [2023, [2, "A.4, 7.5.5"], [2, "B.2, 7.5.5"]],
])("the Competition Rules in rapid and blitz of %i", (year, rapid, blitz) => {
  const of = (klass: Class) => [competitionMin(editions[year], klass), competitionArticle(editions[year], klass)];
  expect([of(Class.Rapid), of(Class.Blitz)]).toEqual([rapid, blitz]);
  expect(of(Class.Standard)).toEqual([0, ""]);
  expect(competitionMin(editions[year], Class.None)).toBe(0);
});
