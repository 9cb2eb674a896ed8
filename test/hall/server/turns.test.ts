/** A viewer who asks for everything at once is answered one by one, and an arbiter beside him at once. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Turns } from "../../../sim/hall/server/allowance";
import { bearer, serveGuarded, tokenFolder } from "./served-hall";

afterEach(() => void vi.useRealTimers());

describe("turns", () => {
  test("come one after the other, with a rest of three times as long; other people have their own", async () => {
    vi.useFakeTimers();
    const turns = new Turns();
    const order: string[] = [];
    const take = async (name: string, label: string): Promise<void> => {
      const end = await turns.take(name);
      order.push(label);
      setTimeout(() => end?.(), 100);
    };
    for (const [name, label] of [
      ["Vera", "v1"],
      ["Vera", "v2"],
      ["Udo", "u1"],
    ] as const)
      void take(name, label);
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(["v1", "u1"]);
    await vi.advanceTimersByTimeAsync(399);
    expect(order).toEqual(["v1", "u1"]);
    await vi.advanceTimersByTimeAsync(2);
    expect(order).toEqual(["v1", "u1", "v2"]);
  });

  test("are refused beyond thirty that wait, and free again afterwards", async () => {
    vi.useFakeTimers();
    const turns = new Turns();
    const taken = Array.from({ length: 31 }, () => turns.take("Vera"));
    expect(await taken[30]).toBeUndefined();
    for (const each of taken.slice(0, 30)) {
      void each.then((end) => end?.());
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(await turns.take("Vera")).toBeTypeOf("function");
  });
});

test("many requests of a viewer at once are answered in turn, and the arbiter waits for none of them", async () => {
  const tokens = tokenFolder();
  const { ask, close } = await serveGuarded(tokens);
  const statuses: number[] = [];
  const asking = Array.from({ length: 25 }, async () => {
    statuses.push((await ask("GET", "/api/clocks", undefined, bearer(tokens.viewer))).status);
  });
  expect(await ask("GET", "/api/clocks", undefined, bearer(tokens.arbiter))).toMatchObject({ status: 200 });
  expect(statuses.length).toBeLessThan(25);
  await Promise.all(asking);
  expect(statuses).toEqual(Array.from({ length: 25 }, () => 200));
  await close();
});
