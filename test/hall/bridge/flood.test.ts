/** A link that brings too much, names places that no display has, or counts wildly. */
import { describe, expect, test } from "vitest";
import { type Budget, metered, Purse } from "../../../sim/hall/bridge/budget";
import { knownPlaces } from "../../../sim/hall/model/places";
import type { Wire } from "../../../sim/link/client";
import { bridgeTo, clockAt, until } from "./open-bridges";

const budget: Budget = { lines: 10, bytes: 1000, linesPerSecond: 2, bytesPerSecond: 100 };

describe("the budget of a link", () => {
  test.each([
    ["lines", "a\n"],
    ["bytes without a line", "a".repeat(100)],
  ])("of %s is spent, and comes back with time", (_, text) => {
    let nowMs = 0;
    const purse = new Purse(budget, () => nowMs);
    const paid = (times: number): boolean[] => Array.from({ length: times }, () => purse.pay(text));
    expect(paid(11)).toEqual([...Array(10).fill(true), false]);
    nowMs = 1000;
    expect(paid(1)).toEqual([true]);
    nowMs = 1_000_000;
    expect(paid(11)).toEqual([...Array(10).fill(true), false]);
  });

  test("lets a link that asks have its answers", () => {
    const purse = new Purse(budget, () => 0);
    for (let times = 0; times < 1000; times++) {
      purse.ask();
      expect(purse.pay("x".repeat(999) + "\n")).toBe(true);
    }
  });

  test("a wire is lost when it is spent, and a new wire of the same link has no new one", () => {
    const purse = new Purse(budget, () => 0);
    const opened = () => {
      const listeners: ((piece: string) => void)[] = [];
      const heard: string[] = [];
      const wire: Wire = { write: () => {}, listen: (take) => listeners.push(take), close: async () => {} };
      metered(wire, purse, () => heard.push("flood")).listen(
        (piece) => heard.push(piece),
        (reason) => heard.push(`lost ${reason}`),
      );
      return { say: (piece: string) => listeners[0]?.(piece), heard };
    };
    const first = opened();
    first.say("\n".repeat(9));
    first.say("\n\n");
    first.say("\n");
    expect(first.heard).toEqual(["\n".repeat(9), "flood", "lost flood"]);
    const second = opened();
    second.say("\n");
    expect(second.heard).toEqual(["flood", "lost flood"]);
  });
});

test("a clock that floods loses its link, and the others go on; it comes back when it is quiet", async () => {
  const [loud, calm] = [await clockAt(), await clockAt()];
  const floods: string[] = [];
  const onFlood = (address: string): void => void floods.push(address);
  const allowed: Budget = { lines: 500, bytes: 1e6, linesPerSecond: 500, bytesPerSecond: 1e6 };
  const { bridge } = await bridgeTo([loud.port, calm.port], undefined, { onFlood, budget: allowed });
  const presences = (): string[] => bridge.clocks().map(({ presence }) => presence);
  await until(() => expect(presences()).toEqual(["online", "online"]));
  const line = '{"at":1,"event":"screen","screen":{"left":"0:00:01"},"seq":1}';
  for (let times = 0; times < 20_000; times++) loud.clock.say(line);
  calm.clock.tell("set 180+2");
  await until(() => expect(floods).toContain(`tcp://127.0.0.1:${loud.port}`));
  expect(floods).not.toContain(`tcp://127.0.0.1:${calm.port}`);
  await until(() => expect(bridge.clocks()[1]?.state?.mode).toBe("ready"));
  await until(() => expect(presences()).toEqual(["online", "online"]));
});

test("a display has its own places alone, and short texts", () => {
  expect(knownPlaces({ left: "0:05:00", invented: "x", __proto__x: "y", line: "z".repeat(500) })).toEqual({
    left: "0:05:00",
    line: "z".repeat(80),
  });
});

test("a count that jumps is a new start, and no loss of thousands of millions", async () => {
  const { clock, port } = await clockAt();
  const { bridge } = await bridgeTo([port]);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  for (const seq of [22_000_000_000, 500_000, -3, 1.5, 7])
    clock.say(`{"at":1,"event":"screen","screen":{"left":"${seq}"},"seq":${seq}}`);
  await until(() => expect(bridge.clocks()[0]?.screen.left).toBe("7"));
  clock.tell("set 180+2");
  await until(() => expect(bridge.clocks()[0]?.state?.mode).toBe("ready"));
  expect(bridge.clocks()[0]?.missing).toBeLessThan(100);
});
