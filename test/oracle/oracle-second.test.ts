/** The second half of the games that the oracle judges. */
import { expect, test } from "vitest";
import { judge, lotsOf } from "./judge";

test.each(lotsOf(1, 2))("console and oracle agree: $count random games from seed $from", ({ from, count }) => {
  expect(judge(from, count).join("\n\n")).toBe("");
});
