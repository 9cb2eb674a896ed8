/** The watcher of a rehearsal ends, also while it waits for an answer. */
import { afterEach, expect, test, vi } from "vitest";
import { Desk } from "../../../sim/hall/rehearsal/desk";
import { Truth } from "../../../sim/hall/rehearsal/truth";
import { Watcher } from "../../../sim/hall/rehearsal/watcher";

afterEach(() => void vi.useRealTimers());

test("a watcher that ends while it waits for an answer asks no more, so that the program can end", async () => {
  vi.useFakeTimers();
  const desk = new Desk("http://127.0.0.1:1");
  vi.spyOn(desk, "listen").mockReturnValue();
  let refuse: (reason: Error) => void = () => undefined;
  const read = vi.spyOn(desk, "read").mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const truth = new Truth(
    0,
    () => "white",
    () => undefined,
  );
  const watcher = new Watcher(desk, truth, []);
  watcher.begin();
  watcher.end();
  refuse(new Error("the server is gone"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([read.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});
