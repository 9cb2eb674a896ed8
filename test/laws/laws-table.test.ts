import { describe, expect, test } from "vitest";
import type { BothFlags, Bounds, Cell, ClassName, EditionName } from "../../firmware/laws/table/cell";
import { blitzBounds, rapidBounds } from "../../firmware/laws/table/classes";
import { answered, competition, guideline } from "../../firmware/laws/table/options";
import {
  addTime,
  bothFlags,
  defaultTime,
  drawClaim,
  flagCall,
  illegalMove,
  pressWithoutMove,
  quickplayClaim,
  settingChange,
  takeTime,
  warning,
} from "../../firmware/laws/table/table";

// Every cell of the table of clock.md §7, typed from there: effect, articles, and whether it is marked "o".

const editions: EditionName[] = ["1997", "2001", "2014", "2018", "2023"];
const classes: ClassName[] = ["standard", "rapid", "blitz"];

function cell<Effect>(effect: Effect, article: string, mark = ""): Cell<Effect> {
  return { effect, articles: article === "" ? [] : article.split(" "), outside: mark === "o" };
}

describe("illegal move", () => {
  const of = (opponentMin: number[], special = "") => ({
    opponentMin,
    byClaim: special === "claim",
    quickplayOnly: special === "quickplay",
  });
  test.each([
    ["1997", "standard", cell(of([2, 2], "quickplay"), "10.3")],
    ["1997", "rapid", cell(of([2, 2]), "10.3", "o")],
    ["1997", "blitz", cell(of([], "claim"), "C3", "o")],
    ["2001", "standard", cell(of([2, 2]), "7.4b")],
    ["2001", "rapid", cell(of([2, 2]), "B2")],
    ["2001", "blitz", cell(of([], "claim"), "C3")],
    ["2014", "standard", cell(of([2]), "7.5b")],
    ["2014", "rapid", cell(of([]), "A.4b", "o")],
    ["2014", "blitz", cell(of([]), "B.4", "o")],
    ["2018", "standard", cell(of([2]), "7.5.5", "o")],
    ["2018", "rapid", cell(of([2]), "A.4.2", "o")],
    ["2018", "blitz", cell(of([1]), "B.2", "o")],
    ["2023", "standard", cell(of([2]), "7.5.5")],
    ["2023", "rapid", cell(of([1]), "A.3")],
    ["2023", "blitz", cell(of([1]), "B.3")],
  ] as const)("illegal move, %s %s", (edition, klass, expected) => {
    expect(illegalMove[edition][klass]).toEqual(expected);
  });
});

describe("wrong draw claim", () => {
  const either3 = { opponentMin: 3, claimant: "half-at-most-3", eitherOr: true };
  const both3 = { opponentMin: 3, claimant: "half-or-one-minute", eitherOr: false };
  const plus = (opponentMin: number) => ({ opponentMin, claimant: "nothing", eitherOr: false });
  test.each([
    ["1997", "standard", cell(either3, "9.5b")],
    ["1997", "rapid", cell(either3, "9.5b", "o")],
    ["1997", "blitz", cell(either3, "9.5b", "o")],
    ["2001", "standard", cell(both3, "9.5")],
    ["2001", "rapid", cell(both3, "B2")],
    ["2001", "blitz", cell(both3, "C2")],
    ["2014", "standard", cell(plus(2), "9.5b")],
    ["2014", "rapid", cell(plus(2), "9.5b", "o")],
    ["2014", "blitz", cell(plus(1), "B.2", "o")],
    ["2018", "standard", cell(plus(2), "9.5.3", "o")],
    ["2018", "rapid", cell(plus(2), "9.5.3", "o")],
    ["2018", "blitz", cell(plus(1), "B.2", "o")],
    ["2023", "standard", cell(plus(2), "9.5.3")],
    ["2023", "rapid", cell(plus(1), "A.3")],
    ["2023", "blitz", cell(plus(1), "A.3")],
  ] as const)("wrong draw claim, %s %s", (edition, klass, expected) => {
    expect(drawClaim[edition][klass]).toEqual(expected);
  });
});

describe("quickplay-finish claim", () => {
  const mayOnly = { opponentMin: 2, postponed: "may", refused: "nothing" };
  const mayOrMust = { opponentMin: 2, postponed: "may", refused: "must" };
  const never = { opponentMin: 0, postponed: "nothing", refused: "nothing" };
  test.each([
    ["1997", "standard", cell(mayOnly, "10.2b")],
    ["1997", "rapid", cell(mayOnly, "10.2b")],
    ["1997", "blitz", cell(never, "C5", "o")],
    ["2001", "standard", cell(mayOrMust, "10.2b 10.2c")],
    ["2001", "rapid", cell(mayOrMust, "10.2b 10.2c")],
    ["2001", "blitz", cell(never, "C4")],
    ["2014", "standard", cell(mayOrMust, "G.5", "o")],
    ["2014", "rapid", cell(mayOrMust, "G.5", "o")],
    ["2014", "blitz", cell(never, "G.3", "o")],
    ["2018", "standard", cell(mayOrMust, "III.5", "o")],
    ["2018", "rapid", cell(mayOrMust, "III.5", "o")],
    ["2018", "blitz", cell(never, "III.2.2", "o")],
    ["2023", "standard", cell(mayOrMust, "III.5.2 III.5.3")],
    ["2023", "rapid", cell(mayOrMust, "III.5.2 III.5.3")],
    ["2023", "blitz", cell(never, "III.2.2")],
  ] as const)("quickplay-finish claim, %s %s", (edition, klass, expected) => {
    expect(quickplayClaim[edition][klass]).toEqual(expected);
  });
});

