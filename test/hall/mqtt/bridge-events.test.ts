/** The events of one bridge: each once, in their order, without a gap, however they come. */
import { describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import { BridgeEvents } from "../../../sim/hall/mqtt/bridge-events";
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
  const between = (after: number, through: number) => Array.from({ length: through - after }, (_, n) => after + 1 + n);
  const receive = (after: number, through: number, serials = between(after, through), nowMs = 0): void =>
    events.receive({ after, through, events: serials.map(eventOf) }, nowMs);
  return { seen, events, receive };
}

describe("the row of events", () => {
  test("is passed on once, whatever comes twice", () => {
    const { seen, receive } = opened(2);
    for (const [after, through] of [
      [0, 3],
      [3, 5],
      [2, 6],
      [0, 4],
    ] as const)
      receive(after, through);
    expect(seen).toEqual({ taken: [3, 4, 5, 6], asked: [], lost: [], renumbered: [] });
  });

  test("waits for what is missing, and asks for it once in three seconds", () => {
    const { seen, receive } = opened();
    receive(0, 2);
    receive(4, 6, undefined, 100);
    receive(6, 7, undefined, 200);
    receive(7, 8, undefined, 3200);
    expect(seen).toMatchObject({ taken: [1, 2], asked: [2, 2] });
    receive(2, 8);
    expect(seen.taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("goes on where the bridge itself has lost an event, and says so", () => {
    const { seen, receive } = opened();
    receive(0, 5, [1, 2, 4, 5]);
    expect(seen).toMatchObject({ taken: [1, 2, 4, 5], lost: [1] });
  });
});

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
  test("asks at once for what a bridge says first, later only if it does not come by itself", () => {
    const { seen, events, receive } = opened(4);
    events.compare(6, 0);
    expect(seen.asked).toEqual([4]);
    receive(4, 6);
    events.compare(9, 10_000);
    expect(seen.asked).toEqual([4]);
    events.compare(9, 12_000);
    expect(seen.asked).toEqual([4, 6]);
    events.lose();
    events.compare(9, 12_100);
    expect(seen.asked).toEqual([4, 6, 6]);
  });

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
    // A bridge that counts from 1 again.
    events.begin(5);
    expect(seen.renumbered).toEqual([5]);
  });
});
