import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featuresIn } from "../../firmware/virtual-features";
import { factsOf, featuresOf } from "../../sim/boards/facts";
import { boards } from "../../sim/boards/known";
import { benchSource, featuresSource } from "../../sim/build/features/sources";
import { projectRoot } from "../../sim/build/root";
import { powerStep } from "../../sim/device/opening";

test.each([
  ["firmware/app/model/features.ts", featuresSource],
  ["firmware/virtual-features.ts", benchSource],
])("%s is what the table gives (else: npm run features)", (path, source) => {
  const bare = (text: string): string => text.replace(/\s+/g, "");
  expect(bare(readFileSync(join(projectRoot(), path), "utf8"))).toBe(bare(source()));
});

test.each(boards)("a virtual $name reads the features that the definition gives", (board) => {
  const { text } = powerStep(board, { counterStart: 0, driftPpm: 0, operations: false });
  expect(featuresIn(text)).toEqual(factsOf(board).features);
});

test("what needs a feature goes with it, and who is asked has a voice or a motor", () => {
  const { acts, adjournment, journal, recovery, asks } = featuresOf(["link", "recovery"]);
  expect({ acts, adjournment, journal, recovery, asks }).toEqual({
    ...{ acts: false, adjournment: false, journal: false, recovery: false, asks: false },
  });
  expect(featuresOf(["sounds"], ["loudness", "touch"])).toMatchObject({ loudness: false, touch: true, asks: true });
});
