/**
 * A store that is full, worn, unreadable, failing or missing. The clock continues exactly, and what it recovers was
 * true.
 */
import { describe, expect, test } from "vitest";
import { Memo, Region } from "../../firmware/app/model/choices";
import { PAGE_BYTES, WORD_BYTES } from "../../hal/virtual/cells";
import type { Held } from "../oracle/past";
import type { Act } from "../soak/act";
import { perform } from "../soak/acts";
import { Hand } from "../soak/hand";
import type { Place } from "../soak/place";
import { toldBy, whatWasTrue } from "../soak/recovered";
import { Table } from "../soak/table";
import { games } from "./games";
import { place } from "./place";
import { Flash, type Recording, record } from "./recording";
import { type Came, comeUp } from "./verdict";

const acts = games["corrections, penalties, what is taken back"] as readonly Act[];

/** Plays a game on a table. Throws if the clock and the oracle differ. */
function play(table: Table, some: readonly Act[]): Hand {
  const hand = new Hand(table);
  for (const act of some) {
    perform(hand, act);
    table.compare();
  }
  return hand;
}

function laid(change: Partial<Place> = {}): Table {
  return new Table({ ...place, ...change });
}

/** Returns whether the clock recovered something that was once true, or no game at all. */
function wasEverTrue({ app, said }: Came, recording: Recording): boolean {
  if (said.includes('"mode":"setup"')) return true;
  const held: Held[] = recording.spans.flatMap((span) => span.held);
  return whatWasTrue(toldBy(app.clock, said), held, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY) !== undefined;
}

describe("a worn word, in which no bit clears", () => {
  const recording = record(place, acts);
  const used = recording.operations
    .filter(({ at }) => at >= 0)
    .map(({ page, at }) => (page * PAGE_BYTES + at) / WORD_BYTES);

  test("wherever it lies, the game goes on, and a cut at its end loses nothing", () => {
    for (const word of used) {
      const table = laid();
      table.cells.worn = [word];
      const hand = play(table, acts);
      hand.cut(false);
      expect(table.recoveries).toBe(1);
    }
    expect(used.length).toBeGreaterThan(100);
  });

  test("many of them", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = laid();
      table.cells.worn = used.filter((_, n) => (n * 7_919 + seed * 104_729) % 97 < 8);
      play(table, acts).cut(false);
      expect(table.recoveries).toBe(1);
    }
  });
});

test("a store that gives up after any number of words: the game goes on; what comes back was true", () => {
  const recording = record(place, acts);
  const flash = new Flash(place.pages);
  let standing = 0;
  for (const operation of recording.operations) {
    flash.apply(operation);
    const table = laid();
    table.cells.goodWords = flash.cells.words;
    play(table, acts);
    table.cells.goodWords = -1;
    const came = comeUp(recording, table.cells);
    expect(came !== undefined && wasEverTrue(came, recording)).toBe(true);
    if (came?.said.includes('"mode":"paused"')) standing++;
  }
  expect(standing).toBeGreaterThan(50);
});

describe("no room", () => {
  const long: Act[] = [
    { kind: "newGame", control: "40000;flag=run-on", edition: 4, takesBack: true },
    { kind: "start" },
    { kind: "wait", ms: 19_500_000 },
    { kind: "press", side: "white", lateMs: 0 },
    { kind: "wait", ms: 3_000 },
    { kind: "press", side: "black", lateMs: 0 },
    { kind: "wait", ms: 40_000 },
  ];

  test("presses come before heartbeats; the clock says so, and of how old its times are", () => {
    const table = laid();
    const hand = play(table, long);
    expect(table.app.log.short).toBe(true);
    const shownShort = hand.shown(Region.Status) + hand.shown(Region.Line);
    expect(shownShort).not.toBe("");
    hand.cut(false);
    expect(table.app.display.memo).toBe(Memo.LastPress);
    expect(table.app.clock.white.usedMs).toBe(19_500_110);
    expect(table.app.clock.black.usedMs).toBe(3_000);
  });

  test("thousands of presses without a pause fill it, and nothing breaks", () => {
    const table = laid();
    const rally: Act[] = Array.from({ length: 2_600 }, (_, n) => [
      { kind: "wait" as const, ms: 700 },
      { kind: "press" as const, side: n % 2 === 0 ? ("white" as const) : ("black" as const), lateMs: 0 },
    ]).flat();
    play(table, [...long.slice(0, 2), ...rally]);
    expect(table.app.clock.white.presses).toBe(1_300);
    expect(table.cells.faults).toEqual({ secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 });
  });
});

describe.each([0, 1])("%i pages", (pages) => {
  test.each(Object.keys(games))("%s", (name) => {
    const table = laid({ pages });
    expect(table.app.display.memo).toBe(Memo.NoMemory);
    play(
      table,
      (games[name] as readonly Act[]).filter(({ kind }) => kind !== "restore" && kind !== "adjourn"),
    );
  });
});

test("read errors: with any one word that cannot be read a clock comes up and says that it is not sure", () => {
  const recording = record(place, acts);
  const flash = new Flash(place.pages);
  for (const operation of recording.operations) flash.apply(operation);
  const words = recording.operations.filter(({ at }) => at >= 0);
  let untrue = 0;
  for (const { page, at } of words) {
    const cells = flash.copy();
    cells.unreadable = [(page * PAGE_BYTES + at) / WORD_BYTES];
    const came = comeUp(recording, cells);
    expect(came?.said).toMatch(/"mode":"(?:setup|ready|paused|fallen)"/);
    expect({ at, memo: came?.app.display.memo }).toEqual({ at, memo: Memo.Fault });
    if (came !== undefined && !wasEverTrue(came, recording)) untrue++;
  }
  expect(untrue).toBeGreaterThan(10);
});
