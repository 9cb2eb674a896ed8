/** Whether a journal reaches back to what the record has, and how far it has been read. */
import { describe, expect, test } from "vitest";
import type { Told } from "../../../sim/hall/bridge/match";
import { isBehind, type JournalEvent, type Merged, merge } from "../../../sim/hall/bridge/merge";
import type { State } from "../../../sim/link/state";
import { newGame, running, state } from "./sample-states";

type Row = readonly [at: number, name: string];
type Mark = { page: number; at: number; index: number; clockMs: number };

/** Puts events into a page, each with the place of its record. */
function onPage(page: number, ...states: State[]): JournalEvent[] {
  return states.map((each, i) => ({ page, at: 8 + 4 * i, index: 0, state: each }));
}

const rowOf = (...rows: Row[]): State[] => rows.map(([at, name]) => state(at, name));
const kept = (...states: State[]): Told[] => states.map((each) => ({ state: each, subscription: 1, isKept: true }));
const fresh = (...states: State[]): Told[] => states.map((each) => ({ state: each, subscription: 1, isKept: false }));

function joined(journal: JournalEvent[], mark: Mark | null, told: Told[], lateMs = 250): Merged {
  return merge(journal, mark, told, lateMs);
}

/** The time and the event of each event that the journal adds. */
function addedBy({ added }: Merged): string[] {
  return added.flatMap((each) => (each.from === "journal" ? `${each.state.at} ${each.state.event}` : []));
}

test.each([
  ["on a later page", [2, 8, 0], [1, 40, 3], true],
  ["on an earlier page", [1, 40, 3], [2, 8, 0], false],
  ["later on its page", [1, 12, 0], [1, 8, 5], true],
  ["earlier on its page", [1, 8, 5], [1, 12, 0], false],
  ["later in its record", [1, 8, 1], [1, 8, 0], true],
  ["the same", [1, 8, 1], [1, 8, 1], false],
] as const)("a place %s is behind the mark: %o %o", (_, place, mark, isLater) => {
  const [at, than] = [place, mark].map(([page, word, index]) => ({ page, at: word, index }));
  if (at === undefined || than === undefined) throw new Error("places");
  expect(isBehind(at, than)).toBe(isLater);
});

describe("the newest event", () => {
  const mark = { page: 3, at: 8, index: 0, clockMs: 9000 };

  test("has its place and its time on the clock", () => {
    const journal = onPage(3, ...rowOf([100, "start"], [700, "press 1"]));
    expect(joined(journal, mark, []).newest).toEqual({ page: 3, at: 12, index: 0, clockMs: 9600 });
  });

  test("keeps its time if the journal has nothing new", () => {
    const journal = onPage(3, ...rowOf([100, "start"]));
    expect(joined(journal, mark, [])).toMatchObject({ added: [], newest: mark, isAnchored: true });
  });

  test("of an empty journal is none, and everything reported stays", () => {
    const { added, newest, isAnchored, lacksPages } = joined([], null, fresh(state(1, "start")));
    expect([added, newest, isAnchored, lacksPages]).toEqual([[{ from: "report", told: 0 }], null, true, false]);
    expect(joined([], mark, []).isAnchored).toBe(false);
  });
});

test.each([
  [3, false],
  [4, false],
  [5, true],
])("a journal that begins on page %i lacks pages behind a mark on page 3: %s", (page, lacks) => {
  const journal = onPage(page, ...rowOf([100, "start"]));
  expect(joined(journal, { page: 3, at: 4, index: 0, clockMs: 0 }, []).lacksPages).toBe(lacks);
});

test("a journal that begins anew lacks no page that anybody knows of", () => {
  const journal = onPage(1, ...rowOf([100, "start"]));
  expect(joined(journal, { page: 0, at: 8, index: 0, clockMs: 0 }, []).lacksPages).toBe(false);
  expect(joined(journal, { page: 9, at: 8, index: 0, clockMs: 0 }, []).lacksPages).toBe(false);
});

