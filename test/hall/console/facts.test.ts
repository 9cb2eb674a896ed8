/** What the console reads from a clock's display and state, also where they do not tell everything. */
import { describe, expect, test } from "vitest";
import { factsOf, isCalled, type Mark } from "../../../sim/hall/console/facts";
import type { ClockView, Screen } from "../../../sim/hall/model/clock";
import { readTime } from "../../../sim/hall/model/shown";
import type { SideState, State } from "../../../sim/link/state";
import { type Played, playedClock } from "./played-clock";

interface Told {
  readonly played?: Partial<Played>;
  readonly state?: Partial<State> | null;
  readonly white?: Partial<SideState>;
  readonly screen?: Screen;
  readonly view?: Partial<ClockView>;
}

function facts({ played, state = {}, white, screen, view }: Told = {}, before?: "white" | "black") {
  const clock = playedClock({ number: 1, ...played });
  const known = clock.state === null || state === null ? null : { ...clock.state, ...state };
  const made = known === null ? null : { ...known, white: { ...known.white, ...white } };
  return factsOf({ ...clock, state: made, screen: { ...clock.screen, ...screen }, ...view }, before);
}

/** A display of which nothing is known yet. */
const blank: Partial<ClockView> = { screen: {} };
const menu = { title: "Menu" };

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

describe("a clock of which nothing is known yet", () => {
  test("has neither times nor counts, and nobody runs", () => {
    const none = { time: "", ms: -1, count: "", mark: "none", lacks: 0, extra: "" };
    expect(facts({ state: null, view: blank })).toEqual({
      ...{ left: "white", white: none, black: none, running: null, next: null, phase: "unknown" },
      ...{ isInMenu: false, firstFlag: null, isFallen: false, isOverdue: false, isShort: false, isNoShow: false },
      ...{ defaultTime: "", isHeard: true, isBatteryLow: false, period: "" },
    });
  });

  test("runs if its display says so, and counts its presses there", () => {
    const shown = facts({ state: null, screen: { leftCount: "3" } });
    expect([shown.phase, shown.running, shown.isNoShow]).toEqual(["running", "white", false]);
    expect(facts({ state: null, screen: { leftCount: "0" } }).isNoShow).toBe(true);
    expect(facts({ state: null, screen: { leftCount: "" } }).isNoShow).toBe(true);
    expect(facts({ state: null, screen: { leftFlag: "?" } }).white.mark).toBe("none");
  });

  test("but its state has its times and counts before the display comes", () => {
    const { white, period } = facts({ view: blank });
    expect([white.time, white.count, period]).toEqual(["0:41:01", "20", ""]);
  });
});

describe("a display", () => {
  test("is newer than the state, for times, counts and what is left of the method", () => {
    const { white, period } = facts({ screen: { left: "0:40:59", leftCount: "21", leftExtra: "+9", middle: "2/3" } });
    expect([white.time, white.ms, white.count, white.extra, period]).toEqual(["0:40:59", 2_459_000, "21", "+9", "2/3"]);
  });

  test("without a count leaves that of the state", () => {
    expect(facts({ screen: { leftCount: "" } }).white.count).toBe("20");
  });

  test("in a menu shows numbers of the menu, not of the game, and the sides stay where they were", () => {
    const shown = facts({ screen: { ...menu, left: "12", leftCount: "7", leftFlag: "first", bar: "right" } });
    expect(shown).toMatchObject({
      white: { time: "0:41:01", count: "20", mark: "none" },
      running: "white",
      next: null,
    });
    expect(facts({ state: null, screen: { ...menu, left: "12" } })).toMatchObject({
      white: { time: "12" },
      running: null,
    });
    const nameless = { ...menu, left: "", right: "", leftName: "", rightName: "" };
    const { left, white, isInMenu } = facts(
      { played: { isWhiteRight: true, whiteMs: 60_000 }, screen: nameless },
      "black",
    );
    expect([left, white.time, isInMenu]).toEqual(["black", "0:01:00", true]);
  });

  test.each([
    ["left", "white", null],
    ["right", "black", null],
    ["(left)", null, "white"],
    ["(right)", null, "black"],
    ["", "white", null],
  ])("with the bar %j says who runs", (bar, running, next) => {
    expect(facts({ screen: { bar } })).toMatchObject({ running, next });
  });
});

