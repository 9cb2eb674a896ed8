/** The bounds of the classes, and what depends on the class. */

import { describe, expect, test } from "vitest";
import type { Bounds } from "../../firmware/laws/table/cell";
import {
  blitzBounds,
  competition,
  guideline,
  rapidBounds,
  reversedColours,
  settingChange,
} from "../../firmware/laws/table/table";
import { editionNames } from "../../firmware/laws/table/years";
import { cell, classes } from "./table-cells";

describe("class bounds", () => {
  const from15to60: Bounds = { fromMin: 15, fromIncluded: true, toMin: 60, toIncluded: true, fixedTime: true };
  const under15: Bounds = { fromMin: 0, fromIncluded: false, toMin: 15, toIncluded: false, fixedTime: true };
  const over10under60: Bounds = { fromMin: 10, fromIncluded: false, toMin: 60, toIncluded: false, fixedTime: false };
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
  test.each(editionNames.flatMap((edition) => classes.map((klass) => [edition, klass] as const)))(
    "change of the setting, %s %s",
    (edition, klass) => {
      let expected = cell({ presses: 0 }, "");
      if (edition === "2001" && klass !== "standard") expected = cell({ presses: 3 }, "B4");
      if (edition === "2023" && klass !== "standard") expected = cell({ presses: 10 }, "A.5.1.1");
      expect(settingChange[edition][klass]).toEqual(expected);
    },
  );
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

test.each([
  ["1997", cell({ fewerMoves: 0 }, "7.2")],
  ["2001", cell({ fewerMoves: 0 }, "7.2")],
  ["2014", cell({ fewerMoves: 0 }, "7.3")],
  ["2018", cell({ fewerMoves: 10 }, "7.3", "o")],
  ["2023", cell({ fewerMoves: 10 }, "7.3")],
] as const)("colours reversed, %s", (edition, expected) => expect(reversedColours[edition]).toEqual(expected));
