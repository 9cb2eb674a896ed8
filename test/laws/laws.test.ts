import { expect, test } from "vitest";
import { Class, type Edition, Penalty } from "../../firmware/core/words";
import {
  bothFlagsDraw,
  Claimant,
  claimantHalves,
  competitionMin,
  defaultTimeMin,
  flagIsSilent,
  isPressIllegal,
  losesByClaim,
  opponentMin,
  quickplayOnly,
} from "../../firmware/laws/laws";
import {
  bothFlagsArticle,
  competitionArticle,
  defaultTimeArticle,
  settingArticle,
  settingPresses,
} from "../../firmware/laws/table/articles";
import { articleOf, isOutside } from "../../firmware/laws/table/penalty-articles";
import { classes, editions, type Kind, kinds, type Year } from "./editions";

const years: Year[] = [1997, 2001, 2014, 2018, 2023];

/** Returns the penalties of the first, second and later illegal moves, such as "2 2 lost". */
function offences(edition: Edition, klass: Class): string {
  const words: string[] = [];
  for (let nth = 1; nth <= 4; nth++) {
    const minutes = opponentMin(edition, klass, Penalty.IllegalMove, nth);
    words.push(minutes < 0 ? "lost" : `${minutes}`);
  }
  return words.join(" ");
}

test.each<[Year, Kind, string, string, boolean]>([
  [1997, "standard", "2 2 lost lost", "10.3", false],
  [1997, "rapid", "2 2 lost lost", "10.3", true],
  [1997, "blitz", "lost lost lost lost", "C3", true],
  [1997, "none", "2 2 lost lost", "10.3", false],
  [2001, "standard", "2 2 lost lost", "7.4b", false],
  [2001, "rapid", "2 2 lost lost", "B2", false],
  [2001, "blitz", "lost lost lost lost", "C3", false],
  [2001, "none", "2 2 lost lost", "7.4b", false],
  [2014, "standard", "2 lost lost lost", "7.5b", false],
  [2014, "rapid", "lost lost lost lost", "A.4b", true],
  [2014, "blitz", "lost lost lost lost", "B.4", true],
  [2014, "none", "2 lost lost lost", "7.5b", false],
  [2018, "standard", "2 lost lost lost", "7.5.5", true],
  [2018, "rapid", "2 lost lost lost", "A.4.2", true],
  [2018, "blitz", "1 lost lost lost", "B.2", true],
  [2018, "none", "2 lost lost lost", "7.5.5", true],
  [2023, "standard", "2 lost lost lost", "7.5.5", false],
  [2023, "rapid", "1 lost lost lost", "A.3", false],
  [2023, "blitz", "1 lost lost lost", "B.3", false],
  [2023, "none", "2 lost lost lost", "7.5.5", false],
])("illegal moves, %i %s: %s", (year, kind, expected, article, outside) => {
  const edition = editions[year];
  const klass = classes[kind];
  expect(offences(edition, klass)).toBe(expected);
  for (let nth = 1; nth <= 3; nth++) {
    expect(articleOf(edition, klass, Penalty.IllegalMove, nth)).toBe(article);
  }
  expect(isOutside(edition, klass, Penalty.IllegalMove)).toBe(outside);
});

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

test.each<[Year, Kind, number, Claimant, string, boolean]>([
  [1997, "standard", 3, Claimant.HalfAtMost3, "9.5b", false],
  [1997, "rapid", 3, Claimant.HalfAtMost3, "9.5b", true],
  [1997, "blitz", 3, Claimant.HalfAtMost3, "9.5b", true],
  [1997, "none", 3, Claimant.HalfAtMost3, "9.5b", false],
  [2001, "standard", 3, Claimant.Rule2001, "9.5", false],
  [2001, "rapid", 3, Claimant.Rule2001, "B2", false],
  [2001, "blitz", 3, Claimant.Rule2001, "C2", false],
  [2001, "none", 3, Claimant.Rule2001, "9.5", false],
  [2014, "standard", 2, Claimant.Nothing, "9.5b", false],
  [2014, "rapid", 2, Claimant.Nothing, "9.5b", true],
  [2014, "blitz", 1, Claimant.Nothing, "B.2", true],
  [2014, "none", 2, Claimant.Nothing, "9.5b", false],
  [2018, "standard", 2, Claimant.Nothing, "9.5.3", true],
  [2018, "rapid", 2, Claimant.Nothing, "9.5.3", true],
  [2018, "blitz", 1, Claimant.Nothing, "B.2", true],
  [2018, "none", 2, Claimant.Nothing, "9.5.3", true],
  [2023, "standard", 2, Claimant.Nothing, "9.5.3", false],
  [2023, "rapid", 1, Claimant.Nothing, "A.3", false],
  [2023, "blitz", 1, Claimant.Nothing, "A.3", false],
  [2023, "none", 2, Claimant.Nothing, "9.5.3", false],
])("a wrong draw claim, %i %s: opponent + %i", (year, kind, minutes, claimant, article, outside) => {
  const edition = editions[year];
  const klass = classes[kind];
  for (let nth = 1; nth <= 3; nth++) {
    expect(opponentMin(edition, klass, Penalty.DrawClaim, nth)).toBe(minutes);
    expect(opponentMin(edition, klass, Penalty.DrawClaim, nth) < 0).toBe(false);
    expect(articleOf(edition, klass, Penalty.DrawClaim, nth)).toBe(article);
  }
  expect(claimantHalves(edition, klass, Penalty.DrawClaim)).toBe(claimant);
  expect(isOutside(edition, klass, Penalty.DrawClaim)).toBe(outside);
});