describe("the mark of a side", () => {
  test.each<[string, Partial<SideState>, Mark]>([
    ["first", {}, "first"],
    ["flag", {}, "fallen"],
    ["passed", {}, "passed"],
    ["<5", {}, "under"],
    ["", { flag: "blinking" }, "none"],
    ["?", { flag: "none" }, "none"],
    ["?", { flag: "blinking" }, "first"],
    ["?", { flag: "steady", remaining: 1 }, "passed"],
    ["?", { flag: "steady", remaining: 0 }, "fallen"],
    // A name that every object of JavaScript has
    ["constructor", { flag: "none" }, "none"],
  ])("%j on the display, in the state %o", (leftFlag, white, mark) => {
    expect(facts({ screen: { leftFlag }, white }).white.mark).toBe(mark);
    if (leftFlag === "?") expect(facts({ screen: menu, white }).white.mark).toBe(mark);
  });

  test.each<[Mark, boolean]>([
    ["none", false],
    ["first", true],
    ["fallen", true],
    ["overdue", true],
    ["under", false],
    ["passed", false],
  ])("%s calls the arbiter: %s", (mark, calls) => {
    expect(isCalled(mark)).toBe(calls);
  });

  test("of either side makes the game fallen, or overdue", () => {
    const shown = (screen: Screen) => facts({ screen }).isFallen;
    const either = [shown({ leftFlag: "flag" }), shown({ rightFlag: "flag" })];
    expect([...either, shown({ leftFlag: "passed", rightFlag: "<5" })]).toEqual([true, true, false]);
    const lacking = (white: number, black: number) => facts({ view: { overdue: { white, black } } });
    expect([lacking(1, 0).isOverdue, lacking(0, 1).isOverdue, lacking(0, 0).isOverdue]).toEqual([true, true, false]);
    expect(lacking(0, 4).black).toMatchObject({ mark: "overdue", lacks: 4 });
  });

  test("is that of missing moves, unless the flag has fallen since", () => {
    const late = (leftFlag: string) => facts({ screen: { leftFlag }, view: { overdue: { white: 3, black: 0 } } });
    expect(late("passed")).toMatchObject({ isFallen: false, isOverdue: true, white: { mark: "overdue", lacks: 3 } });
    expect(late("first")).toMatchObject({ isFallen: true, isOverdue: false, white: { mark: "first" } });
  });

  test("says which flag fell first, or else the state does", () => {
    expect(facts({ screen: { leftFlag: "first" } }).firstFlag).toBe("white");
    expect(facts({ screen: { leftFlag: "flag", rightFlag: "first" } }).firstFlag).toBe("black");
    expect(facts({ screen: { leftFlag: "flag" }, state: { firstFlag: "black" } }).firstFlag).toBe("black");
    expect(facts().firstFlag).toBe(null);
  });
});

describe("the phase", () => {
  test.each<[string, Partial<State>, Screen, string]>([
    ["of a clock that runs on after a flag", { mode: "fallen" }, { leftFlag: "flag" }, "fallen"],
    ["of a flag that only the display has yet", { mode: "running" }, { leftFlag: "flag" }, "fallen"],
    ["of a paused clock with a flag", { mode: "paused", running: null }, { bar: "(left)", leftFlag: "flag" }, "paused"],
    ["of a clock started since its last event", { mode: "paused", running: null }, { bar: "left" }, "running"],
    ["of a clock that has been paused since then", { mode: "running" }, { bar: "(left)" }, "paused"],
    ["of a game that is over", { mode: "finished", running: null }, { bar: "" }, "finished"],
    ["of a clock that is ready", { mode: "ready", running: null }, { bar: "(left)" }, "ready"],
    ["of a running clock without a bar or a side", { mode: "running", running: null }, { bar: "" }, "running"],
  ])("%s", (_, state, screen, phase) => {
    expect(facts({ state, screen }).phase).toBe(phase);
  });
});

describe("short of time", () => {
  test.each([
    ["blitz", 29_900, true],
    ["blitz", 30_000, false],
    ["rapid", 119_000, true],
    ["rapid", 120_000, false],
    ["standard", 299_000, true],
    ["standard", 300_000, false],
    [null, 299_000, true],
  ] as const)("in a game of the class %s with %i ms: %s", (name, blackMs, isShort) => {
    expect(facts({ played: { blackMs }, state: { class: name } }).isShort).toBe(isShort);
  });

  test.each<[string, Told, boolean]>([
    ["is a side with no time left that still runs", { played: { whiteMs: 0 } }, true],
    ["is a side of a paused game", { played: { whiteMs: 1000, mode: "paused", running: null } }, true],
    ["is no side without a time", { screen: { left: "-:--:--" } }, false],
    ["is no side of a game that is ready", { played: { whiteMs: 1000, mode: "ready", running: null } }, false],
    ["is no side of a game that is over", { played: { whiteMs: 1000, mode: "finished", running: null } }, false],
  ])("%s", (_, told, isShort) => {
    expect(facts(told).isShort).toBe(isShort);
  });
});

describe("no-show", () => {
  test.each<[Partial<Played>, Screen, boolean]>([
    [{ presses: [0, 0] }, {}, true],
    [{ presses: [1, 1], running: "black" }, {}, false],
    [{ presses: [0, 0], running: null, mode: "ready" }, {}, false],
    [{ presses: [1, 0], running: "black" }, {}, true],
    [{ presses: [1, 0], running: "white" }, {}, false],
    [{ presses: [1, 0], running: "black" }, { rightFlag: "first" }, false],
  ])("is the side that runs and has not moved: %o %o, %s", (played, screen, isNoShow) => {
    expect(facts({ played, screen }).isNoShow).toBe(isNoShow);
  });

  test.each([
    ["Default time 12 min", "12 min"],
    ["Black: Default time over", "over"],
    ["Default time", ""],
    ["5400+30", ""],
  ])("has its default time at the end of the line %s", (line, left) => {
    expect(facts({ screen: { line } })).toMatchObject({ defaultTime: left, isNoShow: left !== "" });
  });
});

test.each([
  ["online", true],
  ["silent", false],
  ["lost", false],
] as const)("a clock that is %s is heard: %s", (presence, isHeard) => {
  expect(facts({ view: { presence } }).isHeard).toBe(isHeard);
});