describe("without the mark, reported events that the record has anchor the journal", () => {
  const mark = { page: 0, at: 400, index: 0, clockMs: 0 };
  const rows: Row[] = [
    [0, "start"],
    [500, "press 1"],
    [900, "press 2"],
    [1300, "press 3"],
    [1800, "press 4"],
    [2400, "press 5"],
  ];
  const journal = onPage(2, ...rowOf(...rows));
  const record = (...places: number[]): Told[] =>
    kept(...rowOf(...places.map((place): Row => [(rows[place]?.[0] ?? 0) + 1000, rows[place]?.[1] ?? ""])));
  const unknown = kept(state(700, "gong"));

  test.each([
    ["three in a row", record(0, 1, 2), true],
    ["two", record(0, 1), false],
    ["five of six", record(0, 1, 2, 4, 5), true],
    ["three with one between them that was not reported", record(0, 1, 3), true],
    ["three with two between them that were not reported", record(0, 2, 4), false],
    ["three and one that the journal lacks", [...record(0, 1, 2), ...unknown], true],
    ["three and two that the journal lacks", [...record(0, 1, 2), ...unknown, ...unknown], false],
    ["three behind others of before the journal", [...unknown, ...unknown, ...record(0, 1, 2)], true],
    ["four, the two last ones with two between them", record(0, 1, 2, 5), true],
  ])("%s", (_, told, isAnchored) => {
    expect(joined(journal, mark, told).isAnchored).toBe(isAnchored);
  });

  test("one is enough where the journal may begin before it", () => {
    const begun = [...kept(newGame(800)), ...record(0)];
    expect(joined(onPage(1, ...rowOf(...rows)), mark, begun).isAnchored).toBe(true);
    expect(joined(onPage(1, ...rowOf(...rows)), mark, record(0)).isAnchored).toBe(false);
    expect(joined(onPage(1, ...rowOf(...rows)), mark, [...record(0), ...fresh(newGame(9000))]).isAnchored).toBe(false);
    expect(joined(journal, mark, begun).isAnchored).toBe(false);
  });

  test("events that only look the same are another game's, and all of the journal is new", () => {
    expect(addedBy(joined(journal, mark, record(0)))).toHaveLength(6);
    const told = [...record(0), ...fresh(state(9500, "press 1"), state(9900, "press 2"))];
    const { added, covered } = joined(journal, mark, told);
    expect(added.map(({ from }) => from)).toEqual(["journal", "report", "report", "journal", "journal", "journal"]);
    expect([addedBy(joined(journal, mark, told))[0], covered]).toEqual(["9000 start", 6]);
  });
});

describe("dated", () => {
  test("by the power-on before the mark's next event", () => {
    const journal = onPage(0, ...rowOf([700, "power"], [760, "ignored"], [900, "resume"]));
    expect(addedBy(joined(journal, { page: 0, at: 12, index: 0, clockMs: 60 }, []))).toEqual(["200 resume"]);
  });

  test("by the power-on before it where the mark's own event cannot be read any more", () => {
    const journal = onPage(0, ...rowOf([600, "ignored"], [700, "power"], [760, "ignored"], [900, "resume"]));
    expect(addedBy(joined(journal, { page: 0, at: 18, index: 0, clockMs: 60 }, []))).toEqual(["200 resume"]);
    expect(addedBy(joined(journal, { page: 0, at: 10, index: 0, clockMs: 60 }, []))).toHaveLength(3);
  });

  test("an ignored press alone by a power-on that the journal tells", () => {
    const journal = onPage(0, ...rowOf([100, "ignored"], [700, "power"], [760, "ignored"], [1500, "ignored"]));
    expect(addedBy(joined(journal, null, kept(state(70, "ignored"))))).toEqual([
      "100 ignored",
      "0 power",
      "800 ignored",
    ]);
  });

  test("an ignored press alone by the clock's answer while it runs", () => {
    const journal = onPage(
      2,
      newGame(0),
      running(400, "start", 0),
      running(900, "ignored", 500),
      running(1900, "ignored", 1500),
    );
    const now = running(53_000, "state", 2600);
    const told: Told[] = [{ state: running(50_950, "ignored", 500), subscription: 1, isKept: false }];
    const { added } = merge(journal, { page: 0, at: 8, index: 0, clockMs: 7 }, told, 250, { now });
    expect(added.map((each) => (each.from === "journal" ? each.state.at : "report"))).toEqual([
      50_000,
      50_400,
      "report",
      51_900,
    ]);
  });
});

test("a report that the journal lacks comes before an event of the same instant", () => {
  const journal = onPage(0, ...rowOf([0, "start"], [500, "press 1"], [900, "press 2"]));
  const told = fresh(state(1000, "start"), state(1500, "gong"));
  expect(
    joined(journal, null, told).added.map((each) => (each.from === "journal" ? each.state.event : each.told)),
  ).toEqual([0, "press", 1, "press"]);
});
