/** A tournament's report that is far too long. */
import { expect, test } from "vitest";
import type { RoundOrder } from "../../../sim/hall/model/round";
import { clock, planOf } from "./planning";

test("a report of 220,000 lines is refused in one line, at once", () => {
  const lines = Array.from({ length: 220_000 }, () => "001    1");
  const began = performance.now();
  const order: RoundOrder = { from: "trf", name: "", text: ["222 5400", ...lines].join("\n"), firstBoard: 1 };
  expect(() => planOf(order, [clock(1)], true)).toThrow("The file has no pairings.");
  expect(performance.now() - began).toBeLessThan(5000);
});
