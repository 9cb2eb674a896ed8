/** Which class a time control belongs to, to the millisecond. */
import { describe, expect, test } from "vitest";
import { answeredArticle } from "../../firmware/app/game/article";
import { Class } from "../../firmware/core/words";
import { classOfTotal, hasGuideline } from "../../firmware/laws/laws";
import { guideline } from "../../firmware/laws/table/table";
import { cellOf, classes, editions, kinds, type Year } from "./editions";

test.each<[Year, string, string]>([
  [1997, "", "C3"],
  [2001, "", "C3"],
  [2014, "A.4b", "A.4b"],
  [2018, "A.4.2", "A.4.2"],
  [2023, "A.5.2", "A.5.2"],
])("an answered illegal move in rapid and blitz of %i stands by %s, %s", (year, rapid, blitz) => {
  expect(kinds.map((kind) => answeredArticle(editions[year], classes[kind]))).toEqual(["", rapid, blitz, ""]);
});

test.each<[Year, boolean, string, string]>([
  [1997, false, "", ""],
  [2001, false, "", ""],
  [2014, true, "G.4", "G.3"],
  [2018, true, "III.4", "III.2.2"],
  [2023, true, "III.4", "III.2.2"],
])("five seconds a move in %i: %s, never in blitz", (year, offered, article, blitz) => {
  const edition = editions[year];
  expect(kinds.map((kind) => hasGuideline(edition, classes[kind]))).toEqual([offered, offered, false, offered]);
  expect(kinds.map((kind) => cellOf(guideline, edition, classes[kind]).articles.join())).toEqual([
    article,
    article,
    blitz,
    article,
  ]);
});

const SECOND_MS = 1000;
const MIN_MS = 60 * SECOND_MS;

describe("bounds of the classes to the second and to the millisecond", () => {
  const fixedTimes: [number, Class][] = [
    [1, Class.Blitz],
    [10 * MIN_MS, Class.Blitz],
    [15 * MIN_MS - 1, Class.Blitz],
    [15 * MIN_MS, Class.Rapid],
    [15 * MIN_MS + 1, Class.Rapid],
    [60 * MIN_MS - 1, Class.Rapid],
    [60 * MIN_MS, Class.Rapid],
    [60 * MIN_MS + 1, Class.Standard],
    [120 * MIN_MS, Class.Standard],
  ];
  const totals: [number, Class][] = [
    [1, Class.Blitz],
    [10 * MIN_MS - 1, Class.Blitz],
    [10 * MIN_MS, Class.Blitz],
    [10 * MIN_MS + 1, Class.Rapid],
    [15 * MIN_MS, Class.Rapid],
    [60 * MIN_MS - 1, Class.Rapid],
    [60 * MIN_MS, Class.Standard],
    [60 * MIN_MS + 1, Class.Standard],
  ];
  test.each([1997, 2001] as const)("fixed times of %i", (year) => {
    for (const [ms, klass] of fixedTimes) expect(classOfTotal(editions[year], ms, false, ms)).toBe(klass);
  });
  test.each([1997, 2001] as const)("with a value %i looks at the bases alone", (year) => {
    for (const totalMs of [5 * MIN_MS, 30 * MIN_MS, 90 * MIN_MS, 300 * MIN_MS]) {
      expect(classOfTotal(editions[year], totalMs, true, 60 * MIN_MS)).toBe(Class.None);
      expect(classOfTotal(editions[year], totalMs, true, 60 * MIN_MS + 1)).toBe(Class.Standard);
    }
  });
  test.each([2014, 2018, 2023] as const)("T of %i, with a value or without", (year) => {
    for (const [ms, klass] of totals) {
      expect(classOfTotal(editions[year], ms, false, ms)).toBe(klass);
      expect(classOfTotal(editions[year], ms, true, 0)).toBe(klass);
    }
  });
});
