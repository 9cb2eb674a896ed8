/** Which reported events are the same as events of the journal. */
import { describe, expect, test } from "vitest";
import { align, keyOf, match, spanMs, type Told } from "../../../sim/hall/bridge/match";
import type { State } from "../../../sim/link/state";
import { side, state } from "./sample-states";

type Row = readonly [at: number, name: string];

const journalOf = (...rows: Row[]): State[] => rows.map(([at, name]) => state(at, name));
const toldBy = (subscription: number, ...rows: Row[]): Told[] =>
  rows.map(([at, name]) => ({ state: state(at, name), subscription, isKept: false }));
const kept = (told: readonly Told[]): Told[] => told.map((event) => ({ ...event, isKept: true }));

describe("the span on a counter that wraps", () => {
  const half = 2 ** 29;
  test.each([
    [0, 5, 5],
    [5, 0, -5],
    [2 ** 30 - 3, 4, 7],
    [4, 2 ** 30 - 3, -7],
    [0, half - 1, half - 1],
    [0, half, -half],
    [-(2 ** 30), 1, 1],
  ])("from %i to %i", (earlier, later, ms) => {
    expect(spanMs(earlier, later)).toBe(ms);
  });
});

describe("two events with the same time are not the same", () => {
  const plain = { ...state(1, "press 1"), side: "white" } as const;
  test.each<[string, Partial<State>]>([
    ["event", { event: "flag" }],
    ["side", { side: "black" }],
    ["withdrawn", { withdrawn: true }],
    ["mode", { mode: "paused" }],
    ["running", { running: "black" }],
    ["turn", { turn: "black" }],
    ["first flag", { firstFlag: "black" }],
    ["control", { control: "61" }],
    ["remaining", { white: { ...plain.white, remaining: 1 } }],
    ["delay", { white: { ...plain.white, delay: 1 } }],
    ["overtime", { black: { ...side, overtime: 1 } }],
    ["used", { black: { ...side, used: 1 } }],
    ["presses", { black: { ...side, presses: 1 } }],
    ["period", { black: { ...side, period: 2 } }],
    ["flag", { black: { ...side, flag: "steady" } }],
    ["numbers whose digits are the same in a row", { white: { ...plain.white, used: 1, presses: 11 } }],
  ])("with another %s", (_, change) => {
    const keys = new Set(
      [plain, { ...plain, ...change }, { ...plain, white: { ...plain.white, used: 11 } }].map(keyOf),
    );
    expect(keys.size).toBe(3);
  });

  test("but their texts do not matter", () => {
    expect(keyOf({ ...plain, at: 9, class: null, white: { ...plain.white, shown: "-" } })).toBe(keyOf(plain));
  });
});

