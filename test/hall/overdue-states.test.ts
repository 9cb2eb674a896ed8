/** Whose time ran out before the moves of a period, told by a row of states. */
import { describe, expect, test } from "vitest";
import { nothingOverdue, overdueAfter, overdueIn } from "../../sim/hall/model/overdue";
import type { SideState, State } from "../../sim/link/state";
import { state } from "./server/scripted-hall";

/** Forty moves in the first period; at zero both sides get the second one. */
const zero = "40/5400:1800;at=zero";
const own = "40/5400:1800;at=own";

const side = (presses: number, period: number, more: Partial<SideState> = {}): SideState => ({
  ...{ ...state.white, presses, period, remaining: 1_800_000, flag: period > 1 ? "steady" : "none" },
  ...more,
});
const at = (
  control: string,
  event: string,
  white: SideState,
  black: SideState,
  mode: State["mode"] = "running",
): State => ({ ...{ ...state, control, event, mode, white, black } });

describe("under `zero`", () => {
  const late = at(zero, "period", side(38, 2), side(37, 2, { flag: "none" }));

  test("the side with the steady sign and time left lacks moves", () => {
    expect(overdueIn([late])).toEqual({ white: 2, black: 0 });
    expect(overdueIn([{ ...late, white: late.black, black: late.white }])).toEqual({ white: 0, black: 2 });
  });

  test.each([
    ["a side in its first period", at(zero, "press", side(38, 1, { flag: "steady" }), side(0, 1))],
    ["a side without time left, whose flag has fallen", at(zero, "flag", side(38, 2, { remaining: 0 }), side(40, 2))],
    ["a side whose first flag blinks", at(zero, "flag", side(38, 2, { flag: "blinking" }), side(40, 2))],
    ["a side that has made its moves", at(zero, "period", side(40, 2), side(40, 2))],
    ["a clock without a game", at(zero, "period", side(38, 2), side(38, 2), "setup")],
    ["a game that is yet to begin", at(zero, "period", side(38, 2), side(38, 2), "ready")],
    ["a control that nobody can read", at("40 apples", "period", side(38, 2), side(38, 2))],
    ["a control whose periods follow moves", at("40/5400:1800;at=moves", "period", side(38, 2), side(38, 2))],
    ["a control without a number of moves", at("5400:1800x3;at=zero", "period", side(38, 2), side(38, 2))],
  ])("%s lacks nothing", (_, told) => {
    expect(overdueIn([told])).toEqual(nothingOverdue);
  });

  test("it stays so, whatever is pressed", () => {
    const after = at(zero, "press", side(45, 2), side(45, 2));
    expect(overdueAfter({ white: 2, black: 0 }, late, after)).toEqual({ white: 2, black: 0 });
  });

  test.each(["correct", "undo", "control", "penalty", "restore"])("until %s gives the side its moves", (event) => {
    const before = { white: 2, black: 0 };
    expect(overdueAfter(before, late, at(zero, event, side(40, 2), side(40, 2)))).toEqual(nothingOverdue);
    expect(overdueAfter(before, late, at(zero, event, side(39, 2), side(40, 2)))).toEqual(before);
  });

  test("a new game lacks nothing", () => {
    expect(overdueAfter({ white: 2, black: 1 }, late, at(zero, "control", side(0, 1), side(0, 1), "ready"))).toEqual(
      nothingOverdue,
    );
  });

  test("what has not changed is the same record, so that nobody tells it again", () => {
    const before = { white: 2, black: 0 };
    expect(overdueAfter(before, null, late)).toBe(before);
  });
});

describe("under `own`", () => {
  const first = at(own, "press", side(38, 1), side(37, 1));
  const white = at(own, "period", side(38, 2), side(37, 1));
  const both = at(own, "period", side(38, 2), side(37, 2));

  test("each side is judged when it enters its period", () => {
    expect(overdueIn([first, white])).toEqual({ white: 2, black: 0 });
    expect(overdueIn([first, white, both])).toEqual({ white: 2, black: 3 });
  });

  test("a side that was in its period before is not judged by it", () => {
    expect(overdueIn([white, white])).toEqual(nothingOverdue);
    expect(overdueIn([white])).toEqual(nothingOverdue);
  });
});
