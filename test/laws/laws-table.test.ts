/**
 * Every cell of the table of the Laws, typed by hand: its effect, its articles, and its mark "o". The table must have
 * it, and the device's code must answer it.
 */
import { describe, expect, test } from "vitest";
import { Penalty } from "../../firmware/core/words";
import { defaultTimeMin } from "../../firmware/laws/laws";
import type { BothFlags, DrawClaim, QuickplayClaim } from "../../firmware/laws/table/cell";
import {
  addTime,
  answered,
  bothFlags,
  defaultTime,
  drawClaim,
  flagCall,
  illegalMove,
  pressWithoutMove,
  quickplayClaim,
  takeTime,
  warning,
} from "../../firmware/laws/table/table";
import { expectAct, expectDrawClaim, expectIllegalMove, expectQuickplayClaim } from "./device-answers";
import { editions } from "./editions";
import { cell, classes } from "./table-cells";

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
    expectIllegalMove(edition, klass, expected);
  });
});

describe("wrong draw claim", () => {
  const either3: DrawClaim = { opponentMin: 3, claimant: "half-at-most-3", eitherOr: true };
  const both3: DrawClaim = { opponentMin: 3, claimant: "half-or-one-minute", eitherOr: false };
  const plus = (opponentMin: number): DrawClaim => ({ opponentMin, claimant: "nothing", eitherOr: false });
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
    expectDrawClaim(edition, klass, expected);
  });
});

describe("quickplay-finish claim", () => {
  const mayOnly: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "nothing" };
  const mayOrMust: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "must" };
  const never: QuickplayClaim = { opponentMin: 0, postponed: "nothing", refused: "nothing" };
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
    expectQuickplayClaim(edition, klass, expected);
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
  expect(defaultTimeMin(editions[edition])).toBe(expected.effect.minutes ?? -1);
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

describe("acts of the arbiter", () => {
  test.each([
    ["1997", cell({ acts: "no credit" }, "7.3"), "13.5 13.4b", "13.4c", "13.4a", ""],
    ["2001", cell({ acts: "no credit" }, "", "o"), "13.5 13.4b", "13.4c", "13.4a", ""],
    ["2014", cell({ acts: "no credit" }, "", "o"), "12.5 12.9b", "12.9c", "12.9a", ""],
    ["2018", cell({ acts: "illegal move" }, "7.5.3", "o"), "12.9", "12.9", "12.9", "o"],
    ["2023", cell({ acts: "illegal move" }, "7.5.3"), "12.5 12.9.2", "12.9.3", "12.9.1", ""],
  ] as const)("press without a move, add and take time, warning, %s", (edition, pressed, add, take, warn, mark) => {
    const acts = [
      [pressWithoutMove, Penalty.PressWithoutMove, pressed],
      [warning, Penalty.Warning, cell({ acts: "recorded" }, warn, mark)],
      [addTime, Penalty.AddTime, cell({ acts: "opponent gains" }, add, mark)],
      [takeTime, Penalty.TakeTime, cell({ acts: "offender loses" }, take, mark)],
    ] as const;
    for (const klass of classes) {
      for (const [table, penalty, expected] of acts) {
        expect(table[edition][klass]).toEqual(expected);
        expectAct(edition, klass, penalty, expected);
      }
    }
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
