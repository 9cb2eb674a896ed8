/** Reports and the journal, joined to one row. Each row of a table is an event: its time and its name. */
import { describe, expect, test } from "vitest";
import type { Surroundings } from "../../../sim/hall/bridge/journal-time";
import type { Told } from "../../../sim/hall/bridge/match";
import { type JournalEvent, merge } from "../../../sim/hall/bridge/merge";
import { running, state } from "./sample-states";

function journal(...rows: [at: number, name: string][]): JournalEvent[] {
  return rows.map(([at, name], i) => ({ page: 0, at: 8 + 4 * i, index: 0, state: state(at, name) }));
}

function told(isKept: boolean, subscription: number, ...rows: [at: number, name: string][]): Told[] {
  return rows.map(([at, name]) => ({ state: state(at, name), subscription, isKept }));
}

/** The mark at the journal's event number `place`. */
function markAt(place: number, clockMs: number) {
  return { page: 0, at: 8 + 4 * place, index: 0, clockMs };
}

/** The time, the event and the presses of each event that the journal adds. */
function dated(from: JournalEvent[], mark: ReturnType<typeof markAt> | null, around: Surroundings): string[] {
  return merge(from, mark, [], 250, around).added.map((added) =>
    added.from === "journal" ? `${added.state.at} ${added.state.event} ${added.state.white.presses}` : "",
  );
}

function joined(from: JournalEvent[], mark: ReturnType<typeof markAt> | null, row: Told[]): string[] {
  return merge(from, mark, row, 250).added.map((added) => {
    const event = added.from === "journal" ? added.state : row[added.told]?.state;
    return `${added.from} ${event?.at} ${event?.event} ${event?.white.presses}`;
  });
}

describe("joined", () => {
  test("at first contact, everything of the journal", () => {
    expect(joined(journal([0, "control"], [500, "start"]), null, [])).toEqual([
      "journal 0 control 0",
      "journal 500 start 0",
    ]);
  });

  test("what was lost, between what was reported", () => {
    const row = [...told(true, 1, [1000, "start"], [2000, "press 1"]), ...told(false, 1, [5000, "press 4"])];
    const whole = journal(
      [0, "control"],
      [100, "start"],
      [1100, "press 1"],
      [2100, "press 2"],
      [3100, "press 3"],
      [4100, "press 4"],
    );
    expect(joined(whole, markAt(0, 900), row)).toEqual([
      "journal 3000 press 2",
      "journal 4000 press 3",
      "report 5000 press 4",
    ]);
  });

  test("reports behind the part that was read", () => {
    const row = told(false, 1, [2000, "press 1"], [3000, "press 2"]);
    const { added, covered } = merge(journal([0, "control"], [100, "press 1"]), markAt(0, 1900), row, 250);
    expect([added, covered]).toEqual([
      [
        { from: "report", told: 0 },
        { from: "report", told: 1 },
      ],
      1,
    ]);
  });

  test("two ignored presses of which one was reported, late", () => {
    const whole = journal([0, "start"], [300, "ignored"], [900, "ignored"]);
    expect(joined(whole, markAt(0, 1000), told(true, 1, [2080, "ignored"]))).toEqual(["journal 1300 ignored 0"]);
    expect(joined(whole, markAt(0, 1000), told(true, 1, [1380, "ignored"]))).toEqual(["journal 1900 ignored 0"]);
  });

  test("each power-on counts its own time", () => {
    const whole = journal([0, "control"], [700, "ignored"], [700, "power"], [760, "ignored"], [900, "resume"]);
    const row = [...told(true, 1, [1000, "control"]), ...told(false, 2, [200, "resume"])];
    expect(joined(whole, null, row)).toEqual([
      "journal 1700 ignored 0",
      "journal 0 power 0",
      "journal 60 ignored 0",
      "report 200 resume 0",
    ]);
  });

  test("a report that the journal never had keeps its place", () => {
    const row = told(false, 1, [1000, "start"], [1500, "control"], [2000, "press 1"]);
    expect(joined(journal([0, "start"], [400, "ignored"], [700, "ignored"], [1000, "press 1"]), null, row)).toEqual([
      "report 1000 start 0",
      "journal 1400 ignored 0",
      "report 1500 control 0",
      "journal 1700 ignored 0",
      "report 2000 press 1",
    ]);
  });

  test.each<[string, JournalEvent[], ReturnType<typeof markAt> | null, Told[], string[]]>([
    [
      "a report of another power-on, of which the journal has nothing",
      journal([0, "start"], [400, "ignored"], [1000, "press 1"]),
      null,
      [...told(false, 1, [1000, "start"]), ...told(false, 2, [7, "finish"]), ...told(false, 1, [2000, "press 1"])],
      ["report 1000 start 0", "journal 1400 ignored 0", "report 7 finish 0", "report 2000 press 1"],
    ],
    [
      "a record of which the journal has half, where it has the mark",
      journal([0, "control"], [100, "start"], [1100, "press 1"]),
      markAt(0, 900),
      told(true, 1, [1000, "start"], [1500, "control"], [1600, "pause"]),
      ["journal 2000 press 1"],
    ],
    [
      "a record of which the journal has two thirds, without a mark",
      journal([0, "start"], [500, "press 1"], [900, "press 2"]),
      null,
      told(true, 1, [1000, "start"], [1200, "control"], [1500, "press 1"]),
      ["journal 1900 press 2"],
    ],
    [
      "a record of an earlier game that began alike, and a report of the game of the journal",
      journal([0, "control"], [500, "start"], [1500, "press 9"]),
      null,
      [
        ...told(true, 1, [1000, "start"], [2000, "press 1"], [3000, "press 2"], [4000, "press 3"]),
        ...told(false, 2, [10_500, "press 9"]),
      ],
      ["journal 9000 control 0", "journal 9500 start 0", "report 10500 press 9"],
    ],
  ])("%s", (_, whole, mark, row, lines) => expect(joined(whole, mark, row)).toEqual(lines));

  test("times that wrap", () => {
    const wrap = 2 ** 30;
    const row = [...told(true, 1, [wrap - 500, "start"]), ...told(false, 1, [1500, "press 2"])];
    const whole = journal([wrap - 100, "start"], [400, "press 1"], [1900, "press 2"]);
    expect(joined(whole, null, row)).toEqual(["journal 0 press 1", "report 1500 press 2"]);
  });

  test("a journal that begins anew after somebody erased the memory", () => {
    const mark = { page: 7, at: 400, index: 0, clockMs: 9000 };
    expect(joined(journal([0, "control"], [500, "start"]), mark, [])).toHaveLength(2);
  });
});

