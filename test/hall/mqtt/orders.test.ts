/** Commands that come over a broker: what is obeyed, what is refused, and what is not even answered. */
import { describe, expect, test } from "vitest";
import { hide, seal } from "../../../sim/hall/mqtt/key";
import { type SealedAnswer, type SealedOrder, sealedSchema } from "../../../sim/hall/mqtt/messages";
import { freshMs, openDesk } from "../../../sim/hall/mqtt/orders";
import { fakeBridge } from "./bridge";
import { key } from "./ends";

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
    await desk.send({}, Buffer.alloc(32, 8));
    expect(desk.forgeries()).toBe(1);
    await desk.send({ hall: "other" });
    await desk.send({ bridge: "east" });
    await desk.send({ command: { do: "explode" } as unknown as SealedOrder["command"] });
    desk.raw("no JSON");
    desk.raw(`{"text":"${"x".repeat(5000)}","seal":"${"0".repeat(64)}"}`);
    expect([desk.told, desk.answers, desk.forgeries()]).toEqual([[], [], 3]);
  });
});
