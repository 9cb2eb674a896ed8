/** The parts of a hall on a broker, each for itself: topics, addresses, keys, commands, and the row of events. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import { BridgeEvents } from "../../../sim/hall/mqtt/bridge-events";
import { isBrokerUrl, shownUrl } from "../../../sim/hall/mqtt/broker-link";
import { hide, isSealed, nameOf, readKey, reveal, seal, writeKey } from "../../../sim/hall/mqtt/key";
import { type SealedAnswer, type SealedOrder, sealedSchema } from "../../../sim/hall/mqtt/messages";
import { freshMs, openDesk } from "../../../sim/hall/mqtt/orders";
import { bridgeOf, numberOf, placeOf } from "../../../sim/hall/mqtt/topics";
import { temporaryFolder } from "../../temporary-folder";
import { fakeBridge, stateAt } from "./bridge";

const key = Buffer.alloc(32, 7);
const other = Buffer.alloc(32, 8);

describe("topics", () => {
  test.each([
    ["flagfall/club/west/status", { bridge: "west", kind: "status", number: undefined }],
    ["flagfall/club/west/clocks/12", { bridge: "west", kind: "clocks", number: 12 }],
    ["flagfall/other/west/status", undefined],
    ["flagfall/club/west/clocks", undefined],
    ["flagfall/club/west/status/12", undefined],
    ["flagfall/club/west/clocks/12/more", undefined],
    ["flagfall/club/west/clocks/x", undefined],
    ["flagfall/club/West!/status", undefined],
    ["flagfall/club/west/rumours", undefined],
    ["elsewhere/club/west/status", undefined],
  ])("%s", (topic, place) => {
    expect(placeOf("club", topic)).toEqual(place);
  });

  test("a clock's id names its bridge and its number", () => {
    expect([bridgeOf("west-12"), numberOf("west", "west-12")]).toEqual(["west", 12]);
    expect([bridgeOf("nobody"), numberOf("west", "east-12"), numberOf("west", "west-")]).toEqual([
      "",
      undefined,
      undefined,
    ]);
  });
});

describe("the broker's address", () => {
  test.each([
    ["mqtt://127.0.0.1", true],
    ["mqtts://ana:se%20cret@broker.example:8883", true],
    ["wss://broker.example/mqtt", true],
    ["http://broker.example", false],
    ["mqtt://ana:%zz@broker.example", false],
    ["broker.example", false],
    ["mqtt:", false],
  ])("%s: %s", (url, good) => {
    expect(isBrokerUrl(url)).toBe(good);
  });

  test("is shown without name and password", () => {
    expect(shownUrl("mqtts://ana:secret@broker.example:8883")).toBe("mqtts://broker.example:8883");
    expect(shownUrl("wss://ana:secret@broker.example/mqtt")).toBe("wss://broker.example/mqtt");
  });
});

describe("the key", () => {
  test("is written once, for its owner alone, and read back", () => {
    const file = join(temporaryFolder("key"), "hall.key");
    writeKey(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readKey(file)).toHaveLength(32);
    expect(() => writeKey(file)).toThrow("EEXIST");
    writeFileSync(file, "no key\n");
    expect(readKey(file)).toBeUndefined();
  });

  test("seals a text, and nobody without it can", () => {
    const sealed = seal(key, "pause");
    expect(isSealed(key, sealed)).toBe(true);
    expect(isSealed(other, sealed)).toBe(false);
    expect(isSealed(key, { ...sealed, text: "start" })).toBe(false);
    expect(nameOf(key)).not.toBe(nameOf(other));
  });

  test("hides the code, for one command alone", () => {
    const hidden = hide(key, "0042", "nonce");
    expect(reveal(key, hidden, "nonce")).toBe("0042");
    expect(reveal(key, hidden, "another")).toBeUndefined();
    expect(reveal(other, hidden, "nonce")).toBeUndefined();
    expect(reveal(key, "c2hvcnQ=", "nonce")).toBeUndefined();
  });
});

describe("a command from the broker", () => {
  const beginMs = 1_000_000;
  const order: SealedOrder = {
    hall: "club",
    bridge: "west",
    nonce: "0".repeat(32),
    atMs: beginMs,
    clock: "west-1",
    command: { do: "pause" },
    who: { name: "Ana", role: "arbiter" },
  };

  const opened = () => {
    const bridge = fakeBridge("west");
    const answers: SealedAnswer[] = [];
    let nowMs = beginMs;
    let forgeries = 0;
    const take = openDesk({
      hall: "club",
      bridge: "west",
      key,
      source: bridge.source,
      now: () => nowMs,
      answer: (sealed) => answers.push(JSON.parse(sealedSchema.parse(sealed).text)),
      onForgery: () => forgeries++,
    });
    return {
      told: bridge.told,
      answers,
      forgeries: () => forgeries,
      pass: (ms: number) => {
        nowMs += ms;
      },
      async send(changes: Partial<SealedOrder> = {}, by = key) {
        take(JSON.stringify(seal(by, JSON.stringify({ ...order, ...changes }))));
        await new Promise(setImmediate);
      },
      raw: take,
    };
  };

  test("is obeyed, and the answer says so", async () => {
    const desk = opened();
    await desk.send({ code: hide(key, "0042", order.nonce) });
    expect(desk.told).toEqual([{ id: "west-1", command: { do: "pause" }, who: order.who, code: "0042" }]);
    expect(desk.answers).toEqual([{ nonce: order.nonce, outcome: { id: "west-1", ok: true } }]);
  });

  test("is obeyed once if it comes twice, and answered twice", async () => {
    const desk = opened();
    await desk.send();
    desk.pass(2000);
    await desk.send();
    expect([desk.told.length, desk.answers.length]).toEqual([1, 2]);
    expect(desk.answers[1]).toEqual(desk.answers[0]);
  });

  test("is never obeyed again later, when its answer is forgotten", async () => {
    const desk = opened();
    await desk.send();
    desk.pass(3 * freshMs);
    await desk.send({ nonce: "1".repeat(32), atMs: beginMs + 3 * freshMs });
    await desk.send();
    expect(desk.told).toHaveLength(2);
    expect(desk.answers.at(-1)?.outcome).toEqual({ id: "west-1", ok: false, reason: "stale" });
  });

  test.each([
    ["too old", { atMs: beginMs - freshMs - 1 }, "stale"],
    ["from the future", { atMs: beginMs + freshMs + 1 }, "stale"],
    ["from before the bridge began", { atMs: beginMs - 1 }, "stale"],
    ["a viewer's", { who: { name: "Eva", role: "viewer" } as const }, "role"],
    ["with a code of another command", { code: hide(key, "0042", "another") }, "code"],
  ])("is refused: %s", async (_, changes, reason) => {
    const desk = opened();
    await desk.send(changes);
    expect(desk.told).toEqual([]);
    expect(desk.answers).toEqual([{ nonce: order.nonce, outcome: { id: "west-1", ok: false, reason } }]);
  });

  test("is not even answered with another key, for another hall or bridge, or malformed", async () => {
    const desk = opened();
    await desk.send({}, other);
    expect(desk.forgeries()).toBe(1);
    await desk.send({ hall: "other" });
    await desk.send({ bridge: "east" });
    await desk.send({ command: { do: "explode" } as unknown as SealedOrder["command"] });
    desk.raw("no JSON");
    desk.raw(`{"text":"${"x".repeat(5000)}","seal":"${"0".repeat(64)}"}`);
    expect([desk.told, desk.answers, desk.forgeries()]).toEqual([[], [], 3]);
  });
});

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