test.each([
  ["1997", cell({ minutes: 60 }, "6.6")],
  ["2001", cell({ minutes: 60 }, "6.7")],
  ["2014", cell({ minutes: undefined }, "6.7a")],
  ["2018", cell({ minutes: 0 }, "6.7.1")],
  ["2023", cell({ minutes: 0 }, "6.7.1")],
] as const)("default time if unstated, %s", (edition, expected) => {
  expect(defaultTime[edition]).toEqual(expected);
});

describe("both flags down", () => {
  const byPeriod: BothFlags = {
    orderKnown: "first flag decides",
    orderUnknown: "goes on",
    orderUnknownInLast: "drawn",
  };
  const drawn: BothFlags = { orderKnown: "drawn", orderUnknown: "drawn", orderUnknownInLast: "drawn" };
  test.each([
    ["1997", "standard", cell(byPeriod, "6.11 10.4")],
    ["1997", "rapid", cell(drawn, "B8", "o")],
    ["1997", "blitz", cell(drawn, "B8", "o")],
    ["2001", "standard", cell(byPeriod, "6.12 10.3")],
    ["2001", "rapid", cell(drawn, "B8")],
    ["2001", "blitz", cell(drawn, "B8 C2")],
    ["2014", "standard", cell(byPeriod, "6.11")],
    ["2014", "rapid", cell(byPeriod, "6.11")],
    ["2014", "blitz", cell(byPeriod, "6.11")],
    ["2018", "standard", cell(byPeriod, "III.3.1", "o")],
    ["2018", "rapid", cell(byPeriod, "III.3.1", "o")],
    ["2018", "blitz", cell(byPeriod, "III.3.1", "o")],
    ["2023", "standard", cell(byPeriod, "III.3.1")],
    ["2023", "rapid", cell(byPeriod, "III.3.1")],
    ["2023", "blitz", cell(byPeriod, "III.3.1")],
  ] as const)("both flags down, %s %s", (edition, klass, expected) => {
    expect(bothFlags[edition][klass]).toEqual(expected);
  });
});

describe("flag called by", () => {
  const unsaid = { by: "unsaid", silent: false };
  const players = { by: "players only", silent: true };
  const arbiter = { by: "arbiter too", silent: false };
  test.each([
    ["1997", "standard", cell(unsaid, "")],
    ["1997", "rapid", cell(players, "B6", "o")],
    ["1997", "blitz", cell(players, "B6", "o")],
    ["2001", "standard", cell(unsaid, "")],
    ["2001", "rapid", cell(players, "B6")],
    ["2001", "blitz", cell(players, "B6")],
    ["2014", "standard", cell(unsaid, "")],
    ["2014", "rapid", cell(arbiter, "", "o")],
    ["2014", "blitz", cell(arbiter, "", "o")],
    ["2018", "standard", cell(unsaid, "")],
    ["2018", "rapid", cell(arbiter, "A.4.5", "o")],
    ["2018", "blitz", cell(arbiter, "A.4.5", "o")],
    ["2023", "standard", cell(unsaid, "")],
    ["2023", "rapid", cell(arbiter, "A.5.5")],
    ["2023", "blitz", cell(arbiter, "A.5.5")],
  ] as const)("flag called by, %s %s", (edition, klass, expected) => {
    expect(flagCall[edition][klass]).toEqual(expected);
  });
});

describe("class bounds", () => {
  const from15to60: Bounds = {
    fromMin: 15,
    fromIncluded: true,
    toMin: 60,
    toIncluded: true,
    fixedTime: true,
  };
  const under15: Bounds = { fromMin: 0, fromIncluded: false, toMin: 15, toIncluded: false, fixedTime: true };
  const over10under60: Bounds = {
    fromMin: 10,
    fromIncluded: false,
    toMin: 60,
    toIncluded: false,
    fixedTime: false,
  };
  const upTo10: Bounds = { fromMin: 0, fromIncluded: false, toMin: 10, toIncluded: true, fixedTime: false };
  test.each([
    ["1997", cell(from15to60, "B1", "o"), cell(under15, "C1", "o")],
    ["2001", cell(from15to60, "B1"), cell(under15, "C1")],
    ["2014", cell(over10under60, "A.1", "o"), cell(upTo10, "B.1", "o")],
    ["2018", cell(over10under60, "A.1", "o"), cell(upTo10, "B.1", "o")],
    ["2023", cell(over10under60, "A.1"), cell(upTo10, "B.1")],
  ] as const)("class bounds, %s", (edition, rapid, blitz) => {
    expect(rapidBounds[edition]).toEqual(rapid);
    expect(blitzBounds[edition]).toEqual(blitz);
  });
});

