/** The events of one bridge: each once, in their order, without a gap. */
import { describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import { BridgeEvents } from "../../../sim/hall/mqtt/bridge-events";
import { stateAt } from "./bridge";

describe("the row of events", () => {
  const eventOf = (serial: number): HallEvent => ({
    bridge: "west",
    serial,
    clock: "west-1",
    number: 1,
    heardMs: 1,
    source: "report",
    state: stateAt(serial),
  });
  const opened = (known = 0) => {
    const seen = { taken: [] as number[], asked: [] as number[], lost: 0, renumbered: 0 };
    const events = new BridgeEvents({
      known,
      take: ({ serial }) => seen.taken.push(serial),
      ask: (after) => seen.asked.push(after),
      onLost: (count) => {
        seen.lost += count;
      },
      onRenumbered: () => {
        seen.renumbered++;
      },
    });
    const receive = (after: number, through: number, nowMs = 0, without = 0): void => {
      const serials = Array.from({ length: through - after }, (_, n) => after + 1 + n).filter((n) => n !== without);
      events.receive({ after, through, events: serials.map(eventOf) }, nowMs);
    };
    return { seen, events, receive };
  };

  test("is passed on once, whatever comes twice", () => {
    const { seen, receive } = opened(2);
    receive(0, 3);
    receive(3, 5);
    receive(2, 6);
    receive(0, 4);
    expect(seen).toMatchObject({ taken: [3, 4, 5, 6], asked: [], lost: 0 });
  });

  test("waits for what is missing, and asks for it once in three seconds", () => {
    const { seen, receive } = opened();
    receive(0, 2);
    receive(4, 6, 100);
    receive(6, 7, 200);
    receive(7, 8, 3200);
    expect(seen).toMatchObject({ taken: [1, 2], asked: [2, 2] });
    receive(2, 8);
    expect(seen.taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("goes on where the bridge itself has lost an event, and says so", () => {
    const { seen, receive } = opened();
    receive(0, 5, 0, 3);
    expect(seen).toMatchObject({ taken: [1, 2, 4, 5], lost: 1 });
  });

  test("asks at once for what a bridge announces first, later only if it does not come by itself", () => {
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

  test("notices a bridge that counts from 1 again", () => {
    const { seen, events } = opened(100);
    events.begin(100);
    expect(seen.renumbered).toBe(0);
    events.begin(3);
    expect(seen.renumbered).toBe(1);
  });
});
