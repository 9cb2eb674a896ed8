/** A disk that is full for long: the clocks keep what the record has no room for, and nothing is lost. */
import { describe, expect, test } from "vitest";
import { openHall } from "../../../sim/hall/hall";
import type { HallEvent } from "../../../sim/hall/model/event";
import type { Source } from "../../../sim/hall/model/hall";
import { Listeners } from "../../../sim/hall/model/listeners";
import { openRecord } from "../../../sim/hall/record/record";
import { temporaryFolder } from "../../temporary-folder";
import { closedAfterwards } from "../closed-afterwards";
import { fakeBridge } from "../mqtt/bridge";
import { fill } from "../record/full-disk";
import { bridgeTo, clockAt, eventsOf, timing, until } from "./open-bridges";

/** Returns the states' own times, so that each event is another one. */
function timesOf(events: readonly { state: { at: number; event: string } }[]): string[] {
  return events.map(({ state }) => `${state.at} ${state.event}`);
}

/**
 * No question about the clock's state comes between the acts. Where the answer differs from the last report, the bridge
 * reads the journal and holds all reports until there is room, so it would never come to its limit.
 */
const unasked = { ...timing, quietMs: 3000, settleMs: 3000 };

test("a bridge leaves its clock's events in the clock, and reads them when there is room", async () => {
  const { port, clock } = await clockAt();
  const told: boolean[] = [];
  const file = `${temporaryFolder("full")}/a.db`;
  const record = await openRecord({ file, batchMs: 1, retryMs: 5, waitingMax: 20 });
  record.onRoom = (hasRoom) => told.push(hasRoom);
  const { bridge } = await bridgeTo([port], record, { timing: unasked });
  // The bridge asks for the rules when it has read the journal.
  await until(() => expect(bridge.clocks()[0]?.rules).toBeTruthy());
  clock.tell("set 180+2");
  await until(() => expect(eventsOf(record)).toHaveLength(1));
  fill(record, true);
  const play = async (times: number) => {
    for (let n = 0; n < times; n++) {
      clock.tell(n % 2 === 0 ? "resume white" : "pause");
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  };
  clock.tell("start");
  await play(140);
  await until(() => expect(told).toEqual([false]));
  const { unwritten } = record.figures();
  expect(unwritten).toBeGreaterThanOrEqual(20);
  await play(60);
  await until(() => expect(bridge.clocks()[0]?.state?.at).toBe(clock.events.at(-1)?.at));
  expect(record.figures().unwritten).toBe(unwritten);
  fill(record, false);
  await until(() =>
    expect(timesOf(record.events({ limit: 1000 }))).toEqual(timesOf(clock.events.map((state) => ({ state })))),
  );
  expect(told).toEqual([false, true]);
  expect(record.figures()).toMatchObject({ unwritten: 0, doubles: 0 });
  expect(bridge.clocks()[0]?.missing).toBe(0);
});

test("a bridge can be closed while the disk is full", async () => {
  const { port, clock } = await clockAt();
  const record = await openRecord({ file: `${temporaryFolder("full")}/c.db`, batchMs: 1, retryMs: 5 });
  const { bridge, close } = await bridgeTo([port], record);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  fill(record, true);
  record.database.exec("PRAGMA query_only = 1");
  clock.tell("set 180+2");
  await until(() => expect(record.figures()).toMatchObject({ unwritten: 1, blocked: 1 }));
  await close();
  record.close();
});

describe("a hall", () => {
  test("hears no other computer while there is no room, and says so", async () => {
    const west = fakeBridge("west");
    west.happen(30);
    const listeners = new Listeners<HallEvent>();
    const source: Source = {
      clocks: () => [],
      watch: () => () => undefined,
      listen: listeners.add,
      tell: async (id) => ({ id, ok: false }),
      close: async () => undefined,
    };
    const told: boolean[] = [];
    const record = `${temporaryFolder("full")}/b.db`;
    const onRoom = (hasRoom: boolean): void => void told.push(hasRoom);
    const hall = await openHall({ record, name: "desk", links: [], sources: [source], waitingMax: 10, onRoom });
    closedAfterwards(hall);
    const states: string[] = [];
    hall.watchRecord((state) => states.push(state));
    expect([hall.recordState(), hall.figures().blocked]).toEqual(["written", 0]);
    fill(hall.record, true);
    const large = "x".repeat(100_000);
    for (const event of west.record.slice(0, 20))
      listeners.tell({ ...event, state: { ...event.state, control: large } });
    await until(() => expect(told).toEqual([false]));
    await until(() => expect(listeners.count).toBe(0));
    expect(hall.figures()).toMatchObject({ unwritten: 20, blocked: 1, full: 1, dropped: 0 });
    expect([hall.recordState(), ...states]).toEqual(["full", "waiting", "full"]);
    fill(hall.record, false);
    await until(() => expect(told).toEqual([false, true]));
    await until(() => expect(listeners.count).toBe(1));
    expect(hall.figures()).toMatchObject({ events: 20, unwritten: 0, blocked: 0, full: 0 });
    expect([hall.recordState(), states.at(-1)]).toEqual(["written", "written"]);
  });
});
