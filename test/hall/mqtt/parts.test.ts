/** The parts of a hall on a broker, each for itself: topics, addresses, keys and commands. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bridgeOf } from "../../../sim/hall/model/clock";
import { isBrokerUrl, shownUrl } from "../../../sim/hall/mqtt/broker-link";
import { hide, isSealed, nameOf, readKey, reveal, seal, writeKey } from "../../../sim/hall/mqtt/key";
import { type SealedAnswer, type SealedOrder, sealedSchema } from "../../../sim/hall/mqtt/messages";
import { freshMs, openDesk } from "../../../sim/hall/mqtt/orders";
import { numberOf, placeOf } from "../../../sim/hall/mqtt/topics";
import { temporaryFolder } from "../../temporary-folder";
import { fakeBridge } from "./bridge";

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
  ])("%s", (topic, place) => expect(placeOf("club", topic)).toEqual(place));

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
  ])("%s: %s", (url, good) => expect(isBrokerUrl(url)).toBe(good));

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
    session: "run 2",
    upMs: beginMs,
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
      session: "run 2",
      upMs: () => nowMs,
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
    await desk.send({ nonce: "1".repeat(32), upMs: beginMs + 3 * freshMs });
    await desk.send();
    expect(desk.told).toHaveLength(2);
    expect(desk.answers.at(-1)?.outcome).toEqual({ id: "west-1", ok: false, reason: "stale" });
  });

  test.each([
    ["too old", { upMs: beginMs - freshMs - 1 }, "stale"],
    ["from the future", { upMs: beginMs + freshMs + 1 }, "stale"],
    ["for the bridge as it was before its restart", { session: "run 1" }, "stale"],
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
