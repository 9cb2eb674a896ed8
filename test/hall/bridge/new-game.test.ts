/** What happened at a clock while its bridge was away: new games, gaps, and who lacked moves. */
import { describe, expect, test, vi } from "vitest";
import { Switch } from "../../../hal/hal";
import { openRecord } from "../../../sim/hall/record/record";
import type { State } from "../../../sim/link/state";
import { bridgeTo, eventsOf, onlineClock, until } from "./open-bridges";

describe("a new game that began while the bridge was away", () => {
  /** Returns what the clock did while the bridge was away, and the same from the record. */
  async function missed(lines: readonly string[]) {
    const { port, clock, record, close } = await onlineClock();
    for (const line of ["set 180+2", "start", "pause", "finish"]) clock.tell(line);
    await until(() => expect(eventsOf(record).at(-1)).toBe("report finish"));
    await close();
    const before = eventsOf(record).length;
    for (const line of lines) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      clock.tell(line);
    }
    const { bridge: second } = await bridgeTo([port], record);
    await until(() => expect(eventsOf(record)).toHaveLength(clock.events.length));
    const recorded = record.events({ limit: 100 }).map(({ state }) => state);
    expect(record.database.get("SELECT missing FROM clocks")).toEqual({ missing: 0 });
    return { did: clock.events.slice(before), recorded: recorded.slice(before), now: second.clocks()[0]?.state };
  }

  test("has the clock's own times if it runs", async () => {
    const { did, recorded } = await missed(["set 60", "start"]);
    expect(recorded.map(timeOf)).toEqual(did.map(timeOf));
  });

  test("is dated between the true time and the bridge's return if it has not started", async () => {
    const { did, recorded, now } = await missed(["set 60"]);
    expect(recorded.map(({ event }) => event)).toEqual(["control"]);
    expect(recorded[0]?.at).toBeGreaterThanOrEqual(did[0]?.at ?? Number.NaN);
    expect(recorded[0]?.at).toBeLessThanOrEqual(now?.at ?? Number.NaN);
  });
});

function timeOf({ at, event }: State): string {
  return `${at} ${event}`;
}

describe("games that a bridge was away for", () => {
  /** Returns what the record has of `games` short games that a clock with `pages` pages played without a bridge. */
  async function played(games: number, pages: number) {
    const { port, clock, record, close } = await onlineClock(pages);
    for (const line of ["set 180+2", "start"]) clock.tell(line);
    await until(() => expect(eventsOf(record).at(-1)).toBe("report start"));
    await close();
    const game = ["set 60", "start"];
    const end = ["pause", "finish"];
    for (const line of [...end, ...Array.from({ length: games }, () => [...game, ...end]).flat()]) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      clock.tell(line);
    }
    const { bridge: second } = await bridgeTo([port], record);
    const newest = (): State | undefined => record.events({ limit: 500 }).at(-1)?.state;
    await until(() => expect(newest()).toMatchObject({ event: "finish", control: "60" }));
    await until(() => expect(second.clocks()[0]?.presence).toBe("online"));
    const events = record.events({ limit: 500 });
    const missing = Number(record.database.get("SELECT missing FROM clocks")?.missing);
    return { did: clock.events.map(timeOf), recorded: events.map(({ state }) => timeOf(state)), events, missing };
  }

  test.each([
    [1, 3],
    [2, 4],
    [8, 16],
  ])("%i are in the journal of a clock with %i pages, with their own times", async (games, pages) => {
    const { did, recorded, missing } = await played(games, pages);
    expect(recorded).toEqual(did);
    expect(missing).toBe(0);
  });

  test("are a gap where the clock had no room for them", async () => {
    const { did, events, missing } = await played(4, 4);
    expect(missing).toBe(1);
    const [, , gap] = events;
    expect([gap?.state.event, gap?.lost, gap?.state.mode]).toEqual(["gap", 1, "running"]);
    const rest = events.slice(3).map(({ state }) => state.event);
    expect(rest).toEqual(did.slice(-rest.length).map((text) => text.split(" ")[1]));
    expect(rest).toHaveLength(3 * 4);
  });
});

test("a gap is told even if the bridge knew the end of the game before it", async () => {
  const { port, clock, record, close } = await onlineClock(3);
  const game = ["set 180+2", "start", "pause", "finish"];
  for (const line of game) clock.tell(line);
  await until(() => expect(eventsOf(record).at(-1)).toBe("report finish"));
  await close();
  const { close: closeAgain } = await bridgeTo([port], record);
  await until(() => expect(record.database.get("SELECT page FROM clocks")?.page).toBe(1));
  await closeAgain();
  for (const line of [...game, ...game, ...game]) clock.tell(line);
  await bridgeTo([port], record);
  await until(() => expect(eventsOf(record)).toContain("journal gap"));
  expect(record.database.get("SELECT missing FROM clocks")).toEqual({ missing: 1 });
});

/** Two moves in a second, then five minutes: time that runs out leads to the next period. */
const control = "2/1:300;at=own";

test("a bridge that starts again still says who lacks moves", async () => {
  const record = await openRecord({ batchMs: 2 });
  const { port, clock, ...first } = await onlineClock(undefined, record);
  for (const line of [`set ${control}`, "start"]) clock.tell(line);
  await until(() => expect(first.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 }));
  await until(() => expect(eventsOf(record).at(-1)).toContain("period"));
  await first.close();
  const second = await bridgeTo([port], record);
  expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 });
  await until(() => expect(second.bridge.clocks()[0]?.presence).toBe("online"));
  expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 });
});

test("a bridge that was away finds in the journal who lacked moves, although they were made later", async () => {
  const record = await openRecord({ batchMs: 2 });
  const { port, clock, ...first } = await onlineClock(undefined, record);
  for (const line of [`set ${control}`, "start"]) clock.tell(line);
  await until(() => expect(first.bridge.clocks()[0]?.state?.mode).toBe("running"));
  await first.close();
  await until(() => expect(clock.events.at(-1)?.white.period).toBe(2));
  const press = () => {
    // A lever that has just opened may still bounce: the players press again until the clock has taken it.
    clock.press(clock.events.at(-1)?.turn === "white" ? Switch.Left : Switch.Right);
    expect(clock.events.at(-1)?.white.presses).toBe(2);
  };
  await vi.waitFor(press, { timeout: 60_000, interval: 200 });
  const second = await bridgeTo([port], record);
  await until(() => expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 }));
});
