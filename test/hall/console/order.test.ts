/** Which clocks the console lists, and in which order. */
import { afterEach, describe, expect, test } from "vitest";
import { allCells, takeAll } from "../../../sim/hall/console/cells";
import { countsOf, type Filter, filters, inOrder, matches, type Order, passes } from "../../../sim/hall/console/order";
import type { ClockView } from "../../../sim/hall/model/clock";
import { type Played, playedClock } from "./played-clock";

afterEach(() => void takeAll([]));

const everything: Order = { filter: "all", query: "", by: "number", isDown: false };

function cellOf(played: Partial<Played>, change: Partial<ClockView> = {}) {
  takeAll([{ ...playedClock({ number: 1, ...played }), ...change }]);
  const [cell] = allCells();
  if (cell === undefined) throw new Error("no cell");
  return cell;
}

/** Returns the numbers of the clocks in an order. */
function ordered(views: readonly ClockView[], order: Partial<Order>): number[] {
  takeAll(views);
  return inOrder(allCells(), { ...everything, ...order }).map(({ view }) => view.value.number);
}

describe("a filter", () => {
  test.each<[string, Partial<Played>, Partial<ClockView>, readonly Filter[]]>([
    ["a game like any other", {}, {}, []],
    ["a fallen flag", { firstFlag: "white", whiteMs: 0, running: null, mode: "fallen" }, {}, ["flag"]],
    ["missing moves", {}, { overdue: { white: 2, black: 0 } }, ["flag"]],
    ["little time", { blackMs: 200_000 }, {}, ["short"]],
    ["White who has not moved", { presses: [0, 0] }, {}, ["noShow"]],
    ["a pause", { mode: "paused", running: null }, {}, ["paused"]],
    ["a clock that is lost", { presence: "lost" }, {}, ["trouble"]],
    ["a low battery", { isBatteryLow: true }, {}, ["trouble"]],
    ["missing events", { missing: 1 }, {}, ["trouble"]],
  ])("shows %s", (_, played, change, shown) => {
    const cell = cellOf(played, change);
    expect(filters.filter((filter) => passes(cell, filter))).toEqual(["all", ...shown]);
    expect(countsOf([cell, cell])).toEqual({
      ...{ all: 2, flag: 0, short: 0, noShow: 0, paused: 0, trouble: 0 },
      ...Object.fromEntries(shown.map((filter) => [filter, 2])),
    });
  });
});

describe("a search", () => {
  const players = ["Íñigo Núñez", "Žaneta"] as const;
  test.each([
    ["", true],
    ["   ", true],
    ["nunez", true],
    [" ÍÑIGO ", true],
    ["zaneta", true],
    ["jose", false],
    ["main", true],
    ["simulated", true],
    ["112", true],
    ["1", false],
    ["12", false],
    ["main-112", true],
  ])("for %j: %s", (query, isFound) => {
    expect(matches(cellOf({ number: 112, players }), query)).toBe(isFound);
  });

  test.each([
    ["12", true],
    ["2", false],
    ["0", false],
  ])("for %s finds the link's number where the clock has none: %s", (query, isFound) => {
    expect(matches(cellOf({ number: 12 }, { number: 0 }), query)).toBe(isFound);
  });

  test("and a filter hold together", () => {
    const views = [
      playedClock({ number: 1, presence: "lost" }),
      playedClock({ number: 2 }),
      playedClock({ number: 3, missing: 2 }),
    ];
    expect(ordered(views, { filter: "trouble", query: "white" })).toEqual([1, 3]);
    expect(ordered(views, { filter: "trouble", query: "3" })).toEqual([3]);
  });
});

describe("the order", () => {
  test("by number has clocks without one at the end, by their links", () => {
    const bare = (link: number): ClockView => ({ ...playedClock({ number: link }), number: 0 });
    takeAll([bare(10), playedClock({ number: 30 }), bare(9), playedClock({ number: 4 })]);
    const ids = (isDown: boolean) => inOrder(allCells(), { ...everything, isDown }).map(({ id }) => id);
    expect(ids(false)).toEqual(["main-4", "main-30", "main-9", "main-10"]);
    expect(ids(true)).toEqual(["main-10", "main-9", "main-30", "main-4"]);
  });

  test("by time has the running side's, or the smaller one of a clock that stands", () => {
    const views = [
      playedClock({ number: 1, whiteMs: 90_000, blackMs: 10_000 }),
      playedClock({ number: 2, whiteMs: 10_000, blackMs: 80_000, running: "black" }),
      playedClock({ number: 3, whiteMs: 70_000, blackMs: 85_000, running: null, mode: "paused" }),
      { ...playedClock({ number: 4 }), state: null, screen: {} },
      playedClock({ number: 5, whiteMs: 90_000 }),
      playedClock({ number: 6, whiteMs: 0 }),
    ];
    expect(ordered(views, { by: "time" })).toEqual([6, 3, 2, 1, 5, 4]);
    expect(ordered(views, { by: "time", isDown: true })).toEqual([4, 5, 1, 2, 3, 6]);
  });

  test("by state has clocks that are away first, then those that need an arbiter", () => {
    const modes = ["finished", "running", "ready", "paused", "setup"] as const;
    const views = [
      ...modes.map((mode, at) => playedClock({ number: at + 1, mode, running: mode === "running" ? "white" : null })),
      { ...playedClock({ number: 6 }), state: null, screen: {} },
      playedClock({ number: 7, mode: "fallen", running: null, firstFlag: "white" }),
      playedClock({ number: 8, presence: "lost" }),
    ];
    expect(ordered(views, { by: "state" })).toEqual([8, 7, 4, 2, 3, 1, 5, 6]);
  });
});
