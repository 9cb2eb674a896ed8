/** A board with more than two pages keeps the games before the one on the clock, wherever the power goes. */
import { describe, expect, test } from "vitest";
import { flashBytes } from "../../sim/device/flash";
import { imageStore } from "../../sim/journal/image";
import { readJournal } from "../../sim/journal/journal";
import type { Act } from "../soak/act";
import { cutEverywhere } from "./cuts";
import { games } from "./games";
import { place } from "./place";
import { Flash, record } from "./recording";
import { comeUp } from "./verdict";

const series: readonly Act[] = [
  ...(games["levers, a pause, the end"] ?? []),
  ...(games["put away with a sealed move, another game, taken up"] ?? []),
  ...(games["a flag that stops both"] ?? []),
];

describe.each([3, 4, 6])("%i pages", (pages) => {
  const roomy = { ...place, pages };

  test("come up with what was true", () => {
    const figures = cutEverywhere(roomy, series, { tornEvery: 3, secondEvery: 25 });
    expect(figures.faults).toEqual([]);
    expect(figures.erases).toBe(Math.max(0, 5 - pages));
    expect(figures.secondCuts).toBeGreaterThan(0);
  });

  test("hold the last games at every instant", () => {
    const recording = record(roomy, series);
    const flash = new Flash(pages);
    let least = 0;
    for (const operation of recording.operations) {
      flash.apply(operation);
      const cells = flash.copy();
      comeUp(recording, cells);
      const journal = readJournal(imageStore(flashBytes(cells)));
      const lines = typeof journal === "string" ? [] : journal.lines;
      const starts = lines.filter((line) => line.includes('"event":"start"')).length;
      expect(starts).toBeGreaterThanOrEqual(least);
      // Each game takes one page. All but the one before last of three pages stay.
      least = Math.min(starts, pages - 2);
    }
    expect(least).toBe(Math.min(pages - 2, 4));
  });
});
