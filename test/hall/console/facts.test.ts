/** Checks what the console reads from a clock's display and state. */
import { describe, expect, test } from "vitest";
import { factsOf } from "../../../sim/hall/console/facts";
import { readTime } from "../../../sim/hall/model/shown";
import { type Played, playedClock } from "./played-clock";

function facts(played: Partial<Played>, screen: Readonly<Record<string, string>> = {}) {
  const view = playedClock({ number: 1, ...played });
  return factsOf({ ...view, screen: { ...view.screen, ...screen } });
}

describe("a shown time", () => {
  test.each([
    ["1:05:00", 3_900_000],
    ["0:00:19.9", 19_900],
    ["0:41", 41_000],
    ["99:59:59", 359_999_000],
    ["-:--:--", -1],
    ["", -1],
  ])("%s", (text, ms) => expect(readTime(text)).toBe(ms));
});

describe("sides", () => {
  test("the names on the display say which time is whose", () => {
    const { white, black, left, running } = facts({ isWhiteRight: true, whiteMs: 60_000, blackMs: 120_000 });
    expect([left, white.time, black.time, running]).toEqual(["black", "0:01:00", "0:02:00", "white"]);
  });

  test("in Spanish too", () => {
    const { left } = facts({}, { leftName: "Negras", rightName: "Blancas" });
    expect(left).toBe("black");
  });

  test("a menu shows no times; those of the last event stay, and the sides stay where they were", () => {
    const view = playedClock({ number: 1, isWhiteRight: true, whiteMs: 60_000 });
    const menu = {
      ...view,
      screen: { ...view.screen, title: "Menu", left: "", right: "", leftName: "", rightName: "" },
    };
    const { left, white, isInMenu } = factsOf(menu, "black");
    expect([left, white.time, isInMenu]).toEqual(["black", "0:01:00", true]);
  });
});

describe("who runs", () => {
  test.each([
    ["left", "white", null],
    ["right", "black", null],
    ["(left)", null, "white"],
    ["(right)", null, "black"],
  ])("the bar %s", (bar, running, next) => expect(facts({}, { bar })).toMatchObject({ running, next }));

  test("a display that stands overrules the last event", () => {
    expect(facts({}, { bar: "(left)" }).phase).toBe("paused");
  });
});

describe("flags", () => {
  test("the first of two", () => {
    const { isFallen, firstFlag, phase } = facts({}, { leftFlag: "flag", rightFlag: "first" });
    expect([isFallen, firstFlag, phase]).toEqual([true, "black", "fallen"]);
  });

  test("a passed time control and the sign for five minutes are no fallen flags", () => {
    expect(facts({}, { leftFlag: "passed", rightFlag: "<5" }).isFallen).toBe(false);
  });

  test("moves that are missing at a time control are no fallen flag, but call, unless the flag has fallen since", () => {
    const view = playedClock({ number: 1 });
    const overdue = { white: 3, black: 0 };
    const late = factsOf({ ...view, overdue, screen: { ...view.screen, leftFlag: "passed" } });
    expect([late.isFallen, late.isOverdue, late.white.mark, late.white.lacks]).toEqual([false, true, "overdue", 3]);
    const lost = factsOf({ ...view, overdue, screen: { ...view.screen, leftFlag: "first" } });
    expect([lost.isFallen, lost.isOverdue, lost.white.mark]).toEqual([true, false, "first"]);
  });

  test("in a menu a steady flag with time left is the sign of a passed time control", () => {
    const view = playedClock({ number: 1 });
    if (view.state === null) throw new Error("no state");
    const white = { ...view.state.white, flag: "steady" as const, remaining: 60_000 };
    const shown = { ...view, state: { ...view.state, white }, screen: { ...view.screen, title: "Menu" } };
    expect(factsOf(shown).white.mark).toBe("passed");
  });
});

describe("short of time", () => {
  test.each([
    ["blitz", 29_900, true],
    ["blitz", 30_000, false],
    ["rapid", 119_000, true],
    ["rapid", 120_000, false],
    ["standard", 299_000, true],
    [null, 299_000, true],
  ] as const)("in a game of the class %s with %i ms: %s", (name, blackMs, isShort) => {
    const view = playedClock({ number: 1, blackMs });
    if (view.state === null) throw new Error("no state");
    expect(factsOf({ ...view, state: { ...view.state, class: name } }).isShort).toBe(isShort);
  });
});

describe("under five minutes", () => {
  test.each([
    [299_000, "running", true],
    [300_000, "running", false],
    [299_000, "finished", false],
  ] as const)("%i ms, %s", (blackMs, mode, isShort) => {
    expect(facts({ blackMs, mode, running: mode === "running" ? "white" : null }).isShort).toBe(isShort);
  });
});

describe("no-show", () => {
  test("White has not moved while his clock runs", () => {
    expect(facts({ presses: [0, 0] }).isNoShow).toBe(true);
    expect(facts({ presses: [1, 1], running: "black" }).isNoShow).toBe(false);
    expect(facts({ presses: [0, 0], running: null, mode: "ready" }).isNoShow).toBe(false);
  });

  test("Black has not moved while his clock runs", () => {
    expect(facts({ presses: [1, 0], running: "black" }).isNoShow).toBe(true);
    expect(facts({ presses: [1, 0], running: "white" }).isNoShow).toBe(false);
    expect(facts({ presses: [1, 0], running: "black" }, { rightFlag: "first" }).isNoShow).toBe(false);
  });

  test.each([
    ["Default time 12 min", "12 min"],
    ["Black: Default time over", "over"],
    ["Tiempo de espera agotado", "agotado"],
    ["5400+30", ""],
  ])("the line %s", (line, left) => expect(facts({ line }).defaultTime).toBe(left));
});
