/** Ten games of all kinds: the power fails after every word of flash, during erases, and again during recovery. */
import { describe, expect, test } from "vitest";
import { cutEverywhere } from "./cuts";
import { games } from "./games";
import { place } from "./place";

/** FLAGFALL_FAULTS=all tears every word, and cuts the power a second time after every first cut. */
const how = process.env.FLAGFALL_FAULTS === "all" ? { tornEvery: 1, secondEvery: 1 } : { tornEvery: 1, secondEvery: 5 };

describe.each(Object.entries(games))("%s", (_, acts) => {
  test("comes up with what was true, wherever the power went", () => {
    const figures = cutEverywhere(place, acts, how);
    expect(figures.faults).toEqual([]);
    expect(figures.words).toBeGreaterThan(20);
    expect(figures.stalestMs).toBeLessThanOrEqual(10_000);
    expect(figures.secondCuts).toBeGreaterThan(0);
  });
});
