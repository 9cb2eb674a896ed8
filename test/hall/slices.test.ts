/** Heavy work leaves the event loop to others, and several works take turns. */
import { describe, expect, test } from "vitest";
import { finished, Slices, type Work } from "../../sim/hall/slices";

/** A clock that only work moves, and the rests of a queue, which the test grants one by one. */
function bench() {
  let nowMs = 0;
  const rests: (() => void)[] = [];
  const log: string[] = [];
  function* work(name: string, steps: number, stepMs: number): Work<string> {
    for (let step = 1; step <= steps; step++) {
      nowMs += stepMs;
      log.push(`${name}${step}`);
      yield;
    }
    return name;
  }
  const slices = new Slices(
    () => nowMs,
    (act) => void rests.push(act),
  );
  const rest = (): void => rests.shift()?.();
  return { slices, work, log, rest, nowMs: () => nowMs, isIdle: () => rests.length === 0 };
}

describe("slices", () => {
  test("end after 8 ms, and two works take turns", async () => {
    const { slices, work, log, rest, isIdle } = bench();
    const done = Promise.all([slices.do(work("a", 5, 4)), slices.do(work("b", 3, 9))]);
    expect(log).toEqual(["a1", "a2"]);
    rest();
    expect(log.slice(2)).toEqual(["a3", "a4"]);
    rest();
    expect(log.slice(4)).toEqual(["b1"]);
    rest();
    expect(log.slice(5)).toEqual(["a5"]);
    while (!isIdle()) rest();
    expect(await done).toEqual(["a", "b"]);
    expect(log).toHaveLength(8);
  });

  test("of a work that throws reject it alone", async () => {
    const { slices, work, rest, isIdle } = bench();
    const bad = slices.do(
      // biome-ignore lint/correctness/useYield: it throws before its first rest
      (function* (): Work<string> {
        throw new Error("bad");
      })(),
    );
    const good = slices.do(work("a", 3, 9));
    const caught = expect(bad).rejects.toThrow("bad");
    while (!isIdle()) rest();
    await caught;
    expect(await good).toBe("a");
  });

  test("are no matter to whoever wants the result at once", () => {
    const { work, nowMs } = bench();
    expect([finished(work("a", 4, 9)), nowMs()]).toEqual(["a", 36]);
  });
});