describe("a new game while nobody listened, none of which was reported", () => {
  const old = { page: 0, at: 8, index: 0, clockMs: 70_000 };
  const events = [state(0, "control"), running(400, "start", 0), running(2400, "ignored", 2000)];
  const later = events.map((event, i) => ({ page: 2, at: 8 + 4 * i, index: 0, state: event }));
  const last = { ...state(90_000, "finish"), mode: "finished" as const };

  test("began shortly before the clock's answer if the clock stands still", () => {
    expect(dated(later.slice(0, 1), old, { last, now: state(95_000, "state") })).toEqual(["95000 control 0"]);
    const rested = { ...state(95_000, "state"), mode: "paused" as const };
    expect(dated(later, old, { last, now: rested })).toEqual(["92600 control 0", "93000 start 0", "95000 ignored 0"]);
  });

  test("never began before the game that the record has", () => {
    const events = ["90000 control 0", "90400 start 0", "92400 ignored 0"];
    expect(dated(later, old, { last })).toEqual(events);
    expect(dated(later, old, { last, now: state(5000, "state") })).toEqual(events);
  });

  test("has the exact times if the clock runs: the time used tells how long ago each event was", () => {
    const exact = ["150000 control 0", "150400 start 0", "152400 ignored 0"];
    expect(dated(later, old, { last, now: running(153_000, "state", 2600) })).toEqual(exact);
    expect(dated(later, old, { now: running(153_000, "state", 2600) })).toEqual(exact);
    expect(dated(later, null, { now: running(153_000, "state", 2600) })).toEqual(exact);
  });

  test("may have an event that the clock's answer does not know yet", () => {
    expect(dated(later, old, { last, now: running(152_000, "state", 1600) })).toEqual([
      "150000 control 0",
      "150400 start 0",
      "152400 ignored 0",
    ]);
  });

  test("may have lost its power", () => {
    const power = [...events, state(3000, "power"), running(3700, "resume", 2600)];
    const whole = power.map((event, i) => ({ page: 2, at: 8 + 4 * i, index: 0, state: event }));
    const rows = ["90000 control 0", "90400 start 0", "92400 ignored 0", "0 power 0", "700 resume 0"];
    expect(dated(whole, old, { last, now: running(1000, "state", 2900) })).toEqual(rows);
  });
});

describe("anchored", () => {
  const mark = { page: 0, at: 8, index: 0, clockMs: 0 };
  const whole = journal([0, "control"], [500, "start"]);

  test("where the journal still has the mark, or an event that was recorded", () => {
    expect(merge(whole, mark, [], 250).isAnchored).toBe(true);
    expect(merge(whole, null, [], 250).isAnchored).toBe(true);
    expect(merge(whole, null, told(true, 1, [500, "start"]), 250).isAnchored).toBe(true);
  });

  test("not where a new game has erased it", () => {
    const later = whole.map((event) => ({ ...event, page: 2 }));
    expect(merge(later, mark, [], 250).isAnchored).toBe(false);
    expect(merge(later, mark, told(true, 1, [900, "press 7"]), 250).isAnchored).toBe(false);
  });
});
