/** One computer estimates another one's time. */
import { describe, expect, test } from "vitest";
import { BridgeTime } from "../../../sim/hall/mqtt/bridge-time";
import type { Status } from "../../../sim/hall/mqtt/messages";
import { RemoteBridge } from "../../../sim/hall/mqtt/remote-bridge";
import { clockView } from "../server/scripted-hall";

/** A bridge that began 100 s before this computer did, with its time of day 31 s behind. */
const status = (upMs: number, session = "a"): Status => ({
  ...{ online: true, session, version: "1", startedMs: 1, upMs, atMs: upMs + 1_000_000 - 31_000 },
  ...{ clocks: 1, newest: 0, key: null },
});
const here = (upMs: number) => ({ upMs, atMs: upMs + 1_000_000 + 100_000 });

describe("the time at a bridge", () => {
  test("is that of the status with the shortest way", () => {
    const time = new BridgeTime();
    expect([time.now(0), time.differenceMs]).toEqual([undefined, undefined]);
    time.hear(status(102_000), here(2900));
    time.hear(status(104_000), here(4010));
    time.hear(status(106_000), here(6700));
    expect(time.now(7000)).toEqual({ session: "a", upMs: 106_990 });
    expect(time.differenceMs).toBe(-31_010);
  });

  test("begins anew with another run, and forgets old statuses, because no two clocks run alike", () => {
    const time = new BridgeTime();
    time.hear(status(102_000), here(2000));
    time.hear(status(50, "b"), here(4000));
    expect(time.now(5000)).toEqual({ session: "b", upMs: 1050 });
    for (let n = 1; n <= 8; n++) time.hear(status(50 + 1990 * n, "b"), here(4000 + 2000 * n));
    expect(time.now(20_000)).toEqual({ session: "b", upMs: 50 + 1990 + 14_000 });
  });

  test("does not step when either time of day does, and the difference follows at once", () => {
    const time = new BridgeTime();
    time.hear(status(102_000), here(2000));
    time.hear({ ...status(104_000), atMs: 0 }, here(4000));
    expect(time.now(5000)).toEqual({ session: "a", upMs: 105_000 });
    expect(time.differenceMs).toBe(-1_104_000);
  });

  test("is never below 0, and in whole ms", () => {
    const time = new BridgeTime();
    time.hear({ session: "a", upMs: 10.6, atMs: 1000.4 }, { upMs: 1000, atMs: 1000 });
    expect([time.now(0), time.now(1000)]).toEqual([
      { session: "a", upMs: 0 },
      { session: "a", upMs: 11 },
    ]);
    expect(time.differenceMs).toBe(0);
  });

  test("is that of the best of eight statuses; the ninth replaces the first", () => {
    const time = new BridgeTime();
    const hear = (wayMs: number): void =>
      time.hear({ session: "a", upMs: 1000, atMs: 0 }, { upMs: 1000 + wayMs, atMs: 0 });
    hear(5);
    for (let n = 0; n < 7; n++) hear(90);
    expect(time.now(1000)?.upMs).toBe(995);
    hear(90);
    expect(time.now(1000)?.upMs).toBe(910);
  });
});

test("a desk tells by how much a computer's time of day differs, from two seconds on", () => {
  const told: string[] = [];
  const bridge = new RemoteBridge({
    ...{ bridge: "west", known: 0, onChange: () => {}, onEvent: () => {}, request: () => {} },
    onFault: ({ kind, place, detail }) => void told.push(`${kind} ${place} ${detail}`),
  });
  const hear = (atMs: number, isRetained: boolean): void =>
    bridge.hearStatus(JSON.stringify({ ...status(1000), atMs }), isRetained, 0, 100_000);
  hear(40_000, true);
  hear(101_400, false);
  expect(told).toEqual([]);
  hear(69_000, false);
  hear(102_000, false);
  expect(told).toEqual(["times west -31", "times west 2"]);
});

test("views of a bridge whose time of day steps back are shown from its next status on, and repeated ones never", () => {
  const wanted: string[] = [];
  const bridge = new RemoteBridge({
    ...{ bridge: "west", known: 0, onChange: () => {}, onEvent: () => {}, onFault: () => {} },
    request: ({ want }) => void wanted.push(want),
  });
  const view = (heardMs: number, left: string) =>
    bridge.hearView(1, JSON.stringify({ ...clockView(1), id: "west-1", heardMs, screen: { left } }));
  const shown = () => bridge.clocks().map(({ screen }) => screen.left);
  bridge.hearStatus(JSON.stringify(status(1000)), false, 0);
  view(970_000, "0:10:00");
  view(960_000, "0:11:00");
  expect(shown()).toEqual(["0:10:00"]);
  bridge.hearStatus(JSON.stringify({ ...status(3000), atMs: 372_000 }), false, 2000);
  expect(wanted.filter((want) => want === "views")).toHaveLength(2);
  view(372_100, "0:09:00");
  view(371_000, "0:09:30");
  expect(shown()).toEqual(["0:09:00"]);
});
