/** Events of a bridge that come in another order, late or by half; and times that go beyond their limits. */
import { describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import { BridgeEvents } from "../../../sim/hall/mqtt/bridge-events";
import { BridgeTime } from "../../../sim/hall/mqtt/bridge-time";
import { clockTopicOf, hallName, idOf, numberOf, placeOf, topicOf } from "../../../sim/hall/mqtt/topics";
import { stateAt } from "./bridge";

const eventOf = (serial: number): HallEvent => ({
  ...{ bridge: "west", serial, clock: "west-1", number: 1, heardMs: 1, source: "report", state: stateAt(serial) },
});

function opened(known = 0) {
  const seen = { taken: [] as number[], asked: [] as number[], lost: [] as number[], renumbered: [] as number[] };
  const events = new BridgeEvents({
    known,
    take: ({ serial }) => void seen.taken.push(serial),
    ask: (after) => void seen.asked.push(after),
    onLost: (count) => void seen.lost.push(count),
    onRenumbered: (newest) => void seen.renumbered.push(newest),
  });
  const receive = (after: number, through: number, serials: readonly number[], nowMs = 0): void =>
    events.receive({ after, through, events: serials.map(eventOf) }, nowMs);
  return { seen, events, receive };
}

describe("a message", () => {
  test("may have its events in any order, and some of them twice", () => {
    const { seen, receive } = opened();
    receive(0, 4, [3, 1, 4, 1, 2, 4]);
    expect(seen).toEqual({ taken: [1, 2, 3, 4], asked: [], lost: [], renumbered: [] });
  });

  test("may have events beyond its end, which are not taken yet", () => {
    const { seen, receive } = opened();
    receive(0, 2, [1, 2, 3]);
    expect(seen.taken).toEqual([1, 2]);
    receive(2, 3, [3]);
    expect(seen.taken).toEqual([1, 2, 3]);
  });

  test("without its last events says how many are lost, and those do not come later", () => {
    const { seen, receive } = opened();
    receive(0, 5, [1, 2]);
    receive(0, 5, [1, 2, 3, 4, 5]);
    expect([seen.taken, seen.lost]).toEqual([[1, 2], [3]]);
  });

  test("of nothing new is not asked for", () => {
    const { seen, receive } = opened(7);
    receive(7, 7, []);
    receive(3, 7, [4, 5, 6, 7]);
    expect(seen).toEqual({ taken: [], asked: [], lost: [], renumbered: [] });
  });

  test("that fills a gap lets the next gap be asked for at once", () => {
    const { seen, receive } = opened();
    receive(2, 3, [3], 1000);
    receive(0, 3, [1, 2, 3], 1100);
    receive(5, 6, [6], 1200);
    receive(5, 6, [6], 4199);
    receive(5, 6, [6], 4200);
    expect(seen.asked).toEqual([0, 3, 3]);
  });
});

describe("an announcement", () => {
  test("is no reason to ask where everything has come", () => {
    const { seen, events } = opened(6);
    events.compare(6, 0);
    events.compare(6, 10_000);
    events.compare(9, 20_000);
    events.compare(6, 30_000);
    expect(seen.asked).toEqual([6]);
  });

  test("after a new session asks again, as after a lost connection", () => {
    const { seen, events } = opened(6);
    events.compare(6, 0);
    events.begin(6);
    events.compare(6, 1);
    events.lose();
    events.compare(6, 2);
    expect([seen.asked, seen.renumbered]).toEqual([[6, 6, 6], []]);
    events.begin(5);
    expect(seen.renumbered).toEqual([5]);
  });
});

describe("the time at a bridge", () => {
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

  test("has no difference before the first status", () => {
    expect(new BridgeTime().differenceMs).toBeUndefined();
  });
});

describe("topics", () => {
  test("are written as they are read", () => {
    expect(placeOf("club", topicOf("club", "west", "events"))).toEqual({
      bridge: "west",
      kind: "events",
      number: undefined,
    });
    expect(placeOf("club", clockTopicOf("club", "west", 7))).toEqual({ bridge: "west", kind: "clocks", number: 7 });
    expect(clockTopicOf("club", "west", "+")).toBe("flagfall/club/west/clocks/+");
    expect(idOf("west", 7)).toBe("west-7");
  });

  test.each(["status", "clocks/1", "changes", "events", "requests", "commands", "answers"])("%s is known", (last) => {
    expect(placeOf("club", `flagfall/club/west/${last}`)?.kind).toBe(last.split("/")[0]);
  });

  test.each(["clocks/123456", "clocks/1x", "clocks/x1", "clocks/", "events/1", "", "events/"])(
    "%j is unknown",
    (last) => {
      expect(placeOf("club", `flagfall/club/west/${last}`)).toBeUndefined();
    },
  );

  test("of less than four levels are unknown", () => {
    expect([placeOf("club", "flagfall/club"), placeOf("club", "flagfall/club/west")]).toEqual([undefined, undefined]);
  });

  test.each([
    ["west-99999", 99_999],
    ["west-123456", undefined],
    ["west-1x", undefined],
    ["west-x1", undefined],
    ["west1", undefined],
  ])("the number in %s is %s", (id, number) => {
    expect(numberOf("west", id)).toBe(number);
  });

  test.each([
    ["club", true],
    ["a", true],
    ["a1-b", true],
    [`a${"b".repeat(39)}`, true],
    [`a${"b".repeat(40)}`, false],
    ["1a", false],
    ["-a", false],
    ["Club", false],
    ["club!", false],
    ["!club", false],
    ["", false],
  ])("%j is a hall's name: %s", (name, isName) => {
    expect(hallName.test(name)).toBe(isName);
  });
});
