/** A new game that begins while the bridge is away: when it began, and what it leaves of the game before. */
import { afterEach, describe, expect, test } from "vitest";
import type { State } from "../../../sim/link/state";
import { bridgeTo, clockAt, closeAll, eventsOf, until } from "./open-bridges";

afterEach(closeAll);

describe("a new game that began while the bridge was away", () => {
  /** Returns what the clock did while the bridge was away, and the same from the record. */
  async function missed(lines: readonly string[]) {
    const { port, clock } = await clockAt();
    const { record, close, bridge } = await bridgeTo([port]);
    await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
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

test("the end of a game can be had until the next control is set, and no longer", async () => {
  const { port, clock } = await clockAt();
  const { record, close, bridge } = await bridgeTo([port]);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  for (const line of ["set 180+2", "start"]) clock.tell(line);
  await until(() => expect(eventsOf(record).at(-1)).toBe("report start"));
  await close();
  for (const line of ["pause", "finish"]) clock.tell(line);
  const inClock = (): string[] => clock.journal().map(({ event }) => event);
  expect(inClock()).toEqual(["control", "start", "pause", "finish"]);
  const { close: closeSecond } = await bridgeTo([port], record);
  await until(() => expect(eventsOf(record).slice(2)).toEqual(["journal pause", "journal finish"]));
  expect(record.database.get("SELECT missing FROM clocks")).toEqual({ missing: 0 });
  await closeSecond();
  clock.tell("set 60");
  expect(inClock()).toEqual(["control"]);
});