describe("places in the journal", () => {
  const clues = { offsets: [], lateMs: 100 };

  test("of each report, or none", () => {
    const journal = journalOf([0, "start"], [500, "press 1"], [900, "press 2"], [1400, "pause 2"]);
    const told = toldBy(1, [1000, "start"], [1500, "press 1"], [1700, "gong 1"], [2400, "pause 2"], [2900, "resume 2"]);
    const { places, offsets } = match(journal, told, clues);
    expect([places, [...offsets]]).toEqual([[0, 1, -1, 3, -1], [[1, -1000]]]);
  });

  test("not of a report whose time differs from the others by 1 ms", () => {
    const journal = journalOf([0, "start"], [500, "press 1"], [900, "press 2"]);
    const { places } = match(journal, toldBy(1, [1000, "start"], [1500, "press 1"], [1901, "press 2"]), clues);
    expect(places).toEqual([0, 1, -1]);
  });

  test.each([
    [1600, 1],
    [1601, -1],
  ])("of an ignored press up to lateMs late: %i", (at, place) => {
    const journal = journalOf([0, "start"], [500, "ignored"], [3000, "press 1"]);
    const told = toldBy(1, [1000, "start"], [at, "ignored"], [4000, "press 1"]);
    expect(match(journal, told, clues).places).toEqual([0, place, 2]);
  });

  test("of an ignored press are those of the nearest one", () => {
    const journal = journalOf([0, "start"], [480, "ignored"], [520, "ignored"]);
    const placesOf = (at: number) => match(journal, toldBy(1, [1000, "start"], [at, "ignored"]), clues).places;
    expect([placesOf(1490), placesOf(1510)]).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test("of ignored presses alone need a likely offset, where one is known", () => {
    const journal = journalOf([500, "ignored"], [2500, "ignored"]);
    const told = toldBy(1, [1540, "ignored"]);
    const placesWith = (...offsets: number[]) => match(journal, told, { offsets, lateMs: 100 }).places;
    expect([placesWith(-1000), placesWith(1000), placesWith(-5000), placesWith(-5000, 1000)]).toEqual([
      [0],
      [1],
      [-1],
      [1],
    ]);
    // Without a clue any offset is as good, and the later event wins.
    expect(placesWith()).toEqual([1]);
  });

  test("with most exact reports decide, however many ignored presses speak for another offset", () => {
    const rows: Row[] = [100, 200, 300, 400].map((at) => [at, "ignored"]);
    const journal = journalOf([0, "start"], ...rows, [900, "start"], [1500, "press 1"]);
    const told = toldBy(1, [1000, "start"], [1100, "ignored"], [1200, "ignored"], [1300, "ignored"], [1600, "press 1"]);
    expect(match(journal, told, { offsets: [], lateMs: 10 }).offsets.get(1)).toBe(-100);
  });

  test("at two equally good offsets are the later ones, unless a clue or an ignored press speaks for the earlier one", () => {
    const journal = journalOf([0, "start"], [5000, "start"]);
    const told = toldBy(1, [1000, "start"]);
    expect(match(journal, told, clues).places).toEqual([1]);
    expect(match(journal, told, { offsets: [9000, -1000], lateMs: 100 }).places).toEqual([0]);
    expect(match(journal, told, { offsets: [-1100], lateMs: 100 }).places).toEqual([0]);
    expect(match(journal, told, { offsets: [-1101], lateMs: 100 }).places).toEqual([1]);
    const ignored = match(
      journalOf([0, "start"], [500, "ignored"], [5000, "start"]),
      toldBy(1, [1000, "start"], [1500, "ignored"]),
      clues,
    );
    expect(ignored.places).toEqual([0, 1]);
  });

  test("of a subscription with many events are a clue for one with few", () => {
    const journal = journalOf([0, "start"], [100, "press 1"], [200, "press 2"], [5000, "start"]);
    const few = toldBy(1, [1000, "start"]);
    const many = toldBy(2, [1100, "press 1"], [1200, "press 2"]);
    const { places, offsets } = match(journal, [...few, ...many], clues);
    expect([places, offsets.get(1), offsets.get(2)]).toEqual([[0, 1, 2], -1000, -1000]);
  });

  test("of what the record has already are the earlier of two equally good ones", () => {
    const journal = journalOf([0, "start"], [100, "press 1"], [5000, "start"]);
    expect(match(journal, kept(toldBy(1, [1000, "start"])), clues).places).toEqual([0]);
  });

  test("of ignored presses follow the offset of exact reports, of which there may be fewer", () => {
    const journal = journalOf([0, "start"], [500, "ignored"], [510, "ignored"], [800, "ignored"], [810, "ignored"]);
    const told = [...toldBy(1, [1000, "start"]), ...toldBy(2, [1500, "ignored"], [1510, "ignored"])];
    const { places, offsets } = match(journal, told, { offsets: [], lateMs: 3 });
    expect([places, offsets.get(2)]).toEqual([[0, 1, 2], -1000]);
  });

  test("say nothing of a subscription whose only report has the place of another's", () => {
    const journal = journalOf([0, "start"], [100, "press 1"], [200, "press 2"]);
    const first = kept(toldBy(1, [1000, "start"], [1100, "press 1"], [1200, "press 2"]));
    const { places, offsets } = match(journal, [...first, ...toldBy(2, [7000, "start"])], clues);
    expect([places, [...offsets]]).toEqual([[0, 1, 2, -1], [[1, -1000]]]);
  });

  test("of a subscription that shares nothing with the journal are unknown", () => {
    const { places, offsets } = match(journalOf([0, "start"]), toldBy(4, [7, "finish"]), { offsets: [0], lateMs: 9 });
    expect([places, offsets.size]).toEqual([[-1], 0]);
  });
});

describe("two rows are aligned", () => {
  /** Letters match if they are the same; a digit costs so much with any letter. */
  const aligned = (first: string, second: string) =>
    align(first.length, second.length, (i, k) => {
      const [a = "", b = ""] = [first[i], second[k]];
      return a === b ? 0 : /\d/.test(a) ? Number(a) : -1;
    });

  test.each([
    ["", "", []],
    ["", "a", [-1]],
    ["a", "", []],
    ["abc", "abc", [0, 1, 2]],
    ["abc", "axc", [0, -1, 2]],
    ["xabc", "abc", [1, 2, 3]],
    ["abcab", "cab", [2, 3, 4]],
    ["ab", "ba", [1, -1]],
    ["93", "z", [1]],
    ["39", "z", [0]],
    // Of two that match equally well, the earlier one of the second row does, and the later one of the first.
    ["a", "aa", [0, -1]],
    ["aa", "a", [1]],
    // The number of matches decides before their cost.
    ["a9", "ab", [0, 1]],
  ])("%s and %s", (first, second, places) => {
    expect(aligned(first, second)).toEqual(places);
  });
});