test.each<[Year, Kind, number, string, boolean]>([
  [1997, "standard", 2, "10.2b", false],
  [1997, "rapid", 2, "10.2b", false],
  [1997, "blitz", 0, "C5", true],
  [2001, "standard", 2, "10.2b, 10.2c", false],
  [2001, "rapid", 2, "10.2b, 10.2c", false],
  [2001, "blitz", 0, "C4", false],
  [2001, "none", 2, "10.2b, 10.2c", false],
  [2014, "standard", 2, "G.5", true],
  [2014, "rapid", 2, "G.5", true],
  [2014, "blitz", 0, "G.3", true],
  [2018, "standard", 2, "III.5", true],
  [2018, "rapid", 2, "III.5", true],
  [2018, "blitz", 0, "III.2.2", true],
  [2023, "standard", 2, "III.5.2, III.5.3", false],
  [2023, "rapid", 2, "III.5.2, III.5.3", false],
  [2023, "blitz", 0, "III.2.2", false],
  [2023, "none", 2, "III.5.2, III.5.3", false],
])("a quickplay-finish claim, %i %s: opponent + %i", (year, kind, minutes, article, outside) => {
  const edition = editions[year];
  const klass = classes[kind];
  for (let nth = 1; nth <= 3; nth++) {
    expect(opponentMin(edition, klass, Penalty.QuickplayClaim, nth)).toBe(minutes);
    expect(opponentMin(edition, klass, Penalty.QuickplayClaim, nth) < 0).toBe(false);
    expect(articleOf(edition, klass, Penalty.QuickplayClaim, nth)).toBe(article);
  }
  expect(claimantHalves(edition, klass, Penalty.QuickplayClaim)).toBe(Claimant.Nothing);
  expect(isOutside(edition, klass, Penalty.QuickplayClaim)).toBe(outside);
});

test.each<[Penalty, string[], boolean[]]>([
  [Penalty.PressWithoutMove, ["7.3", "", "", "7.5.3", "7.5.3"], [false, true, true, true, false]],
  [
    Penalty.AddTime,
    ["13.5, 13.4b", "13.5, 13.4b", "12.5, 12.9b", "12.9", "12.5, 12.9.2"],
    [false, false, false, true, false],
  ],
  [Penalty.TakeTime, ["13.4c", "13.4c", "12.9c", "12.9", "12.9.3"], [false, false, false, true, false]],
  [Penalty.Warning, ["13.4a", "13.4a", "12.9a", "12.9", "12.9.1"], [false, false, false, true, false]],
])("acts without minutes of their own: penalty %i", (penalty, articles, outside) => {
  years.forEach((year, i) => {
    for (const kind of kinds) {
      expect(opponentMin(editions[year], classes[kind], penalty, 1)).toBe(0);
      expect(opponentMin(editions[year], classes[kind], penalty, 9) < 0).toBe(false);
      expect(claimantHalves(editions[year], classes[kind], penalty)).toBe(Claimant.Nothing);
      expect(articleOf(editions[year], classes[kind], penalty, 1)).toBe(articles[i]);
      expect(isOutside(editions[year], classes[kind], penalty)).toBe(outside[i]);
    }
  });
});

test.each<[Year, number, string]>([
  [1997, 60, "6.6"],
  [2001, 60, "6.7"],
  [2014, -1, "6.7a"],
  [2018, 0, "6.7.1"],
  [2023, 0, "6.7.1"],
])("default time if unstated, %i: %i min", (year, minutes, article) => {
  expect(defaultTimeMin(editions[year])).toBe(minutes);
  expect(defaultTimeArticle(editions[year])).toBe(article);
});

test.each<[Year, string, string, string]>([
  [1997, "6.11, 10.4", "B8", "B8"],
  [2001, "6.12, 10.3", "B8", "B8, C2"],
  [2014, "6.11", "6.11", "6.11"],
  [2018, "III.3.1", "III.3.1", "III.3.1"],
  [2023, "III.3.1", "III.3.1", "III.3.1"],
])("both flags down, articles of %i", (year, standard, rapid, blitz) => {
  expect(bothFlagsArticle(editions[year], Class.None)).toBe(standard);
  expect(bothFlagsArticle(editions[year], Class.Standard)).toBe(standard);
  expect(bothFlagsArticle(editions[year], Class.Rapid)).toBe(rapid);
  expect(bothFlagsArticle(editions[year], Class.Blitz)).toBe(blitz);
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
    expect(settingPresses(edition, klass)).toBe(presses);
    expect(settingArticle(edition, klass)).toBe(article);
    expect(flagIsSilent(edition, klass)).toBe(silent);
  }
  for (const klass of [Class.Standard, Class.None]) {
    expect(settingPresses(edition, klass)).toBe(0);
    expect(settingArticle(edition, klass)).toBe("");
    expect(flagIsSilent(edition, klass)).toBe(false);
  }
});

test("two flags are a draw, and a lost game is claimed, in the fast games of 1997 and 2001", () => {
  const drawn = years.flatMap((year) =>
    kinds.filter((kind) => bothFlagsDraw(editions[year], classes[kind])).map((kind) => `${year} ${kind}`),
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