describe("changes of the setting are warned of after 3 presses of each [2001 B4], 10 [2023 A.5.1.1]", () => {
  test.each(editions.flatMap((edition) => classes.map((klass) => [edition, klass] as const)))(
    "change of the setting, %s %s",
    (edition, klass) => {
      let expected = cell({ presses: 0 }, "");
      if (edition === "2001" && klass !== "standard") expected = cell({ presses: 3 }, "B4");
      if (edition === "2023" && klass !== "standard") expected = cell({ presses: 10 }, "A.5.1.1");
      expect(settingChange[edition][klass]).toEqual(expected);
    },
  );
});

describe("acts of the arbiter", () => {
  test.each([
    ["1997", cell({ acts: "no credit" }, "7.3"), "13.5 13.4b", "13.4c", "13.4a", ""],
    ["2001", cell({ acts: "no credit" }, "", "o"), "13.5 13.4b", "13.4c", "13.4a", ""],
    ["2014", cell({ acts: "no credit" }, "", "o"), "12.5 12.9b", "12.9c", "12.9a", ""],
    ["2018", cell({ acts: "illegal move" }, "7.5.3", "o"), "12.9", "12.9", "12.9", "o"],
    ["2023", cell({ acts: "illegal move" }, "7.5.3"), "12.5 12.9.2", "12.9.3", "12.9.1", ""],
  ] as const)("press without a move, add and take time, warning, %s", (edition, pressed, add, take, warn, mark) => {
    for (const klass of classes) {
      expect(pressWithoutMove[edition][klass]).toEqual(pressed);
      expect(warning[edition][klass]).toEqual(cell({ acts: "recorded" }, warn, mark));
      expect(addTime[edition][klass]).toEqual(cell({ acts: "opponent gains" }, add, mark));
      expect(takeTime[edition][klass]).toEqual(cell({ acts: "offender loses" }, take, mark));
    }
  });
});

describe("rapid and blitz by the Competition Rules: 2 minutes from 2023 on [A.4, B.2]", () => {
  const plus = (opponentMin: number) => ({ opponentMin });
  test.each([
    ["1997", cell(plus(0), "", "o"), cell(plus(0), "", "o")],
    ["2001", cell(plus(0), ""), cell(plus(0), "")],
    ["2014", cell(plus(2), "A.3 7.5b", "o"), cell(plus(1), "B.3 B.2", "o")],
    ["2018", cell(plus(2), "A.3.1 7.5.5", "o"), cell(plus(1), "B.3.1 B.2", "o")],
    ["2023", cell(plus(2), "A.4 7.5.5"), cell(plus(2), "B.2 7.5.5")],
  ] as const)("Competition Rules, %s", (edition, rapid, blitz) => {
    expect(competition[edition].standard.effect.opponentMin).toBe(0);
    expect(competition[edition].rapid).toEqual(rapid);
    expect(competition[edition].blitz).toEqual(blitz);
  });
});

describe("an illegal move that the opponent has answered stands [2023 A.5.2; 1997 and 2001 C3]", () => {
  test.each([
    ["1997", "", "C3", "o"],
    ["2001", "", "C3", ""],
    ["2014", "A.4b", "A.4b", "o"],
    ["2018", "A.4.2", "A.4.2", "o"],
    ["2023", "A.5.2", "A.5.2", ""],
  ] as const)("answered, %s", (edition, rapid, blitz, mark) => {
    expect(answered[edition].standard.effect.stands).toBe(false);
    expect(answered[edition].rapid.effect.stands).toBe(rapid !== "");
    if (rapid !== "") expect(answered[edition].rapid).toEqual(cell({ stands: true }, rapid, mark));
    expect(answered[edition].blitz).toEqual(cell({ stands: true }, blitz, mark));
  });
});

describe("five seconds a move are offered from 2014 on, never in blitz", () => {
  const [offered, never] = [{ offered: true }, { offered: false }];
  test.each([
    ["1997", cell(never, ""), cell(never, "")],
    ["2001", cell(never, ""), cell(never, "")],
    ["2014", cell(offered, "G.4", "o"), cell(never, "G.3", "o")],
    ["2018", cell(offered, "III.4", "o"), cell(never, "III.2.2", "o")],
    ["2023", cell(offered, "III.4"), cell(never, "III.2.2")],
  ] as const)("guideline, %s", (edition, slow, blitz) => {
    expect(guideline[edition].standard).toEqual(slow);
    expect(guideline[edition].rapid).toEqual(slow);
    expect(guideline[edition].blitz).toEqual(blitz);
  });
});
