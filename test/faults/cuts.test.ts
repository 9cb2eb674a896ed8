/** Issue 4, 5(a): ten games with everything; the power goes after every word of flash, in the midst of erases, and again. */
import { describe, expect, test } from "vitest";
import { cutEverywhere } from "./cuts";
import { games } from "./games";
import { place } from "./place";

/** FLAGFALL_FAULTS=all: every torn word, and a second cut after every first one. */
const how = process.env.FLAGFALL_FAULTS === "all" ? { tornEvery: 1, secondEvery: 1 } : { tornEvery: 1, secondEvery: 5 };

describe.each(Object.entries(games))("%s", (_, acts) => {
  test("comes up with what was true, wherever the power went", { timeout: 600_000 }, () => {
    const figures = cutEverywhere(place, acts, how);
    expect(figures.faults).toEqual([]);
    expect(figures.words).toBeGreaterThan(20);
    expect(figures.stalestMs).toBeLessThanOrEqual(10_000);
    expect(figures.secondCuts).toBeGreaterThan(0);
  });
});
